/** The report on the URI schemes of the shelf: how the language of each relates to that of URIs today. */
import { namedSets } from '../../generated/registry/ids.js';
import { grammarOf } from '../../src/study/grammars.js';
import { compareRules, shelf, shelfGrammar } from '../../src/study/index.js';
import { code, heading, paragraph, table } from './markdown.js';

const today = namedSets.today[0];

export function shelfReport(): string {
  const grammar = grammarOf(today);
  const uri = grammar.rules.find((rule) => grammar.role(rule) === 'absolute reference') ?? grammar.start;
  const rows = shelf.flatMap(({ source, leftOut, schemes }) =>
    Object.entries(schemes).map(([scheme, rule]) => {
      const { relation, onlyFirst } = compareRules(
        { revision: shelfGrammar(scheme), rule },
        { revision: today, rule: uri },
        { witnesses: 1 },
      );
      const [outside] = onlyFirst;
      return [code(scheme), source, leftOut ?? '', relation, outside === undefined ? '' : code(outside.text)];
    }),
  );
  return (
    heading(2, 'The grammars of schemes') +
    paragraph(
      `For each URI scheme of the shelf, how the strings of its grammar relate to those of ${code(uri)} of ${code(today)}, and a shortest one that the latter does not derive.`,
      'RFC 3986 §4.3 requires that the strings of a scheme are absolute URIs; a fragment is not part of the scheme.',
    ) +
    table(['scheme', 'source', 'left out', 'relation', 'outside'], rows)
  );
}
