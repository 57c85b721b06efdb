/** Writer of generated/audit.md, the report on generated/audit.json and generated/audit-others.json. */
import { readFileSync } from 'node:fs';
import { code, counted, enumeration, heading, paragraph, plain, table } from '../report/markdown.js';
import { growthSentences } from '../../src/audit/learning/growth-text.js';
import { type FamousReading, pitfalls } from './pitfalls.js';
import type { AuditData, AuditedParser, ParserComparisons, AuditResults } from './run-audits.js';

/** Paths of the files from the package root. */
export const auditDataFile = 'generated/audit.json';
export const auditOthersFile = 'generated/audit-others.json';
export const auditReportFile = 'generated/audit.md';

type Relation = AuditedParser['documents'][number]['relation'];

const signs: Readonly<Record<Relation, string>> = {
  equal: '=',
  subset: '⊂',
  superset: '⊃',
  overlapping: '⋈',
  disjoint: '∅',
};

type ReportInput = Omit<AuditResults, 'record'>;

/** Reads the files. */
export function readAudit(): ReportInput {
  return {
    data: JSON.parse(readFileSync(auditDataFile, 'utf8')) as AuditData,
    others: JSON.parse(readFileSync(auditOthersFile, 'utf8')) as readonly ParserComparisons[],
  };
}

/** Returns the report, in Markdown. */
export function auditReport({ data, others }: ReportInput, readings: readonly FamousReading[]): string {
  const parts = [
    '<!-- Made by `npm run audit`. Do not edit. -->\n\n',
    heading(1, 'Which document does your URL parser implement?'),
    introduction(data),
    answers(data),
    limits(data),
    relations(data),
    alike(others),
    classes(data),
    hosts(data),
    pitfalls(readings),
    versions(data),
  ];
  return `${parts.join('').trimEnd()}\n`;
}

const number = (count: number): string => count.toLocaleString('en-US');

function introduction({ date, prefix, parsers, missing, cases, hostCases, length }: AuditData): string {
  return [
    paragraph(
      `On ${date}, ${counted(parsers.length, 'parser')} of URLs were asked, each in its own language by a small adapter, which texts they accept and how they read them.${missing.length > 0 ? ` Not there on that machine: ${enumeration(missing)}.` : ''}`,
    ),
    paragraph(
      `What a parser accepts after ${code(prefix)} was learnt as an automaton, from its answers alone, and that automaton compared with those of the documents over all strings. The comparison is exact on two assumptions: that the automaton of the parser has no more states than were found, and that the characters of a class are alike, of which those of US-ASCII were all asked about in every state, others some of each kind.`,
      'Every string that distinguishes a parser from a document was tested on the parser itself. A limit in the table means that learning stopped there: beyond the strings that were asked, the language is a guess.',
      'Random texts that learning had not asked about test the result: the share of wrong answers shows how far the assumptions are from the truth. The report omits a relation that any answer refutes. If only some characters were asked about, the languages are compared in those; lone surrogates, for example, have no UTF-8 form.',
      'A parser that accepts a text may still change it. A parser that refuses nothing may leave all judgement to its users.',
    ),
    paragraph(
      `The distance of two languages is the share of all strings of ${length} printing characters of US-ASCII that one of them has and the other lacks.`,
      `The classes are of ${number(cases)} texts of the grammar, near misses of them, and URLs with a character changed; the hosts are of ${number(hostCases)} texts at the boundaries of a host.`,
    ),
  ].join('');
}

function answers({ parsers, prefix }: AuditData): string {
  const rows = parsers.map((parser) => {
    const { learnt } = parser;
    if ('problem' in learnt) {
      return [plain(parser.adapter), '–', '–', '–', '–', '–', plain(learnt.problem)];
    }
    const nearest = nearestOf(parser);
    const share = nearest[0]?.share ?? 0;
    const equal = parser.documents.filter(({ relation }) => relation === 'equal').map(({ to }) => to);
    return [
      plain(parser.adapter),
      equal.length > 0
        ? `**${enumeration(equal)}**, exactly`
        : `none; nearest ${enumeration(nearest.map(({ to }) => to))}`,
      percent(share),
      number(learnt.states),
      learnt.isPartial ? 'some' : 'all',
      learnt.heldOut === undefined
        ? '–'
        : `${number(learnt.heldOut.wrong)} of ${number(learnt.heldOut.texts)}`,
      `${number(learnt.queries)}${learnt.thrown === undefined ? '' : `, threw at ${number(learnt.thrown)}`}${learnt.stopped === undefined ? '' : `, to the limit of ${learnt.stopped}`}`,
    ];
  });
  return (
    heading(2, `After ${code(prefix)}`) +
    table(['parser', 'document', 'distance', 'states', 'characters', 'wrong', 'texts asked'], rows)
  );
}

/** Reports where states multiply, and what was learnt to the end in fewer characters. */
function limits({ parsers, prefix }: AuditData): string {
  const rows = parsers.flatMap(({ adapter, learnt }) => {
    if ('problem' in learnt || learnt.growth === undefined) return [];
    const { growth, restricted } = learnt;
    const complete =
      restricted === undefined
        ? ['–', '', '', '']
        : [
            restricted.characters,
            number(restricted.states),
            number(restricted.queries),
            `${number(restricted.heldOut.wrong)} of ${number(restricted.heldOut.texts)}`,
          ];
    return [[adapter, growthSentences(growth, prefix).join(' '), ...complete].map(plain)];
  });
  if (rows.length === 0) return '';
  return (
    heading(2, 'Where learning reached a limit') +
    paragraph(
      'Most states of these parsers are at one place. There, further questions tested repetitions of a text: an automaton needs a state for each number that the parser distinguishes. In fewer characters, learning ended without a limit.',
      'After `xn--`, the value of Punycode digits depends on the number of characters before them, so that a parser that tests the value needs as many states as it allows numbers.',
    ) +
    table(['parser', 'place', 'characters', 'states', 'texts asked', 'wrong'], rows)
  );
}

/** Returns the documents at the least displayed distance. */
function nearestOf({ documents }: AuditedParser): AuditedParser['documents'] {
  const least = percent(Math.min(...documents.map(({ share }) => share)));
  return documents.filter(({ share }) => percent(share) === least);
}

function percent(share: number): string {
  if (share === 0) return '0';
  const percents = share * 100;
  return percents < 0.01
    ? '< 0.01 %'
    : `${percents.toPrecision(2).replace('e+2', '00').replace('1.000', '100')} %`;
}

function relations({ parsers, against }: AuditData): string {
  const learnt = parsers.filter(({ documents }) => documents.length > 0);
  const ids = learnt[0]?.documents.map(({ to }) => to) ?? [];
  const matrix = learnt.map(({ adapter, documents }) => [
    plain(adapter),
    ...documents.map(({ relation, share }) => `${signs[relation]} ${percent(share)}`),
  ]);
  const strings = learnt.flatMap(({ adapter, documents }) =>
    documents
      .filter(({ to }) => to === against)
      .map(({ to, onlyThis, onlyOther }) => [plain(adapter), to, cell(onlyThis), cell(onlyOther)]),
  );
  return (
    heading(2, 'Every parser compared with every document') +
    paragraph(
      'The parser accepts what the document derives (=), some of it (⊂), all of it and more (⊃), or each has strings that the other lacks (⋈), with the distance.',
    ) +
    table(['', ...ids], matrix) +
    paragraph('A shortest string that only the parser, or only the document has; ε is the empty one.') +
    table(['parser', 'document', 'only the parser', 'only the document'], strings)
  );
}

const cell = (text: string | null): string => (text === null ? '' : code(text));

function alike(others: readonly ParserComparisons[]): string {
  const seen = new Set<string>();
  const groups = others.flatMap(({ adapter, parsers }) => {
    const same = [adapter, ...parsers.filter(({ relation }) => relation === 'equal').map(({ to }) => to)];
    if (same.length < 2 || seen.has(adapter)) return [];
    for (const one of same) seen.add(one);
    return [enumeration(same)];
  });
  const rows = others.flatMap(({ adapter, parsers }) => {
    const [nearest] = parsers.toSorted((a, b) => a.share - b.share);
    if (nearest === undefined) return [];
    return [
      [
        plain(adapter),
        plain(nearest.to),
        `${nearest.isBorneOut ? signs[nearest.relation] : '?'} ${percent(nearest.share)}`,
        ...(nearest.isBorneOut ? [cell(nearest.onlyThis), cell(nearest.onlyOther)] : ['guess', '']),
      ],
    ];
  });
  return (
    heading(2, 'The parsers compared with each other') +
    paragraph(
      'Differences of two parsers are computed from their learnt languages. If the parsers themselves do not confirm a difference, because a language is not regular or has more states, it is marked as a guess (?), without a string.',
    ) +
    (groups.length === 0
      ? paragraph('No two of them are known to accept the same language.')
      : paragraph(`These accept the same language: ${groups.join('; ')}.`)) +
    table(['parser', 'nearest other', 'relation', 'only the first', 'only the other'], rows)
  );
}

function classes({ parsers, against, cases }: AuditData): string {
  const rows = parsers.flatMap(({ adapter, classes: found }) =>
    found.map(({ key, count, section = '', witness }, i) => [
      i === 0 ? plain(adapter) : '',
      plain(key),
      section,
      number(count),
      code(witness),
    ]),
  );
  return (
    heading(2, `What they disagree on with ${against}`) +
    paragraph(
      `The most frequent classes of ${number(cases)} texts, differences by design left out: where the one stops that does not accept a text, and at what character; or the components that are read differently.`,
    ) +
    table(['parser', 'class', 'section', 'texts', 'smallest text'], rows)
  );
}

function hosts({ parsers, hosts: pairs, hostCases }: AuditData): string {
  const name = (place: number): string => plain(parsers[place]?.adapter ?? '');
  const rows = pairs.map(({ first, second, count, accepted, witness, readings: [one, other] }) => [
    name(first),
    name(second),
    `${number(count)} of ${number(accepted)}`,
    code(witness),
    code(one),
    code(other),
  ]);
  return (
    heading(2, 'Pairs that read different hosts') +
    paragraph(
      `Of ${number(hostCases)} texts at the boundaries of a host, those that both accept with different hosts: a filter that reads by the one, and a client that reads by the other, may talk of two machines. What a parser declares to change is no difference.`,
    ) +
    table(
      [
        'first',
        'second',
        'of the texts that both accept',
        'smallest text',
        'host of the first',
        'host of the second',
      ],
      rows,
    )
  );
}

function versions({ parsers }: AuditData): string {
  return (
    heading(2, 'Versions') +
    table(
      ['adapter', 'parser', 'version', 'language'],
      parsers.map(({ adapter, name, version, language }) => [adapter, name, version, language].map(plain)),
    )
  );
}
