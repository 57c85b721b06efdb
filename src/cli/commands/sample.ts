/** `sample`: strings of a rule, random and uniform, or covering every alternative; or near misses of them. */

import { declareCommand, option } from '../input/command.js';
import { ruleOrReference, shared } from '../input/options.js';
import { grammarOfRule, regexOptions } from '../input/grammar-options.js';
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
import { quoted } from '../../core/base/visible.js';
import type { Language } from '../../core/language.js';
import {
  aboutLearnt,
  reportPrefix,
  studied,
  withStudyErrors,
  type StudiedLanguage,
  studiedLanguage,
} from '../documents/studies.js';
import { loadLanguage } from '../documents/load-revision.js';
import { csvRecord } from '../output/table.js';
import { withProgress } from '../output/progress.js';
import { shown } from '../output/signs.js';

const defaultLength = 16;
/** Drawing a string takes time quadratic in its length, as the number that draws it has as many digits. */
const maxLength = 1000;
/** Length at which balanced strings head for their end. */
const balancedLength = 100;
const defaultCount = 10;
const maxSeed = 2 ** 32 - 1;

const about = `Prints one string per line; all strings of a length are equally likely.
Without --seed, a seed is chosen and printed on standard error; the same seed
draws the same strings. The default length is ${defaultLength}, or the next possible one.
  --balanced   gives each alternative, option and repetition equal probability
               and covers every rule first, so that ports, IPv4 addresses and
               escapes are not rare. Lengths may exceed --length slightly
  --near-miss  draws strings that are not derivable, one edit from a derivable
               string. A tab and the edit follow
  --cover      prints a few short strings that together use every alternative of
               every reachable rule, and use and skip every option and
               repetition. A tab and the rules that it is the first to use
               follow

In JSON and CSV, "valid" states whether the rule derives the string, "reference"
whether the reference rule does. "suite" lists derivable and underivable
strings.

${aboutLearnt}`;

export const command = declareCommand({
  arguments: [['<REV>', 'the revision'], ruleOrReference],
  options: [
    option('--length <N>', `the length in UTF-16 code units, at most ${maxLength}`, {
      range: [0, maxLength],
    }),
    option('--count <N>', `number of strings (default: ${defaultCount})`, { range: [1, 1_000_000] }),
    option('--seed <N>', 'an integer that determines the strings', { range: [0, maxSeed] }),
    option('--near-miss', 'draw strings that are one edit from a derivable one'),
    option('--balanced', 'give each alternative the same probability'),
    option('--cover', 'print strings that cover the rule', {
      excludes: ['length', 'count', 'seed', 'nearMiss', 'balanced'],
    }),
    shared.csv(),
    ...grammarOfRule,
    ...regexOptions,
    shared.json,
  ],
  about,
  examples: [
    'uri-revisions sample rfc1738 gopherurl --length 30 --seed 1738',
    'uri-revisions sample rfc3986 --near-miss --count 100 --csv > misses.csv',
    'uri-revisions sample url-1997 --cover --json | jq -r .text',
  ],
  run: async (name, ruleName, options, terminal) => {
    const of = await studiedLanguage(name, ruleName, options, terminal);
    reportPrefix(of, terminal);
    const document = typeof of.revision === 'string' ? await loadLanguage(of.revision) : undefined;
    const show = async (text: string, valid: boolean, more: StringFacts, line: string): Promise<void> => {
      const facts = { revision: of.called, rule: of.rule, text, valid, reference: document?.accepts(text) };
      if (options.json) await terminal.printJson({ ...facts, ...more });
      else await terminal.print(options.csv ? record({ ...facts, ...more }) : line);
    };
    if (options.csv) await terminal.print(csvRecord(columns));
    if (options.cover) {
      for (const word of studied(() => coveringStrings(of))) {
        await show(word.text, true, { covers: coveredRules(word) }, coveringLine(word));
      }
      return;
    }
    const seed = options.seed ?? randomInt(maxSeed + 1);
    if (options.seed === undefined) terminal.say(`--seed ${seed} draws the same strings again`);
    const draws = {
      count: options.count ?? defaultCount,
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
      for (const miss of withProgress(withStudyErrors(misses), 'strings', draws.count, terminal)) {
        await show(miss.text, false, { seed, ...miss }, missLine(miss, of.rule, document));
      }
      return;
    }
    const drawn = options.balanced ? studied(balanced) : drawStrings(of, draws);
    for (const text of withProgress(withStudyErrors(drawn), 'strings', draws.count, terminal)) {
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
type StringFacts = Partial<NearMiss> & { readonly seed?: number; readonly covers?: readonly string[] };

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

function record(facts: Readonly<Partial<Record<(typeof columns)[number], Field>>>): string {
  return csvRecord(
    columns.map((column) => {
      const value = facts[column];
      return typeof value === 'object' ? value.join(' ') : value;
    }),
  );
}

/**
 * Returns the default length, or else the nearest one for which the rule has strings, preferably longer. @throws
 * NoWordError
 */
function lengthFor(of: StudiedLanguage): number {
  const draw: SampleOptions = { length: defaultLength, seed: 0 };
  try {
    sampleStrings(of, draw);
    return defaultLength;
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
  const inWord = quoted(word.charAt(offset));
  const what = {
    insertion: `${quoted(character ?? '')} inserted`,
    deletion: `${inWord} deleted`,
    substitution: `${inWord} replaced by ${quoted(character ?? '')}`,
  }[edit];
  const other =
    document?.accepts(text) === true
      ? `; not derivable from ${rule}, but derivable from ${document.start}`
      : '';
  return `${shown(text)}\t${what} at offset ${offset} of ${shown(word)}${other}\n`;
}
