/** `compare`: the readings of a string in several revisions, next to each other, with differences marked. */

import { declareCommand, option } from '../input/command.js';
import {
  baseIsForDocuments,
  type GrammarOptions,
  grammarOptions,
  regexOptions,
} from '../input/grammar-options.js';
import { shared } from '../input/options.js';
import { type ComparisonRow, revision, type RevisionId } from '../../api/index.js';
import { revisions, namedSets } from '../../../generated/registry/ids.js';
import type { Revision } from '../../core/revision.js';
import { unknownName, type UnknownNameError } from '../../core/base/unknown-name.js';
import { visible } from '../../core/base/visible.js';
import { chosenRevisions, comparedByDefault } from '../../core/base/revision-sets.js';
import { csvTable, type Form, markdownTable, show, type Table } from '../output/table.js';
import { isNoRevision, namesIn, noteBase, revisionsAmong } from '../documents/load-revision.js';
import { Misuse, severalDocuments } from '../output/errors.js';
import { differSign, legend, absentSign, cut, shown, valueCell, emptySign } from '../output/signs.js';
import type { Terminal, Colours } from '../output/terminal.js';
import { type ComparedDocument, type ComparedField, Comparison, list, stopsAt } from '../../core/compare.js';
import { type Cell, cells, columns, fits, wrap } from '../output/columns.js';
import { codeSpan } from '../../study/formatting/markdown.js';
import { sectionInWords } from '../../core/base/citation.js';
import type { Finding } from '../../core/prose/check.js';
import { reason } from '../../core/reading/error-message.js';
import { type UrlReading, urlReading } from '../../study/url-reading.js';

/** Names the parser. */
const urlParser = `Node's URL (${process.version})`;

/** Explains the sign in a reading. */
const urlLegend = `${differSign} in Node's URL: not the string's component, even after the listed changes`;

/** The parser's result for one string. */
interface UrlRow extends Partial<UrlReading> {
  readonly reading: 'no URL class' | 'failure' | 'unchanged' | 'resolved' | 'rewritten';
}

/** Reads strings against a base. @throws Misuse if the base is no URL */
function urlRow(text: string, base: string | undefined): UrlRow {
  if (base !== undefined && urlReading(base)?.href === undefined)
    throw new Misuse(`--base: ${urlParser} does not parse this URL`);
  const read = urlReading(text, base);
  if (read === undefined) return { reading: 'no URL class' };
  const { href, changes, differs } = read;
  if (href === undefined) return { reading: 'failure' };
  const isSame = changes.length + differs.length === 0;
  return { reading: isSame ? (href === text ? 'unchanged' : 'resolved') : 'rewritten', ...read };
}

/** Formats the row as text: the reading, its changes, and the URL with its components. */
function urlRowText(row: UrlRow, { colours, width }: Pick<Terminal, 'colours' | 'width'>): string {
  const { reading, changes = [], differs = [] } = row;
  const lines = [
    ...wrap(`${urlParser}, a parser of the WHATWG URL Standard: ${reading}`, width),
    ...wrap(changes.join(', '), width),
  ].filter((line) => line !== '');
  const table = urlValues(row).map(({ name, value, isOther }) => [
    ...cells([name], colours.bold),
    valueCell([cut(shown(value))], isOther, colours),
  ]);
  const signs = differs.length === 0 ? '' : `\n${colours.dim(wrap(urlLegend, width).join('\n'))}\n`;
  return `${lines.join('\n')}\n${table.length === 0 ? '' : `\n${columns(table, width)}`}${signs}`;
}

/** Returns the URL and its components, without those that both the URL and the string lack. */
function urlValues({ href, components, differs = [] }: UrlRow): readonly {
  readonly name: string;
  readonly value: string | undefined;
  readonly isOther: boolean;
}[] {
  const values = Object.entries({ href, ...components }).map(([name, value]) => ({
    ...{ name, value },
    isOther: differs.some((other) => other === name),
  }));
  return values.filter(({ value, isOther }) => value !== undefined || isOther);
}

/** The names of the columns of ruleAnswers. */
const answerColumns = ['string', 'document', 'rule', 'derivable', 'section', 'remarks'] as const;

/** Returns a row for each document, also for one without the rule. */
function ruleAnswers({ text, rows }: Comparison): readonly (readonly string[])[] {
  return rows.map((row) => {
    const { revision, start, derivable } = row;
    const verdict = derivable === undefined ? 'no such rule' : derivable ? 'yes' : 'no';
    return [text, revision, start, verdict, sectionOf(row) ?? '', remarksOn(row).join(' ')];
  });
}

/** Returns the same as objects for JSON, one for each string. */
function ruleAnswersJson(compared: Comparison): object {
  const answers = compared.rows.map((row) => {
    const { revision, start, derivable, conforming, findings, error } = row;
    return {
      ...{ revision, rule: start, derivable, conforming, section: sectionOf(row), findings },
      error: error?.toJSON(),
    };
  });
  return { text: compared.text, conclusion: compared.conclusion(), answers };
}

function isToday({ revision }: ComparisonRow): boolean {
  return namedSets.today.some((id) => id === revision);
}

/** Explains the verdict of the standard today in lines, if it is compared: its findings, or where and why it refuses. */
function aboutToday({ rows }: Comparison): readonly string[] {
  const row = rows.find(isToday);
  if (row?.derivable === undefined) return [];
  const { revision, derivable } = row;
  const remarks = remarksOn(row);
  const what = derivable ? 'Findings of its prose' : `Matching stops in section ${sectionOf(row) ?? ''}`;
  const sentence = remarks.length === 0 ? 'Its prose yields no finding about this string.' : `${what}:`;
  return [`${revision} is today's standard. ${sentence}`, ...remarks, ...(row.error?.advice ?? [])];
}

/** Cites the prose of the other documents that forbid the string, in lines. */
function forbiddenByOthers({ rows }: Comparison): readonly string[] {
  const others = rows.filter((row) => row.derivable && row.conforming === false && !isToday(row));
  const [first] = others;
  if (first === undefined) return [];
  const cited = others.map(({ revision, findings }) => {
    const sections = findings.flatMap(({ level, section }) => (level === 'violation' ? [section] : []));
    return `${revision} (${[...new Set(sections)].join(', ')})`;
  });
  return [`Forbidden by the prose of ${list(cited)}. "findings -r ${first.revision}" explains it.`];
}

/** Returns the section that decides: the one that defines the rule, or the one of the rule in which the text stops. */
function sectionOf({ section, error }: ComparisonRow): string | undefined {
  return error?.section ?? section;
}

function remarksOn({ findings, error }: ComparisonRow): readonly string[] {
  if (error === undefined) return findings.map(inWords);
  return [`${reason(error)}, inside ${error.open[0]?.rule ?? error.start}.`];
}

function inWords({ level, section, message }: Finding): string {
  return `${level} (${sectionInWords(section)}): ${message}`;
}

const defaultCount = chosenRevisions(comparedByDefault).length;

const about = `The default is ${defaultCount} revisions; -r all compares ${revisions.length}. A value with ${differSign} differs from the
nearest one before it. Revisions with the same values share a column.
"production" lists the matching rules, outermost first. "stops at" is where
matching stops; lines below the table list revisions that accept the rejected
character ("acceptedBy" in JSON). --url-parser shows a reading by the WHATWG URL
Standard, not a verdict. --json, --csv and --markdown print long values whole.`;

export const command = declareCommand({
  arguments: [['<URL...>', 'the strings to compare']],
  options: [
    shared.revisions(comparedByDefault.join(',')),
    option('--rule <RULE>', 'ask every revision whether this rule derives the strings', {
      excludes: ['start', 'base', 'markdown'],
    }),
    shared.start,
    shared.base('start'),
    ...grammarOptions,
    ...regexOptions,
    option('--url-parser', "add the reading of Node's own URL class", { excludes: ['rule', 'start'] }),
    option('--markdown', 'print one table in Markdown', { excludes: ['csv', 'json'] }),
    shared.csv(),
    shared.json,
  ],
  about,
  exit: { 1: 'at least one revision does not derive a string' },
  examples: [
    'uri-revisions compare http://a_b/',
    'uri-revisions compare --rule host a_b',
    "uri-revisions compare 'http://h/a b' //g --markdown -r rfc1738,rfc3986",
  ],
  run: async (texts, options, terminal) => {
    const { documents, grammars } = await asked(options, terminal);
    if (options.rule !== undefined)
      return answer(texts, options.rule, [...grammars, ...documents], options, terminal);
    if (options.base !== undefined && documents.length === 0) throw new Misuse(baseIsForDocuments);
    if (!options.urlParser) noteBase(documents, options.base, terminal);
    const among = [...grammars, ...withStart(documents, options.start, terminal)];
    const starting = { start: options.start, base: options.base };
    const named = options.start === undefined ? undefined : allDocuments();
    const all: Compared[] = [];
    for (const text of texts) {
      const compared = new Comparison(text, among, starting, named);
      if (compared.rows.some(({ derivable }) => !derivable)) terminal.end(1);
      const url = options.urlParser && urlRow(text, options.base);
      all.push({ compared, url });
      if (options.markdown || options.csv) continue;
      if (options.json)
        await terminal.printJson({
          text,
          rows: await rowsJson(compared.rows),
          ...(url && { url: { parser: urlParser, ...url } }),
        });
      else
        await terminal.print(
          `${all.length === 1 ? '' : '\n'}${comparison(compared, options.revisions === undefined, terminal)}${url ? `\n${urlRowText(url, terminal)}` : ''}`,
        );
    }
    if (options.markdown) {
      const lines = markdownTable(comparisonTable(all, markdownCode));
      const hasOther = all.some(({ url }) => url?.differs?.length);
      await terminal.print(`${lines}\n${legend(lines)}\n${hasOther ? `\n${urlLegend}\n` : ''}`);
    } else if (options.csv) {
      await terminal.print(csvTable(comparisonTable(all, String)));
    }
  },
});

/** A string in the documents, and its reading by the URL class if requested. */
interface Compared {
  readonly compared: Comparison;
  readonly url: UrlRow | undefined;
}

/** The documents of a comparison, and the grammars that are no document's, which have the first columns. */
interface Asked {
  readonly documents: readonly Revision[];
  readonly grammars: readonly ComparedDocument[];
}

/** Returns what is compared: by default, a grammar with the standard today. @throws UnknownNameError; as readingGrammar */
async function asked(
  options: GrammarOptions & { readonly revisions?: string; readonly rule?: string },
  terminal: Terminal,
): Promise<Asked> {
  const names = options.revisions === undefined ? [] : namesIn(options.revisions);
  const others = names.filter(isNoRevision);
  const named = revisionsAmong(names);
  const isAlone = named.length === 0 && others.length > 0;
  const byDefault = isAlone ? ['today'] : options.rule === undefined ? comparedByDefault : ['all'];
  const ids = named.length > 0 ? named : chosenRevisions(byDefault);
  if (isAlone) terminal.say(`compared with ${ids.join()}, today's standard; -r selects other documents`);
  const documents = ids.map((id): Revision => revision(id));
  if (others.length === 0) return { documents, grammars: [] };
  const [{ readingGrammar }, { comparedGrammar }] = await Promise.all([
    import('../documents/studies.js'),
    import('../lines/compared-grammar.js'),
  ]);
  const grammars: ComparedDocument[] = [];
  for (const name of others)
    grammars.push(comparedGrammar(await readingGrammar(name, options, terminal), terminal));
  return { documents, grammars };
}

/** Returns all documents, whose rules may name a start. */
function allDocuments(): readonly Revision[] {
  return revisions.map((id) => revision(id));
}

/** Answers whether a rule derives the texts, for each document, in the requested form. @throws UnknownNameError */
async function answer(
  texts: readonly string[],
  rule: string,
  among: readonly ComparedDocument[],
  options: Form,
  terminal: Terminal,
): Promise<void> {
  const named = allDocuments();
  const compared = texts.map((text) => new Comparison(text, among, { start: rule }, named));
  if (compared[0]?.rows.every(({ reading }) => reading === undefined)) throw noRule(among, rule);
  if (compared.some(({ agreement }) => agreement.refusing.length > 0)) terminal.end(1);
  const { bold } = terminal.colours;
  const text = (one: Comparison): string => {
    const rows = ruleAnswers(one).map(([, ...row]) => row.map(visible));
    const table = [cells(answerColumns.slice(1, -1), bold), ...rows.map((row) => cells(row.slice(0, -1)))];
    const remarks = rows.flatMap(([id = '', ...row]) => {
      const remark = row.at(-1) ?? '';
      return remark === '' ? [] : wrap(`${id}: ${remark}`, terminal.width);
    });
    const lines = remarks.length === 0 ? [] : ['', ...remarks];
    const below = lines.map((line) => `${line}\n`).join('');
    return `${headingOf(one, terminal)}\n\n${columns(table, terminal.width)}${below}`;
  };
  await show(
    options,
    {
      objects: compared.map(ruleAnswersJson),
      table: () => [answerColumns, ...compared.flatMap(ruleAnswers)],
      text: () => compared.map(text).join('\n'),
    },
    terminal,
  );
}

/**
 * Returns the documents that have the start rule, by its name or its role, and reports the others. @throws
 * UnknownNameError if none has it
 */
function withStart<Document extends ComparedDocument>(
  among: readonly Document[],
  start: string | undefined,
  terminal: Terminal,
): readonly Document[] {
  if (start === undefined) return among;
  const { rows } = new Comparison('', among, { start }, allDocuments());
  const having = among.filter((_, i) => rows[i]?.reading !== undefined);
  const without = among.filter((one) => !having.includes(one));
  if (having.length === 0) throw noRule(among, start);
  if (without.length > 0)
    terminal.say(
      `omitted, because they have no rule "${visible(start)}": ${without.map(({ id }) => id).join(', ')}`,
    );
  return having;
}

/** Returns the error for a rule that no compared document has. */
function noRule(among: readonly ComparedDocument[], rule: string): UnknownNameError {
  const names = new Set(among.flatMap(({ rules }) => rules.map(({ name }) => name)));
  const [only, ...others] = among;
  const of = only !== undefined && others.length === 0 ? only.id : severalDocuments;
  return unknownName(`rule of ${of}`, rule, [...names]);
}

/** Returns the rows, each with the status of its document, whose module is loaded only for this. */
async function rowsJson(rows: readonly ComparisonRow[]): Promise<readonly object[]> {
  const { about: aboutDocument } = await import('../../study/index.js');
  const statusOf = (id: RevisionId) => (revisions.includes(id) ? aboutDocument(id).status : undefined);
  return rows.map((row) => ({ ...row.toJSON(), status: statusOf(row.revision) }));
}

/** The lines of a field's value; `differs` is true if it differs from the nearest earlier one. */
interface Value {
  readonly lines: readonly string[] | undefined;
  readonly differs: boolean;
}

/**
 * Formats the compared text, the conclusion, the comparison, the places where some revisions stop and others continue,
 * and a legend of the signs used.
 */
function comparison(
  compared: Comparison,
  isDefault: boolean,
  { colours, width }: Pick<Terminal, 'colours' | 'width'>,
): string {
  const { bold, dim } = colours;
  const { fields, rows, runs } = compared;
  const names = runs.map((run) => run.map((i) => rows[i]?.revision ?? ''));
  const folded = fields.map((field) => {
    const values = valuesOf(field);
    return { label: field.name, values: runs.map(([first = 0]) => values[first] ?? nothing) };
  });
  const heading = cells(['', ...names.map(() => '')], bold).map((cell, i) => ({
    ...cell,
    lines: chain(names[i - 1] ?? []),
  }));
  const table = [
    heading,
    ...folded.map(({ label, values }) => [...cells([label], bold), ...cellsOf(values, colours)]),
  ];
  const isTable = runs.length === 1 || fits(table, width);
  const body = isTable ? columns(table, width) : paragraphs(names, folded, { colours, width });
  const remarks = [acceptedByLines(compared), forbiddenByOthers(compared), aboutToday(compared)]
    .filter(({ length }) => length > 0)
    .map((lines) => `\n${lines.flatMap((line) => wrap(line, width)).join('\n')}\n`);
  const count = isDefault
    ? `${rows.length} of ${revisions.length} documents are compared; -r all compares all.`
    : '';
  const signs = legend(body);
  return [
    `${headingOf(compared, { colours, width }, count)}\n\n${body}`,
    ...remarks,
    ...(signs === '' ? [] : [`\n${dim(signs)}\n`]),
  ].join('');
}

/** Formats the compared text and the conclusion. @param more a sentence that follows */
function headingOf(
  compared: Comparison,
  { colours, width }: Pick<Terminal, 'colours' | 'width'>,
  more = '',
): string {
  const conclusion = wrap(visible(`${compared.conclusion()} ${more}`.trim()), width).join('\n');
  return `${colours.bold(shown(compared.text))}\n\n${conclusion}`;
}

const nothing: Value = { lines: undefined, differs: false };

/** Returns the value of a field for each document, in lines. */
function valuesOf({ values, differs }: ComparedField): readonly Value[] {
  return values.map((value, i) => ({
    lines:
      value === undefined
        ? undefined
        : typeof value === 'object' && value
          ? value
          : [shown(value ?? undefined)],
    differs: differs[i] ?? false,
  }));
}

/** Returns the ids of a run, a line for each. */
function chain(ids: readonly string[]): readonly string[] {
  return ids.map((id, i) => (i < ids.length - 1 ? `${id} =` : id));
}

function cellsOf(values: readonly Value[], colours: Colours): readonly Cell[] {
  return values.map(({ lines, differs }) => {
    if (lines === undefined) return { lines: [] };
    return valueCell(lines, differs, colours, lines.join('\n') === absentSign ? colours.dim : String);
  });
}

/** Formats the revisions of each run next to all their values. */
function paragraphs(
  names: readonly (readonly string[])[],
  fields: readonly { readonly label: string; readonly values: readonly Value[] }[],
  { colours, width }: Pick<Terminal, 'colours' | 'width'>,
): string {
  const left = Math.max(...names.flatMap(chain).map(({ length }) => length));
  const rows = names.map((ids, run) => {
    const values = fields.flatMap(({ label, values }) => {
      const { lines = [], differs } = values[run] ?? { differs: false };
      const parts = lines.map((line, i) => `${cut(line)}${i < lines.length - 1 ? outer : ''}`);
      return parts.map((part, i) => (i === 0 ? `${differs ? differSign : ''}${label} ${part}` : part));
    });
    return [
      { lines: chain(ids), paint: colours.bold },
      { lines: packed(values, width - left - 2), exact: true },
    ];
  });
  const between: readonly Cell[] = [{ lines: [''] }];
  return columns(
    rows.flatMap((row, i) => (i === 0 ? [row] : [between, row])),
    width,
  );
}

/** Follows a production that contains the next. */
const outer = ' /';

/** Packs as many items on a line as fit. */
function packed(parts: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const gap = last?.endsWith(outer) ? ' ' : '   ';
    if (last === undefined || last.length + gap.length + part.length > width) lines.push(part);
    else lines.splice(-1, 1, `${last}${gap}${part}`);
  }
  return lines;
}

/** Lists, for each place where a revision stops, the revisions that continue there. */
function acceptedByLines({ rows }: Comparison): readonly string[] {
  const lines = rows.flatMap(({ reading, acceptedBy }) => {
    if (reading?.offset === undefined || acceptedBy === undefined || acceptedBy.length === 0) return [];
    const { offset, found } = reading;
    return [
      `${stopsAt({ offset, found })}: ${found === undefined ? 'derived by' : 'accepted by'} ${acceptedBy.join(', ')}`,
    ];
  });
  return [...new Set(lines)];
}

/**
 * Returns a table with a column for each revision, for several texts: the heading, then for each text a row for each
 * field. Marked values differ from the nearest earlier one. The URL class has the last column, if requested.
 */
function comparisonTable(all: readonly Compared[], cell: (value: string) => string): Table {
  const [first] = all;
  const ids = first?.compared.rows.map(({ revision }) => revision) ?? [];
  const heading = ['string', 'what', ...ids, ...(first?.url ? [urlParser] : [])];
  const body = all.flatMap(({ compared: { text, fields }, url }) => {
    const own = new Map(url && urlCells(url, cell));
    const column = (name: string): readonly string[] => (url ? [own.get(name) ?? ''] : []);
    const rows = fields.map((field) => {
      const values = valuesOf(field).map(
        ({ lines, differs }) =>
          (differs ? differSign : '') + (lines === undefined ? '' : cell(lines.join(' / '))),
      );
      return [field.name, ...values, ...column(field.name)];
    });
    const names = [...own.keys()].filter((name) => fields.every((field) => field.name !== name));
    return [...rows, ...names.map((name) => [name, ...ids.map(() => ''), ...column(name)])].map((row) => [
      cell(shown(text)),
      ...row,
    ]);
  });
  return [heading, ...body];
}

/** Returns the cells of the URL class, by the names of their rows. */
function urlCells(url: UrlRow, cell: (value: string) => string): readonly (readonly [string, string])[] {
  const values = urlValues(url).map(
    ({ name, value, isOther }) => [name, (isOther ? differSign : '') + cell(shown(value))] as const,
  );
  return [['reading', url.reading], ['changes', url.changes?.join(', ') ?? ''], ...values];
}

/** Returns a displayable value as code, whatever backquotes and bars it contains; signs and verdicts unchanged. */
function markdownCode(shown: string): string {
  if (['yes', 'no', '', absentSign, emptySign].includes(shown)) return shown;
  return codeSpan(shown);
}
