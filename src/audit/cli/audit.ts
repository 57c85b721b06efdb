/** `audit`: the disagreements of another parser and documents. */

import { declareCommand, option, type OptionsOf } from '../../cli/input/command.js';
import { shared } from '../../cli/input/options.js';
import {
  adapters,
  audit,
  auditRecord,
  type Audit,
  auditMarkdown,
  auditSarif,
  baselineOf,
  readBaseline,
  withoutBaseline,
  isDisagreement,
  issueReport,
  type RecordEntry,
  type Parser,
} from '../index.js';
import { knownName } from '../../core/base/unknown-name.js';
import { baselineIn, checkWritable, writeBaseline } from '../../cli/input/baseline-file.js';
import { textsFor, textsIn } from './cases.js';
import { quoted } from '../../core/base/visible.js';
import { compareParsers } from './compare-parsers.js';
import {
  adapterNamed,
  adapterTrouble,
  installAdapters,
  listAdapters,
  placesOf,
  startAdapter,
  started,
} from './parsers.js';
import { learnAndPrint } from './learning.js';
import { auditBlocks, auditTable } from './report.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { Misuse, standardInput } from '../../cli/output/errors.js';
import { loadRevision, revisionsNamed } from '../../cli/documents/load-revision.js';
import { blocksOn } from '../../cli/output/blocks.js';
import { type Cell, cells, columns } from '../../cli/output/columns.js';
import { grouped } from '../../study/formatting/format-text.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { csvTable, type Form, show } from '../../cli/output/table.js';
import { cut, legend, shown } from '../../cli/output/signs.js';

/** Options of an audit against documents only. */
const ofDocuments = ['suite', 'size', 'seed', 'classes', 'format', 'report', 'baseline', 'writeBaseline'];
/** Options of every call that asks a parser. */
const ofParsers = ['command', 'revisions', 'cases', 'timeout', ...ofDocuments];

const formats = ['table', 'markdown', 'json', 'sarif'] as const;

const about = `Name an adapter (see --list), or give a command that follows
src/audit/README.md. Strings are drawn from the grammars, or come from --suite
or --cases. Disagreements are grouped into classes, each with a reduced string.
--list, --install, --between, --on-record and --learn replace the audit.`;

const optionList = [
  option('--list', 'list the adapters, and show which can run here', {
    excludes: ['install', ...ofParsers],
  }),
  option('--install', 'prepare the adapters', { excludes: ofParsers }),
  option('--between', 'compare parsers with each other', {
    excludes: ['list', 'install', 'revisions', ...ofDocuments],
  }),
  option('--command <COMMAND>', 'a shell command that starts an adapter', { repeats: true }),
  shared.revisions('today'),
  option('--on-record <TEXT>', "show each parser's recorded answer to TEXT", {
    excludes: ['list', 'install', 'between', 'learn', ...ofParsers],
  }),
  option('--cases <FILE>', 'strings, one per line, or a suite; "-" for stdin', {
    excludes: ['size', 'seed'],
  }),
  option('--suite', "test with the documents' suites", { excludes: ['cases'] }),
  option('--size <N>', 'number of strings to draw', { range: [1, 10_000_000], byDefault: 40_000 }),
  option('--seed <N>', 'an integer that selects the strings', {
    range: [0, 2 ** 32 - 1],
    byDefault: 0,
  }),
  option('--classes <N>', 'show at most N classes', { range: [0, 10_000], byDefault: 20 }),
  option('--timeout <MS>', 'milliseconds to wait for an answer', { range: [1, 3_600_000], byDefault: 5000 }),
  option('--format <FORMAT>', `the format: ${formats.join(', ')}`, {
    byDefault: 'table',
    excludes: ['json'],
  }),
  option('--report', "print issue texts for the parser's maintainers", {
    excludes: ['json', 'csv', 'format', 'baseline'],
  }),
  option('--baseline <FILE>', 'ignore the classes in this file'),
  option('--write-baseline <FILE>', 'write the classes to this file'),
  option('--cache <DIR>', 'the folder of prepared adapters'),
  option('--learn', 'learn the language that the parser accepts', {
    excludes: ['cases', 'list', 'install', 'between', ...ofDocuments],
  }),
  option('--prefix <TEXT>', 'with --learn: the prefix of every tested string'),
  option('--alphabet <TEXT>', 'with --learn: the only characters to test'),
  option('--without <TEXT>', 'with --learn: characters not to test'),
  option('--extra <K>', 'with --learn: allow K more states', { range: [0, 10] }),
  option('--seeds <FILE>', 'with --learn: strings to test first, as in --cases'),
  option('--queries <N>', 'with --learn: up to N strings (default: 20,000,000)', {
    range: [1, 1_000_000_000],
  }),
  shared.csv('format', 'install', 'learn'),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[NAME...]', 'an adapter; --install and --between accept several']],
  options: optionList,
  about,
  topics: ['parsers'],
  exit: {
    0: 'parser and revisions agree, or another mode succeeded',
    1: 'parser and revisions disagree, or learning reached a limit',
  },
  examples: [
    'uri-revisions audit node-url -r rfc3986',
    'uri-revisions audit --between node-url python-urllib php',
    'uri-revisions audit go --baseline known.json --format sarif',
  ],
  run: async (names, options, terminal) => {
    const places = placesOf(terminal, options.cache);
    if (options.list) {
      if (names.length > 0) throw new Misuse('--list expects no names');
      await listAdapters(places, options, terminal);
      return;
    }
    if (options.install) {
      await installAdapters(names, places, terminal);
      return;
    }
    if (options.onRecord !== undefined) {
      await printRecord(options.onRecord, names, options, terminal);
      return;
    }
    const format = knownName('format', options.format, formats);
    const isJson = options.json === true || format === 'json';
    const isLearning = options.learn === true;
    const needing = ['prefix', 'alphabet', 'without', 'extra', 'seeds', 'queries'] as const;
    const useless = needing.find((name) => !isLearning && options[name] !== undefined);
    if (useless !== undefined) throw new Misuse(`--${useless} needs --learn`);
    if (options.between) {
      await compareParsers(names, options, places, terminal);
      return;
    }
    const adapter = adapters.find(({ name }) => name === names[0]);
    const claimed = options.report ? adapter?.claim?.revision : undefined;
    const ids = revisionsNamed(options.revisions ?? claimed ?? (isLearning ? 'all' : 'today'));
    if (isLearning) {
      await learnOne(names, ids, options, terminal);
      return;
    }
    const documents = await Promise.all(ids.map(loadRevision));
    const baseline =
      options.baseline === undefined ? {} : await baselineIn(options.baseline, terminal, readBaseline);
    if (options.writeBaseline !== undefined)
      checkWritable(options.writeBaseline, options.cases === undefined ? [] : [options.cases]);
    const parser = await parserOf(names, options, terminal);
    try {
      const texts = textsFor(ids, options, terminal);
      const whole = await adapterTrouble(() =>
        audit(parser, documents, texts, {
          onProgress: (cases) => {
            terminal.status(`${grouped(cases)} strings`);
          },
        }),
      );
      if (whole.cases === 0) throw new Misuse('the list contains no strings');
      if (options.writeBaseline !== undefined) writeBaseline(options.writeBaseline, baselineOf(whole));
      const found = withoutBaseline(baseline, whole);
      if (options.report) {
        const reports = blocksOn(terminal);
        for (const [i, document] of documents.entries()) {
          const audited = found.documents[i];
          if (audited === undefined) continue;
          await reports(
            await adapterTrouble(() => issueReport(parser, document, audited, options.classes, adapter)),
          );
        }
      } else if (isJson) await terminal.printJson(found);
      else if (options.csv) await terminal.print(csvTable(auditTable(found)));
      else if (format === 'markdown') await terminal.print(auditMarkdown(found));
      else if (format === 'sarif') {
        const place = options.baseline ?? options.cases;
        await terminal.printJson(auditSarif(found, place === standardInput ? undefined : place));
      } else await blocksOn(terminal)(auditBlocks(found, options.classes, terminal));
      terminal.end(isAgreed(found) ? 0 : 1);
      const answered = whole.cases - (whole.documents[0]?.verdicts.error ?? 0);
      if (answered < whole.cases * minAnsweredShare) {
        const texts = `${grouped(answered)} of ${grouped(whole.cases)} strings`;
        terminal.say(`error: the adapter answered ${texts}: too few for a result`);
        terminal.end(2);
      }
    } finally {
      await adapterTrouble(() => parser.close());
    }
  },
});

async function learnOne(
  names: readonly string[],
  revisions: readonly RevisionId[],
  { prefix = '', alphabet, without, extra, seeds: file, queries, json, ...options }: Options,
  terminal: Terminal,
): Promise<void> {
  if (alphabet !== undefined && Array.from(alphabet).every((one) => without?.includes(one)))
    throw new Misuse('--alphabet expects at least one character that --without does not exclude');
  const seeds: string[] = [];
  if (file !== undefined) {
    for await (const text of textsIn(file, terminal))
      if (text.startsWith(prefix)) seeds.push(text.slice(prefix.length));
    if (seeds.length === 0) throw new Misuse(`no string in --seeds begins with ${quoted(prefix, 60)}`);
  }
  const parser = await parserOf(names, options, terminal);
  try {
    const request = {
      parser,
      revisions,
      date: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
      json: json === true,
      options: {
        prefix,
        seeds,
        ...(alphabet !== undefined && { alphabet }),
        ...(without !== undefined && { without }),
        ...(extra !== undefined && { extraStates: extra }),
        ...(queries !== undefined && { limits: { queries } }),
      },
    };
    await learnAndPrint(request, terminal);
  } finally {
    await adapterTrouble(() => parser.close());
  }
}

/** The least share of texts that an adapter must be able to ask about. */
const minAnsweredShare = 0.1;

function isAgreed({ documents }: Audit): boolean {
  return documents.every(({ classes }) => !classes.some(({ verdict }) => isDisagreement(verdict)));
}

async function parserOf(names: readonly string[], options: Options, terminal: Terminal): Promise<Parser> {
  const { command: commands = [], timeout, cache } = options;
  const [[name], [command]] = [names, commands];
  if (names.length + commands.length !== 1) {
    throw new Misuse(
      'audit expects the name of one adapter, or --command; "uri-revisions audit --list" lists the names',
    );
  }
  if (command !== undefined) return started(command, timeout, terminal);
  return startAdapter(name ?? '', placesOf(terminal, cache), timeout, terminal);
}

/** Prints the record of these adapters, or of all. @throws UnknownNameError */
async function printRecord(
  text: string,
  names: readonly string[],
  form: Form,
  terminal: Terminal,
): Promise<void> {
  const wanted = names.map((name) => adapterNamed(name).name);
  const record = await auditRecord();
  const unrecorded = wanted.find((name) => !record.file.parsers.some(({ adapter }) => adapter === name));
  if (unrecorded !== undefined) {
    throw new Misuse(`${unrecorded} is not recorded; "uri-revisions audit --between" tests it live`);
  }
  const known = record.of(text).filter(({ adapter }) => wanted.length === 0 || wanted.includes(adapter));
  const columnNames = ['parser', 'accepts', 'host', 'source'];
  const rows = known.map((entry) => [
    shown(text),
    entry.adapter,
    verdictOf(entry),
    shown(entry.host),
    entry.explanation,
  ]);
  await show(
    form,
    {
      objects: known.map((entry) => ({ text, ...entry })),
      table: () => [['text', ...columnNames], ...rows],
      text: () => columns([cells(columnNames, terminal.colours.bold), ...known.map(row)], terminal.width),
    },
    terminal,
  );
  if (form.json || form.csv) return;
  const signs = legend(known.flatMap(({ host }) => shown(host)));
  if (signs !== '') terminal.say(signs);
}

function row(entry: RecordEntry): readonly Cell[] {
  const { adapter, host, explanation } = entry;
  return [
    ...cells([adapter, verdictOf(entry)]),
    { lines: [cut(shown(host))], exact: true },
    { lines: [explanation] },
  ];
}

function verdictOf({ accepts }: RecordEntry): string {
  return accepts === undefined ? 'unknown' : accepts ? 'yes' : 'no';
}
