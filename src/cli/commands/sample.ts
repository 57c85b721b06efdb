/** `sample`: strings of a rule, random and uniform, or covering every alternative; or near misses of them. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOfRule, aboutGrammars } from '../input/grammar-options.js';
import { randomInt } from 'node:crypto';
import {
  automatonOf,
  bnfOf,
  coveringStrings,
  type CoveringWord,
  drawNearMisses,
  drawStrings,
  type NearMiss,
  NoWordError,
  type SampleOptions,
  sampleStrings,
} from '../../study/index.js';
import { drawBalanced } from '../../study/sampling/cover.js';
import { drawNearMissesOf } from '../../study/sampling/near-miss.js';
import { visible } from '../../core/base/visible.js';
import type { Language } from '../../core/language.js';
import {
  aboutLearnt,
  sayPrefix,
  studied,
  studiedEach,
  type StudiedLanguage,
  studiedLanguage,
} from '../documents/studies.js';
import { loadLanguage } from '../documents/load-revision.js';
import { csvRecord } from '../output/table.js';
import { shown } from '../output/signs.js';

const usualLength = 16;
/** Drawing a string takes time quadratic in its length, as the number that draws it has as many digits. */
const longest = 1000;
/** Length at which balanced strings head for their end. */
const balancedLength = 100;
const usualCount = 10;
const largestSeed = 2 ** 32 - 1;

const about = `Each line is a string, and each string of the length is equally likely. Without
--seed one is drawn and told on standard error; the same seed draws the same
strings. Without --length it is ${usualLength}, or the next length that the rule has.

--balanced draws over the rules instead: each alternative, option and repetition
is taken or left with the same chance, and first the rules are gone through in
turn, so that ports, IPv4 addresses and escapes are not rare; strings are then
of any length, and end soon after --length.

--near-miss draws strings that are not derivable, one edit away from one that
is, or with --balanced from one of as many drawn so; the edit follows after a
tab. --cover prints a few short strings that
together use every alternative of every rule that the rule reaches, and both
take and skip every option and repetition; after a tab come the rules that a
string is the first to use. ε is the empty string.

--json has strings as they are; "valid" tells whether the rule derives the
string, "reference" whether the reference rule of the document does: a near miss
of one rule may be derived by another. --csv has the same as records. For
derivable and other strings in one list, each labelled, ask "suite --size N".

${aboutGrammars}

${aboutLearnt}`;

export const command = declareCommand({
  arguments: [
    ['<REV>', 'the revision'],
    ['[RULE]', 'the rule (its reference rule by default)'],
  ],
  options: [
    option('--length <N>', `the length of the strings, in UTF-16 code units, at most ${longest}`, {
      range: [0, longest],
    }),
    option('--count <N>', `how many strings (${usualCount} by default)`, { range: [1, 1_000_000] }),
    option('--seed <N>', 'an integer that determines what is drawn', { range: [0, largestSeed] }),
    option('--near-miss', 'draw strings that only just fail to be derivable'),
    option('--balanced', 'draw evenly over the rules'),
    option('--cover', 'give strings that cover the rule', {
      excludes: ['length', 'count', 'seed', 'nearMiss', 'balanced'],
    }),
    shared.csv(),
    ...grammarOfRule,
    shared.json,
  ],
  about,
  exit: { 0: 'drawn' },
  examples: [
    'uri-revisions sample rfc1738 gopherurl --length 30 --seed 1738',
    'uri-revisions sample rfc1738 httpurl --balanced --count 100 --json',
    'uri-revisions sample rfc1738 httpurl --near-miss --csv > misses.csv',
    'uri-revisions sample rfc2396bis-01 --near-miss --count 100 --seed 1',
    'uri-revisions sample url-1997 --cover --json | jq -r .text',
  ],
  run: async (name, ruleName, options, terminal) => {
    const of = await studiedLanguage(name, ruleName, options, terminal);
    sayPrefix(of, terminal);
    const document = typeof of.revision === 'string' ? await loadLanguage(of.revision) : undefined;
    const show = async (text: string, valid: boolean, more: More, line: string): Promise<void> => {
      const told = { revision: of.called, rule: of.rule, text, valid, reference: document?.accepts(text) };
      if (options.json) await terminal.printJson({ ...told, ...more });
      else await terminal.print(options.csv ? record({ ...told, ...more }) : line);
    };
    if (options.csv) await terminal.print(csvRecord(columns));
    if (options.cover) {
      for (const word of studied(() => coveringStrings(of))) {
        await show(word.text, true, { covers: coveredRules(word) }, coveringLine(word));
      }
      return;
    }
    const seed = options.seed ?? randomInt(largestSeed + 1);
    if (options.seed === undefined) terminal.say(`--seed ${seed} draws the same again`);
    const draws = {
      count: options.count ?? usualCount,
      seed,
      length: options.length ?? (options.balanced ? balancedLength : studied(() => lengthFor(of))),
    };
    const balanced = (): Generator<string> => drawBalanced(bnfOf(of.revision), of.rule, draws);
    if (options.nearMiss) {
      const misses = options.balanced
        ? nearMissesOf(
            studied(() => [...balanced()]),
            of,
            draws,
          )
        : drawNearMisses(of, draws);
      for (const miss of studiedEach(misses)) {
        await show(miss.text, false, { seed, ...miss }, missLine(miss, of.rule, document));
      }
      return;
    }
    const drawn = options.balanced ? studied(balanced) : drawStrings(of, draws);
    for (const text of studiedEach(drawn)) {
      await show(text, true, { seed }, `${shown(text)}\n`);
    }
  },
});

/** Returns near misses of drawn strings. */
function nearMissesOf(
  words: readonly string[],
  of: StudiedLanguage,
  draws: SampleOptions,
): Generator<NearMiss> {
  // Reports a rule without strings.
  if (words.length === 0) return drawNearMisses(of, draws);
  const list = { size: BigInt(words.length), at: (index: bigint) => words[Number(index)] ?? '' };
  return drawNearMissesOf(
    studied(() => automatonOf(of)),
    list,
    draws,
  );
}

/** Additional facts about a string: the draw, its coverage, its origin. */
type More = Partial<NearMiss> & { readonly seed?: number; readonly covers?: readonly string[] };

/** The members of the records, in JSON by the same names. */
const columns = [
  'revision',
  'rule',
  'text',
  'valid',
  'reference',
  'seed',
  'covers',
  'word',
  'edit',
  'offset',
  'character',
] as const;

type Field = string | number | boolean | readonly string[] | undefined;

function record(told: Readonly<Partial<Record<(typeof columns)[number], Field>>>): string {
  return csvRecord(
    columns.map((column) => {
      const value = told[column];
      return typeof value === 'object' ? value.join(' ') : value;
    }),
  );
}

/**
 * Returns the default length, or else the nearest one for which the rule has strings, preferably longer. @throws
 * NoWordError
 */
function lengthFor(of: StudiedLanguage): number {
  const draw: SampleOptions = { length: usualLength, seed: 0 };
  try {
    sampleStrings(of, draw);
    return usualLength;
  } catch (error) {
    const nearest = error instanceof NoWordError ? error.nearest.at(-1) : undefined;
    if (nearest === undefined) throw error;
    return nearest;
  }
}

/** Returns the rules of which a string is the first to use an alternative. */
function coveredRules({ covers }: CoveringWord): readonly string[] {
  return [...new Set(covers.map(({ rule }) => rule))];
}

function coveringLine(word: CoveringWord): string {
  return `${shown(word.text)}\t${coveredRules(word).join(' ')}\n`;
}

function missLine(
  { text, word, edit, offset, character }: NearMiss,
  rule: string,
  document: Language | undefined,
): string {
  const what = character === undefined ? edit : `${edit} of "${visible(character)}"`;
  const other = document?.accepts(text) === true ? `; no ${rule}, but derivable from ${document.start}` : '';
  return `${shown(text)}\t${what} at offset ${offset} of ${shown(word)}${other}\n`;
}
