/** `ambiguity`: the ambiguous rules of a document's BNF, each with a shortest ambiguous string. */

import { declareCommand } from '../input/command.js';
import { ruleOrAll, shared } from '../input/options.js';
import { grammarOfRule, regexOptions } from '../input/grammar-options.js';
import {
  type Ambiguity,
  ambiguity,
  bnfOf,
  derivations,
  type DerivationsOfText,
  formatAmbiguity,
  formatDerivations,
  jsonable,
} from '../../study/index.js';
import { cells, columns, wrap } from '../output/columns.js';
import { type Form, show, type Table } from '../output/table.js';
import { cut, shown } from '../output/signs.js';
import {
  aboutLearnt,
  isLearnt,
  studied,
  type StudiedLanguage,
  studiedLanguage,
} from '../documents/studies.js';
import type { Terminal } from '../output/terminal.js';

const about = `A rule is ambiguous if some string has two derivations from it. The decision
covers all strings; the string shown is a shortest one. "growth" classifies the
number of derivations by string length: bounded, polynomial, exponential, or
infinite (already for one string). With a RULE, the derivations of the shortest
string are drawn, and the one that the document's policy picks is marked as the
reading.

${aboutLearnt}`;

export const command = declareCommand({
  arguments: [['<REV>', 'the revision'], ruleOrAll],
  options: [shared.csv(), ...grammarOfRule, ...regexOptions, shared.json],
  about,
  examples: [
    'uri-revisions ambiguity rfc3986',
    'uri-revisions ambiguity url-1997 absoluteURL',
    "uri-revisions ambiguity rfc1738 --json | jq -r 'select(.ambiguous).rule'",
  ],
  run: async (name, ruleName, options, terminal) => {
    const asked = await studiedLanguage(name, ruleName, options, terminal);
    const { revision } = asked;
    const isOne = ruleName !== undefined || isLearnt(asked);
    if (isOne && !options.csv) {
      await showOne(asked, options, terminal);
      return;
    }
    const all = isOne ? [asked] : bnfOf(revision).rules.map(({ name: rule }) => ({ revision, rule }));
    const verdicts = decided(all);
    await show(
      options,
      {
        objects: jsonOf(verdicts),
        table: () => tableOf(verdicts),
        text: () => textOf([...verdicts], terminal),
      },
      terminal,
    );
  },
});

/** Yields the verdicts on rules as they are reached. */
function* decided(all: readonly Pick<StudiedLanguage, 'revision' | 'rule'>[]): Generator<Ambiguity> {
  for (const one of all) yield studied(() => ambiguity(one));
}

function* jsonOf(verdicts: Iterable<Ambiguity>): Generator<object> {
  for (const verdict of verdicts) yield jsonable(verdict);
}

function tableOf(verdicts: Iterable<Ambiguity>): Table {
  const rows = Array.from(verdicts, (verdict) => {
    if (!verdict.ambiguous) return [verdict.rule, false, '', '', ''];
    const { rule, shortest, growth } = verdict;
    return [rule, true, shown(shortest.text), `${shortest.count}`, growth];
  });
  return [['rule', 'ambiguous', 'shortest ambiguous string', 'derivations', 'growth'], ...rows];
}

async function showOne(of: StudiedLanguage, form: Form, terminal: Terminal): Promise<void> {
  const verdict = studied(() => ambiguity(of));
  const shortest: DerivationsOfText | undefined = verdict.ambiguous
    ? studied(() => derivations(verdict.shortest.text, of))
    : undefined;
  const members = shortest && { derivations: jsonable(shortest) };
  const drawn = shortest === undefined ? '' : `\n${formatDerivations(shortest)}`;
  const text = (): string => formatAmbiguity(verdict) + drawn;
  await show(form, { objects: [{ ...jsonable(verdict), ...members }], text }, terminal);
}

const maxShownLength = 40;

function textOf(verdicts: readonly Ambiguity[], { colours, width }: Terminal): string {
  const rows = verdicts.flatMap((verdict) => {
    if (!verdict.ambiguous) return [];
    const { shortest, growth } = verdict;
    return [[verdict.rule, cut(shown(shortest.text), maxShownLength), String(shortest.count), growth]];
  });
  const heading = ['rule', 'shortest ambiguous string', 'derivations', 'growth'];
  const others = verdicts.filter(({ ambiguous }) => !ambiguous).map(({ rule }) => rule);
  return [
    ...(rows.length > 0
      ? [columns([cells(heading, colours.bold), ...rows.map((row) => cells(row))], width)]
      : []),
    ...(others.length > 0 ? [`${wrap(`unambiguous: ${others.join(', ')}`, width).join('\n')}\n`] : []),
  ].join('\n');
}
