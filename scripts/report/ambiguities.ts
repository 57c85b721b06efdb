/** The report on ambiguity: which rules, since which string, and which derivation the document's policy picks. */
import { ambiguity } from '../../src/study/ambiguity/ambiguity.js';
import type { Growth } from '../../src/study/ambiguity/growth.js';
import { explainDerivations } from '../../src/study/ambiguity/explain-derivations.js';
import { formatDerivations } from '../../src/study/formatting/format-derivations.js';
import { readingOf } from '../../src/study/grammars.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { block, code, counted, heading, paragraph, table } from './markdown.js';
import { ambiguityRemarks } from './remarks.js';
import { cited, type Source, type Sources } from './sources.js';

const growths: Readonly<Record<Growth, string>> = {
  bounded: 'no more',
  polynomial: 'ever more, as a power of the length',
  exponential: 'ever more, exponentially',
  infinite: 'infinitely many',
};

/** Strings whose derivations are drawn. */
const drawn: readonly (readonly [RevisionId, rule: string, text: string])[] = [
  ['rfc1738', 'url', 'http://h'],
  ['url-1997', 'URL-reference', '//g'],
  ['rfc2396bis-01', 'authority', '1.2.3.4'],
];

export function ambiguitiesReport(sources: Sources): string {
  return (
    heading(2, 'Ambiguity') +
    ambiguityRemarks(sources)
      .map((remark) => paragraph(remark))
      .join('') +
    sources.all.map(documentReport).join('') +
    heading(3, 'Some derivations') +
    drawn.map(([revision, rule, text]) => derivationsReport(sources.get(revision), rule, text)).join('')
  );
}

function documentReport(source: Source): string {
  const { revision, grammar } = source;
  const rows = grammar.rules.flatMap((rule) => {
    const verdict = ambiguity(grammar.bnf, rule);
    if (!verdict.ambiguous) return [];
    const { shortest, growth, most } = verdict;
    const more =
      most === undefined || most.count === shortest.count
        ? growths[growth]
        : `at most ${String(most.count)}: ${code(most.text)}`;
    return [[cited(source, rule), code(shortest.text), String(shortest.count), more]];
  });
  return (
    heading(3, `In ${revision}`) +
    paragraph(`${counted(rows.length, 'rule')} of ${grammar.rules.length} are ambiguous.`) +
    table(['rule', 'shortest ambiguous string', 'derivations', 'other strings have'], rows)
  );
}

function derivationsReport({ revision, grammar }: Source, rule: string, text: string): string {
  const reading = readingOf(revision, rule, text);
  return block(formatDerivations(explainDerivations(grammar.bnf, rule, text, { reading })));
}
