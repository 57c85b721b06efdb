/**
 * `npm run report`: writes generated/report.md. With --check it writes nothing and fails if the file is stale. The report
 * depends on grammar/, the code and one file of results that a long test verifies, so it is the same byte for byte every time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { abouts } from '../generated/registry/abouts.js';
import { ambiguity } from '../src/grammar/ambiguity/ambiguity.js';
import { explainDerivations } from '../src/grammar/ambiguity/tree-derivations.js';
import type { Growth } from '../src/grammar/ambiguity/growth.js';
import type { ExampleKind } from '../src/grammar/bnf/examples.js';
import { formatDerivations } from '../src/study/formatting/format-derivations.js';
import { formatAlphabets } from '../src/study/formatting/format-tables.js';
import { printedReadings, readingOf, grammarOf } from '../src/study/grammars.js';
import { alphabetOf, alphabetsOf } from '../src/study/relations/alphabet.js';
import type { Comparison } from '../src/study/relations/compare-rules.js';
import {
  type CorrectionEffect,
  diffPrintedGrammar,
  type LanguageChange,
} from '../src/study/relations/diff.js';
import { type MatrixCell, matrixOf, type MatrixRow } from '../src/study/relations/matrix.js';
import { loadExamples } from './load/examples.js';
import { drawnOf, paragraphsOf } from './report/claims.js';
import { documentsReport, lineageReport, proofReport, sharesReport, strings } from './report/lineage.js';
import {
  block,
  characterCode,
  code,
  counted,
  enumeration,
  grammarText,
  heading,
  paragraph,
  table,
} from './report/markdown.js';
import { cited, onlySection, section, type Source, Sources } from './report/sources.js';
import { naiveReport, transcriptionsReport } from './report/transcriptions.js';
import { parserReport } from './report/parser-states.js';
import { regexReport } from './report/regexes.js';
import { wholeReport } from './report/whole.js';
import { namedSets } from '../generated/registry/ids.js';
import { compareRules, shelf, shelfGrammar } from '../src/study/index.js';

/** Path of the report from the package root. */
const reportFile = 'generated/report.md';

/** Returns the report, in Markdown. @throws Error if a remark is false */
function report(): string {
  const sources = new Sources();
  const years = sources.all.map(({ document }) => document.date.slice(0, 4)).sort();
  const whole = sources.all.flatMap((source) => {
    const only = onlySection(source);
    return only === undefined ? [] : [`${code(source.revision)} (${section(only)})`];
  });
  const parts = [
    '<!-- Made by `npm run report`. Do not edit. -->\n\n',
    heading(1, 'The documents of URL syntax, compared by proof'),
    paragraph(
      `The documents from ${years[0] ?? ''} to ${years.at(-1) ?? ''} define what a URL is. This report says exactly how their grammars differ, where they are ambiguous, and what it takes to transcribe them.`,
    ),
    paragraph(
      'Nothing here is sampled. Every rule of every document, with the misprints corrected, denotes a regular language, and languages are compared as minimal automata: "the same strings" means all strings.',
      'Each string shown is a shortest one of its kind, with legible characters if there is a choice. Of several strings the first is a shortest, and the others are of other kinds.',
      'Derivable means derivable from the grammar. This report ignores what the prose of a document forbids in addition.',
    ),
    paragraph(
      'In strings, ε is the empty string, ␣ is a space, and `\\u{…}` is an invisible character. A rule is cited with its section if the grammar of its document is in several sections.',
      `One section has the whole grammar of ${enumeration(whole)}.`,
    ),
    documentsReport(sources),
    sharesReport(sources),
    examplesReport(sources),
    proofReport(sources),
    transcriptionsReport(sources),
    matrixReport(sources),
    lineageReport(sources),
    alphabetsReport(sources),
    ambiguitiesReport(sources),
    correctionsReport(sources),
    naiveReport(sources),
    wholeReport(),
    shelfReport(),
    parserReport(),
    regexReport(),
  ];
  return `${parts.join('').trimEnd()}\n`;
}

const kinds: readonly ExampleKind[] = [
  'valid',
  'invalid',
  'resolves',
  'equals',
  'differs',
  'splits',
  'extracted',
  'denotes',
  'encodes',
];

function examplesReport(sources: Sources): string {
  const rows = sources.all.map(({ revision }) => {
    const examples = loadExamples(revision);
    const ofKinds = kinds.map((kind) => examples.filter((example) => example.kind === kind).length);
    const contradicted = examples.filter(({ contradiction }) => contradiction !== undefined).length;
    return [code(revision), ...[...ofKinds, examples.length, contradicted].map(String)];
  });
  return (
    heading(2, 'The examples') +
    paragraph(
      'Every worked example and table row that a document prints is checked against its grammar and its algorithms.',
      'The last column counts those that the document contradicts elsewhere.',
    ) +
    table(['revision', ...kinds.map(code), 'all', 'contradicted'], rows)
  );
}

const signs: Readonly<Record<LanguageChange, string>> = {
  unchanged: '=',
  widened: '+',
  narrowed: '−',
  changed: '±',
};

function matrixReport(sources: Sources): string {
  const rows = matrixOf(sources.all.map(({ grammar }) => grammar));
  const isShared = ({ cells }: MatrixRow): boolean => cells.filter((cell) => cell !== undefined).length > 1;
  const revisions = sources.all.map(({ revision }) => revision);
  const single = revisions.map((revision, i) => {
    const names = rows.filter((row) => !isShared(row) && row.cells[i] !== undefined).map(({ name }) => name);
    return names.length === 0 ? [] : [`${code(revision)}: ${names.join(', ')}.`];
  });
  return (
    heading(2, 'Every role in every document') +
    paragraph(
      'A role is what a rule is for, whatever its name. Where a document has the role, its rule is named, and how its language relates to that of the document before it that has the role:',
      '`=` the same strings; `+` strings added; `−` strings removed; `±` both.',
    ) +
    table(
      ['role', ...revisions.map(code)],
      rows.filter(isShared).map(({ name, cells }) => [name, ...cells.map(cellText)]),
    ) +
    paragraph('Roles of one document only:', ...single.flat())
  );
}

function cellText(cell: MatrixCell | undefined): string {
  if (cell === undefined) return '';
  const sign = cell.change === undefined ? '' : `${signs[cell.change]} `;
  return `${sign}${code(cell.rules[0] ?? '')}`;
}

/** The roles that URLs are split into. */
const roles = ['scheme', 'user', 'password', 'host', 'port', 'path', 'segment', 'query', 'fragment'];

const marks = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).filter((c) =>
  /\W|_/.test(c),
);

function alphabetsReport(sources: Sources): string {
  const rows = sources.all.map((source) => {
    const { raw, escaped } = alphabetOf(source.grammar.automaton(source.grammar.start));
    const never = marks.filter((mark) => !raw.includes(mark));
    const isEscaped = never.every((mark) => escaped.includes(mark)) ? 'as escapes' : 'not even as escapes';
    return [
      code(source.revision),
      cited(source, source.grammar.start),
      characterCode(never.join('')),
      isEscaped,
    ];
  });
  return (
    heading(2, 'Which characters may stand where') +
    sources.all.map((source) => paragraphsOf(sources, source, 'alphabet')).join('') +
    paragraph('Printing characters that stand in no reference as themselves:') +
    table(['revision', 'reference rule', 'not as themselves', 'otherwise'], rows) +
    paragraph('And role by role, of the rule that has the role:') +
    block(
      formatAlphabets(
        alphabetsOf(
          sources.all.map(({ grammar }) => grammar),
          roles,
        ),
      ),
    )
  );
}

function correctionsReport(sources: Sources): string {
  const reports = sources.all.map((source) => {
    const { start, corrections } = diffPrintedGrammar(source.grammar, printedReadings(source.revision), {
      witnesses: 3,
    });
    const sum =
      corrections.length === 0 ? 'Nothing is corrected.' : `${counted(corrections.length, 'correction')}.`;
    return (
      heading(3, `In ${source.revision}`) +
      paragraph(sum) +
      corrections.map((effect) => correctionReport(source, effect, start)).join('')
    );
  });
  return (
    heading(2, 'What the corrections change') +
    paragraph(
      'A correction repairs a misprint that the document itself, or its sibling, settles; a rule that is merely surprising stays as printed.',
      'Each is undone here on its own, and the grammar read as printed compared with the grammar as corrected.',
    ) +
    reports.join('')
  );
}

function correctionReport(source: Source, effect: CorrectionEffect, start: string): string {
  const { rule, printed, corrected, reason, evidence } = effect.correction;
  const head = `**${cited(source, rule)}**: printed ${grammarText(printed)}, read as ${grammarText(corrected)}. ${reason} Evidence: ${evidence}.`;
  if (!effect.readable) {
    return paragraph(
      head,
      'As printed, the notation does not allow the rule, and there is no language to compare.',
    );
  }
  const effects = [
    `${code(rule)} ${languages(effect.rule)}`,
    rule === start ? [] : `${code(start)} ${languages(effect.start)}`,
  ].flat();
  return paragraph(head, ...effects);
}

/** Describes the effect of the correction on a language. */
function languages({ relation, onlyFirst, onlySecond }: Comparison): string {
  if (relation === 'equal') return 'derives the same strings either way.';
  const lost = onlyFirst.length === 0 ? [] : [`loses ${strings(onlyFirst)}`];
  const gained = onlySecond.length === 0 ? [] : [`gains ${strings(onlySecond)}`];
  return `${[...lost, ...gained].join(' and ')}.`;
}

const growths: Readonly<Record<Growth, string>> = {
  bounded: 'no more',
  polynomial: 'ever more, as a power of the length',
  exponential: 'ever more, exponentially',
  infinite: 'infinitely many',
};

function ambiguitiesReport(sources: Sources): string {
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
    const { shortest, growth, maximum } = verdict;
    const more =
      maximum === undefined || maximum.count === shortest.count
        ? growths[growth]
        : `at most ${String(maximum.count)}: ${code(maximum.text)}`;
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

const text = report();
const isFresh = existsSync(reportFile) && readFileSync(reportFile, 'utf8') === text;
if (!process.argv.includes('--check')) {
  writeFileSync(reportFile, text);
  process.stderr.write(`${isFresh ? 'unchanged' : 'wrote'} ${reportFile}\n`);
} else if (!isFresh) {
  process.stderr.write(`stale: ${reportFile}; npm run report\n`);
  process.exitCode = 1;
}

/** Reports how the language of each URI scheme of the shelf relates to that of URIs today. */
function shelfReport(): string {
  const today = namedSets.today[0];
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
