/** The report on ambiguity: which rules, since which string, and which derivation the document's policy picks. */
import { ambiguity } from '../../src/study/ambiguity/ambiguity.js';
import type { Growth } from '../../src/study/ambiguity/growth.js';
import { explainDerivations } from '../../src/study/ambiguity/explain-derivations.js';
import { formatDerivations } from '../../src/study/formatting/format-derivations.js';
import { readingOf } from '../../src/study/grammars.js';
import { abouts } from '../../generated/registry/abouts.js';
import { drawnOf, paragraphsOf } from './claims.js';
import { block, code, counted, heading, paragraph, table } from './markdown.js';
import { cited, section, type Source, type Sources } from './sources.js';

const growths: Readonly<Record<Growth, string>> = {
  bounded: 'no more',
  polynomial: 'ever more, as a power of the length',
  exponential: 'ever more, exponentially',
  infinite: 'infinitely many',
};

export function ambiguitiesReport(sources: Sources): string {
  return (
    heading(2, 'Ambiguity') +
    paragraph(
      'A rule is ambiguous when some string has two derivations from it.',
      'That does not change what is derivable, but what a string means: which part of it is the host, and which the path.',
      'It is decided for each rule; of an ambiguous one a shortest string is shown.',
    ) +
    paragraph(
      'The documents say in words which derivation is meant, some outright, some by implication.',
      'That derivation is the reading; the parsers of this package return it.',
    ) +
    policyTable(sources) +
    sources.all.map((source) => paragraphsOf(sources, source, 'ambiguity')).join('') +
    sources.all.map(documentReport).join('') +
    heading(3, 'Some derivations') +
    sources.all
      .flatMap((source) => drawnOf(source).map(([rule, text]) => derivationsReport(source, rule, text)))
      .join('')
  );
}

function policyTable(sources: Sources): string {
  const rows = sources.all.map(({ revision }) => {
    const { section: where, quote, reading } = abouts[revision].policy;
    return [code(revision), section(where), `“${quote}”`, reading];
  });
  return table(['revision', 'where', 'in words', 'what comes first'], rows);
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
