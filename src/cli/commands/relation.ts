/** `relation`: the relation of the languages of two rules, with witnesses. */

import { visible } from '../../core/base/visible.js';
import { declareCommand } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOfRule, regexOptions } from '../input/grammar-options.js';
import { compareRules, type Comparison, formatComparison } from '../../study/index.js';
import { depthMarker, type MarkedSide, withDepthMarks } from '../documents/grammar-file.js';
import { isLanguage } from '../documents/load-revision.js';
import { Misuse } from '../output/errors.js';
import { show, type Table } from '../output/table.js';
import { shown } from '../output/signs.js';
import { derivableDeeper } from '../../study/formatting/format-text.js';
import { aboutLearnt, nameOf, studied, type StudiedLanguage, studiedLanguage } from '../documents/studies.js';

const about = `The relation is decided over all strings: equal, subset, superset, overlapping
or disjoint. The first string of each kind is a shortest one. For further
strings, the other rule stops at other offsets or characters. CSV has one record
per string.

${aboutLearnt}`;

const itsRule = 'its rule (default: its start rule)';

export const command = declareCommand({
  arguments: [
    ['<REV>', 'a revision'],
    ['[RULE]', itsRule],
    ['[REV2]', 'the same or another revision'],
    ['[RULE2]', itsRule],
  ],
  options: [shared.witnesses, shared.csv(), ...grammarOfRule, ...regexOptions, shared.json],
  about,
  examples: [
    'uri-revisions relation rfc1738 host rfc3986 host',
    'uri-revisions relation urn rfc3986 URI',
    "uri-revisions relation --regex '^https?://[^ ]+$' rfc3986 URI",
  ],
  run: async (revision, ...rest) => {
    const [rule, otherRevision, otherRule, options, terminal] = rest;
    const [one, other] = pairsOf([revision, rule, otherRevision, otherRule]);
    let first = await studiedLanguage(one.name, one.rule, options, terminal);
    let second = await studiedLanguage(other.name, other.rule, { ...options, start: undefined }, terminal);
    // Two files may have one name.
    if (typeof first.revision !== 'string' && first.called === second.called && one.name !== other.name) {
      first = { ...first, called: visible(one.name) };
      second = { ...second, called: visible(other.name) };
    }
    const { witnesses } = options;
    const decided = studied(() =>
      compareRules(first, second, { ...(witnesses !== undefined && { witnesses }) }),
    );
    const side = ({ revision, rule }: StudiedLanguage): MarkedSide => ({
      mark: depthMarker(revision, terminal),
      rule,
    });
    const comparison = withDepthMarks(decided, side(first), side(second));
    const [prefix = ''] = [first.prefix, second.prefix].sort((a, b) => b.length - a.length);
    const [a, b] = [first, second].map(({ called, rule }) => ({ revision: called, rule }));
    const names = { first: nameOf(first, prefix), second: nameOf(second, prefix) };
    await show(
      options,
      {
        objects: [{ first: a, second: b, ...(prefix !== '' && { prefix }), ...comparison }],
        table: () => tableOf(comparison),
        text: () => formatComparison({ ...names, comparison }),
      },
      terminal,
    );
  },
});

interface Named {
  readonly name: string;
  readonly rule?: string | undefined;
}

/** Divides the arguments between two languages; either rule may be missing. @throws Misuse without a second language */
function pairsOf(names: readonly (string | undefined)[]): readonly [Named, Named] {
  const [first = '', ...rest] = names.filter((name) => name !== undefined);
  const rule =
    rest.length === 3 || (rest.length === 2 && !isLanguage(rest[0] ?? '')) ? rest.shift() : undefined;
  const [name, otherRule] = rest;
  if (name === undefined) throw new Misuse('a second revision is needed');
  return [
    { name: first, rule },
    { name, rule: otherRule },
  ];
}

function tableOf({ relation, onlyFirst, onlySecond, both }: Comparison): Table {
  const kinds = [
    ['first only', onlyFirst],
    ['second only', onlySecond],
  ] as const;
  const rows = kinds.flatMap(([kind, witnesses]) =>
    witnesses.map(({ text, offset, found, mayBeDeeper }) => [
      ...[relation, kind, shown(text), offset, found],
      mayBeDeeper ? derivableDeeper : '',
    ]),
  );
  return [
    ['relation', 'derived by', 'text', 'offset at which the other stops', 'character there', 'remark'],
    ...rows,
    ...both.map((text) => [relation, 'both', shown(text), '', '', '']),
  ];
}
