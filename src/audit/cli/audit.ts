/** `audit`: the disagreements of another parser and documents. */

import { declareCommand, option, type OptionsOf } from '../../cli/input/command.js';
import { shared } from '../../cli/input/options.js';
import {
  audit,
  type Audit,
  auditMarkdown,
  auditSarif,
  beyond,
  isDisagreement,
  type OnRecord,
  type Parser,
  readRecord,
} from '../index.js';
import { knownName } from '../../core/base/unknown-name.js';
import { baselineIn, checkWritable, writeBaseline, textsFor } from './cases.js';
import { compareParsers } from './between.js';
import {
  adapterNamed,
  adapterTrouble,
  installAdapters,
  listAdapters,
  placesOf,
  startAdapter,
  started,
} from './parsers.js';
import { learnAndTell } from './learning.js';
import { auditBlocks, auditTable } from './report.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { Misuse, standardInput } from '../../cli/output/errors.js';
import { loadRevision, revisionsNamed, takeLearnt } from '../../cli/documents/load-revision.js';
import { blocksOn } from '../../cli/output/blocks.js';
import { type Cell, cells, columns, wrap } from '../../cli/output/columns.js';
import { grouped } from '../../study/formatting/format-text.js';
import type { Terminal } from '../../cli/output/terminal.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvTable, type Form, show } from '../../cli/output/table.js';
import { cut, legend, shown } from '../../cli/output/signs.js';

/** Options of an audit against documents only. */
const ofDocuments = ['suite', 'size', 'seed', 'classes', 'format', 'baseline', 'writeBaseline'];
/** Options of every call that asks a parser. */
const ofParsers = ['command', 'revisions', 'cases', 'timeout', ...ofDocuments];

const formats = ['table', 'markdown', 'json', 'sarif'] as const;

const about = `A parser is known by the name of a ready adapter (--list has them), or run by a
command that speaks the line protocol of adapters: src/audit/README.md tells how
to write one. --install prepares adapters that need it, once, in a folder of the
user's cache or in --cache; it may take packages from npm, PyPI or crates.io.
Nothing else here uses a network.

The texts are those of --cases, one a line or, if the name ends in .json or
.jsonl, a list in any format of "suite"; or with --suite the suites that kill
every fault of what the documents accept and read, which takes time to make; or
else ones of the documents' grammars, near misses of them, and URLs with a
character changed on which parsers are known to differ. What a parser cannot
tell, or says that it changes, counts for nothing; nor does what differs by
design. Disagreements come in classes: where the one stops that does not accept
a text, and at what character, or which components are read differently. Each
has a text that is made as small as it can be by leaving out characters. A crash
or a time-out of the parser is found with its text, and the parser is started
again; a crash is also what it throws and does not document.

--baseline FILE leaves out the classes that FILE names, so that only new ones
are told and count for the exit code; --write-baseline FILE keeps those that
there are. SARIF shows its results at the file of --baseline, or of --cases.

--between asks two parsers or more, each by its name or by --command, for texts
at the boundaries of the host (or those of --cases), and tells what any two of
them accept and read with another host, or else another user or port. Neither
needs to be right.

--on-record tells what parsers make of TEXT as far as is known, and runs none:
whether each accepts it, which host it read, and whether it was asked, in the
audit of generated/audit.md, or its learnt automaton says so, and how often that
agreed with the parser.

--learn asks for as many texts as it takes to know the automaton of what the
parser accepts, or of what it accepts after --prefix, and tells how it relates
to each revision. The classes of characters are found, unless --alphabet gives
all that are asked about. The result is exact under assumptions, which are told;
--extra K asks more, so that it also is if the parser's automaton has K states
more.

--csv prints a record for each class, of those by design too, or with --list for
each adapter, with --between for each component that two parsers read with
another value, with --on-record for each parser.

${wrap(`The JSON is for a file whose name ends in ".json"; ${takeLearnt} take it as a revision.`, 80).join('\n')}`;

const optionList = [
  option('--list', 'list the adapters, and which of them can run here', {
    excludes: ['install', ...ofParsers],
  }),
  option('--install', 'prepare the adapters', { excludes: ofParsers }),
  option('--between', 'compare parsers with each other', {
    excludes: ['list', 'install', 'revisions', ...ofDocuments],
  }),
  option('--command <COMMAND>', 'a command for the shell, which is an adapter', { repeats: true }),
  shared.revisions('today'),
  option('--on-record <TEXT>', 'tell what is known of TEXT and the parsers', {
    excludes: ['list', 'install', 'between', 'learn', ...ofParsers],
  }),
  option('--cases <FILE>', 'the texts, one a line or as suites are written; "-" for standard input', {
    excludes: ['size', 'seed'],
  }),
  option('--suite', "ask for the documents' suites", { excludes: ['cases'] }),
  option('--size <N>', 'how many texts, if there is no file', { range: [1, 10_000_000], byDefault: 40_000 }),
  option('--seed <N>', 'an integer that determines what is drawn', { range: [0, 2 ** 32 - 1], byDefault: 0 }),
  option('--classes <N>', 'show at most so many classes', { range: [0, 10_000], byDefault: 20 }),
  option('--timeout <MS>', 'milliseconds for an answer', { range: [1, 3_600_000], byDefault: 5000 }),
  option('--format <FORMAT>', `how to tell it: ${formats.join(', ')}`, {
    byDefault: 'table',
    excludes: ['json'],
  }),
  option('--baseline <FILE>', 'tell no class that is in this file'),
  option('--write-baseline <FILE>', 'write the classes to this file'),
  option('--cache <FOLDER>', 'where adapters are prepared'),
  option('--learn', 'learn what the parser accepts', {
    excludes: ['cases', 'list', 'install', 'between', ...ofDocuments],
  }),
  option('--prefix <TEXT>', 'with --learn: what stands before every text'),
  option('--alphabet <TEXT>', 'with --learn: the only characters to ask about'),
  option('--extra <K>', 'with --learn: for K states more', { range: [0, 10] }),
  option('--queries <N>', 'with --learn: ask for at most so many texts (20,000,000 by default)', {
    range: [1, 1_000_000_000],
  }),
  shared.csv('format', 'install', 'learn'),
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[NAME...]', 'the adapter of the parser; with --install, adapters, all by default']],
  options: optionList,
  about,
  exit: {
    0: 'they agree, or something was listed, prepared, learnt or looked up',
    1: 'they disagree, or learning met a limit',
  },
  examples: [
    'uri-revisions audit --list',
    'uri-revisions audit node-url -r rfc3986',
    'uri-revisions audit python-urllib -r standards --size 2000 --json',
    'uri-revisions audit node-url -r rfc3986 --csv > classes.csv',
    'uri-revisions audit go --baseline known.json --format sarif',
    'uri-revisions audit --between node-url python-urllib php',
    `uri-revisions audit --on-record 'http://a_b/'`,
    `uri-revisions audit --between node-url --command './my-adapter'`,
    'uri-revisions audit python-urllib --learn --prefix http:// --json > u.json',
    `uri-revisions audit --command './my-adapter --strict' --cases urls.txt`,
  ],
  run: async (names, options, terminal) => {
    const places = placesOf(terminal, options.cache);
    if (options.list) {
      if (names.length > 0) throw new Misuse('--list takes no names');
      await listAdapters(places, options, terminal);
      return;
    }
    if (options.install) {
      await installAdapters(names, places, terminal);
      return;
    }
    if (options.onRecord !== undefined) {
      await tellOnRecord(options.onRecord, names, options, terminal);
      return;
    }
    const format = knownName('format', options.format, formats);
    const isJson = options.json === true || format === 'json';
    const isLearning = options.learn === true;
    const needing = ['prefix', 'alphabet', 'extra', 'queries'] as const;
    const useless = needing.find((name) => !isLearning && options[name] !== undefined);
    if (useless !== undefined) throw new Misuse(`--${useless} needs --learn`);
    if (options.between) {
      await compareParsers(names, options, places, terminal);
      return;
    }
    const ids = revisionsNamed(options.revisions ?? (isLearning ? 'all' : 'today'));
    if (isLearning) {
      await learnOne(names, ids, options, terminal);
      return;
    }
    const documents = await Promise.all(ids.map(loadRevision));
    const baseline = options.baseline === undefined ? {} : await baselineIn(options.baseline, terminal);
    if (options.writeBaseline !== undefined)
      checkWritable(options.writeBaseline, options.cases === undefined ? [] : [options.cases]);
    const parser = await parserOf(names, options, terminal);
    try {
      const texts = textsFor(ids, options, terminal);
      const whole = await adapterTrouble(() =>
        audit(parser, documents, texts, {
          onProgress: (cases) => {
            terminal.status(`${grouped(cases)} texts`);
          },
        }),
      );
      if (whole.cases === 0) throw new Misuse('there is no text to ask for');
      if (options.writeBaseline !== undefined) {
        writeBaseline(options.writeBaseline, whole);
      }
      const found = beyond(baseline, whole);
      if (isJson) await terminal.printJson(found);
      else if (options.csv) await terminal.print(csvTable(auditTable(found)));
      else if (format === 'markdown') await terminal.print(auditMarkdown(found));
      else if (format === 'sarif') {
        const place = options.baseline ?? options.cases;
        await terminal.printJson(auditSarif(found, place === standardInput ? undefined : place));
      } else await blocksOn(terminal)(auditBlocks(found, options.classes, terminal));
      terminal.end(isAgreed(found) ? 0 : 1);
      const answered = whole.cases - (whole.documents[0]?.verdicts.error ?? 0);
      if (answered < whole.cases * leastAnswered) {
        const texts = `${grouped(answered)} of ${grouped(whole.cases)} texts`;
        terminal.say(`error: the adapter answers ${texts}, too few to tell anything`);
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
  { prefix, alphabet, extra, queries, json, ...options }: Options,
  terminal: Terminal,
): Promise<void> {
  if (alphabet === '') throw new Misuse('--alphabet takes a character or more');
  const parser = await parserOf(names, options, terminal);
  try {
    const request = {
      parser,
      revisions,
      date: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
      json: json === true,
      options: {
        ...(prefix !== undefined && { prefix }),
        ...(alphabet !== undefined && { alphabet }),
        ...(extra !== undefined && { extraStates: extra }),
        ...(queries !== undefined && { limits: { queries } }),
      },
    };
    await learnAndTell(request, terminal);
  } finally {
    await adapterTrouble(() => parser.close());
  }
}

/** The least share of texts that an adapter must be able to ask about. */
const leastAnswered = 0.1;

function isAgreed({ documents }: Audit): boolean {
  return documents.every(({ classes }) => !classes.some(({ verdict }) => isDisagreement(verdict)));
}

async function parserOf(names: readonly string[], options: Options, terminal: Terminal): Promise<Parser> {
  const { command: commands = [], timeout, cache } = options;
  const [[name], [command]] = [names, commands];
  if (names.length + commands.length !== 1) {
    throw new Misuse(
      'audit takes the name of one adapter, or --command; "uri-revisions audit --list" has the names',
    );
  }
  if (command !== undefined) return started(command, timeout, terminal);
  return startAdapter(name ?? '', placesOf(terminal, cache), timeout, terminal);
}

/** Prints the record of these adapters, or of all. @throws UnknownNameError */
async function tellOnRecord(
  text: string,
  names: readonly string[],
  form: Form,
  terminal: Terminal,
): Promise<void> {
  const wanted = names.map((name) => adapterNamed(name).name);
  const record = await readRecord(readFileSync(join(terminal.packageFolder, 'generated/record.txt'), 'utf8'));
  const known = record.of(text).filter(({ adapter }) => wanted.length === 0 || wanted.includes(adapter));
  const columnNames = ['parser', 'accepts', 'host', 'how it is known'];
  const rows = known.map((one) => [shown(text), one.adapter, verdictOf(one), shown(one.host), one.how]);
  await show(
    form,
    {
      objects: known.map((one) => ({ text, ...one })),
      table: () => [['text', ...columnNames], ...rows],
      text: () => columns([cells(columnNames, terminal.colours.bold), ...known.map(row)], terminal.width),
    },
    terminal,
  );
  if (form.json || form.csv) return;
  const signs = legend(known.flatMap(({ host }) => shown(host)));
  if (signs !== '') terminal.say(signs);
}

function row(one: OnRecord): readonly Cell[] {
  const { adapter, host, how } = one;
  return [...cells([adapter, verdictOf(one)]), { lines: [cut(shown(host))], exact: true }, { lines: [how] }];
}

function verdictOf({ accepts }: OnRecord): string {
  return accepts === undefined ? 'unknown' : accepts ? 'yes' : 'no';
}
