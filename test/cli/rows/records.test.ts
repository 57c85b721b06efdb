/** Records in, records out: the commands on strings read and write the same records, and answer as the API does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revision } from '../../../src/api/index.js';
import { written } from '../../../src/core/base/visible.js';
import { call, hostile, jsonIn } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-rows-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const id = 'rfc3986';
/** Its patch, to which migration takes a moment. */
const later = 'rfc6874';
const document = revision(id);
const iris = revision('rfc3987');

/** Strings of one column: valid ones, quoted, multi-line, empty, non-ASCII and formula-like ones. */
const texts = [
  'http://h/',
  'http://h/a b',
  'http://h/"x",\r\ny',
  '',
  'http://h/ü',
  '=cmd|1!A1',
  '+1',
  '@x',
  '-2',
  "'quoted'",
  '\t=1',
  'http://[::1/',
  '//a@b@c',
  'http://a_b/',
  'http://[::1%25e]/',
  'HTTP://H/%7ea/../b?',
  ...hostile.filter((text) => !/\p{Surrogate}/u.test(text)),
];

type Cells = Readonly<Record<string, string>>;

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const table = `\uFEFFid,url,"a, note"\r\n${texts
  .map((text, i) => `${i},${inQuotes(text)},"=${i}\n"\r\n`)
  .join('')}`;
const path = join(folder, 'links.csv');
writeFileSync(path, table);

/** Reads RFC 4180, independently of the program. */
function rowsIn(csv: string): readonly Cells[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  const [heading = [], ...records] = rows.filter((row) => row.length > 1);
  return records.map((row) => {
    expect(row).toHaveLength(heading.length);
    return Object.fromEntries(row.map((cell, i) => [heading[i] ?? '', cell]));
  });
}

/** Returns the result of a call of the API as the command reports it. */
function result(ask: () => string): string {
  try {
    return ask();
  } catch {
    return '';
  }
}

/** The arguments of each command, the column that the API decides, and its value for a string. */
const commands: readonly (readonly [
  argv: readonly string[],
  column: string,
  expected: (text: string) => string,
])[] = [
  [['check'], 'derivable', (text) => String(document.accepts(text))],
  [['check'], 'fixed', (text) => result(() => document.fix(text).text)],
  [['fix'], 'fixed', (text) => result(() => document.fix(text).text)],
  [['findings'], 'conforming', (text) => String(document.check(text).conforming)],
  [['normalize'], 'normalized', (text) => result(() => document.normalize(text).text)],
  [
    ['resolve', '--base', 'http://a/b'],
    'result',
    (text) =>
      result(() => {
        const found = document.resolve(text, 'http://a/b');
        return found.kind === 'absolute' ? found.text : '';
      }),
  ],
  [['to-uri', '--printable'], 'uri', (text) => result(() => iris.toUri(text, { printable: true }))],
  [['to-iri'], 'iri', (text) => result(() => written(iris.toIri(text)))],
  [['census'], 'mask', (text) => String(Number(document.accepts(text)))],
  [
    ['migrate', `${id}..${later}`, '--all'],
    'kind',
    (text) => {
      const [was, is] = [document.accepts(text), revision(later).accepts(text)];
      return was === is ? (is ? 'unchanged' : 'neither') : is ? 'added' : 'removed';
    },
  ],
];

/** The option of the revision, if the command has it. */
const revisionOf = (name: string): readonly string[] =>
  ['migrate', 'to-uri', 'to-iri'].includes(name) ? [] : ['-r', id];

/** Undoes the guard against formulas. */
const unguarded = (cell: string): string => cell.replace(/^'/, '');

test.each(commands)('%j keeps the records: %s is that of the API', async (argv, column, expected) => {
  const options = ['--in', 'csv', '--column', 'url', '--out', 'csv', '--pass-columns'];
  const { stdout, stderr } = await call([...argv, path, ...revisionOf(argv[0] ?? ''), ...options]);
  expect(stderr).toContain('has 2 empty strings; empty strings are not skipped\n');
  const rows = rowsIn(stdout);
  expect(rows.map((row) => row.id)).toEqual(texts.map((_, i) => String(i)));
  expect(rows.map((row) => unguarded(row.url ?? ''))).toEqual(texts);
  expect(rows.map((row) => row['a, note'])).toEqual(texts.map((_, i) => `'=${i}\n`));
  expect(rows.map((row) => unguarded(row[column] ?? ''))).toEqual(texts.map(expected));
  // No cell begins a formula.
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test.each(commands.filter(([argv], i) => i > 0 && argv[0] !== 'migrate').map(([argv]) => [argv]))(
  '%j answers the same in all formats, and with numbered records if columns are not passed',
  async (given) => {
    const [name = ''] = given;
    const argv = [...given, path, ...revisionOf(name), '--in', 'csv', '--column', '2', '--header', '--out'];
    const objects = jsonIn((await call([...argv, 'jsonl'])).stdout) as Readonly<Record<string, unknown>>[];
    const rows = rowsIn((await call([...argv, 'csv'])).stdout);
    const tsv = (await call([...argv, 'tsv'])).stdout.split('\n').slice(0, -1);
    expect([objects.length, rows.length, tsv.length]).toEqual([texts.length, texts.length, texts.length + 1]);
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(objects[0] ?? {}));
    expect(tsv[0]).toBe(Object.keys(objects[0] ?? {}).join('\t'));
    if (name === 'census') return;
    expect(objects.map(({ line, text }) => [line, text])).toEqual(texts.map((text, i) => [i + 1, text]));
  },
);

test('migrate prints the strings that change, each with its class, its evidence, and how both read it', async () => {
  const argv = [
    'migrate',
    `${id}..${later}`,
    path,
    '--in',
    'csv',
    '--column',
    'url',
    '--out',
    'csv',
    '--pass-columns',
  ];
  const { code, stdout } = await call(argv);
  expect(code).toBe(0);
  expect(rowsIn(stdout)).toMatchObject([
    {
      ...{ class: '1', kind: 'added', outcome: 'host at %', after: 'derivable' },
      before: expect.stringMatching(/^"%" is not allowed at offset 11 \(IPv6address, 3\.2\.2\)$/) as string,
      evidence: expect.stringMatching(/^intended: rfc6874 \(/) as string,
      id: String(texts.indexOf('http://[::1%25e]/')),
      url: 'http://[::1%25e]/',
    },
  ]);
});

test('records without a string have rows with the reason, and --failures leaves out valid ones', async () => {
  const stdin = [Buffer.from('id,url\n1\n2,a\n3,b c\n4,\xff\n5,"x"y\n', 'latin1')];
  const argv = ['--in', 'csv', '--column', 'url', '--out', 'csv', '--pass-columns'];
  const reasons = async (...command: readonly string[]): Promise<readonly (readonly string[])[]> => {
    const { code, stdout } = await call([...command, '-r', id, ...argv], { stdin });
    expect(code).toBe(1);
    const [heading = '', ...rows] = stdout.split('\r\n').slice(0, -1);
    const place = heading.split(',').indexOf('reason');
    return rows.map((row) =>
      row
        .replaceAll(/"((?:[^"]|"")*)"/g, (_, cell: string) => cell.replaceAll(',', ''))
        .split(',')
        .slice(place, place + 1),
    );
  };
  const missing = ['no string: the column or member is missing or contains no string'];
  const malformed = ['no string: the record or its field does not match the format'];
  expect(await reasons('check', '--failures')).toEqual([
    missing,
    ['"" "" is not allowed at offset 1'],
    ['not UTF-8 at byte 0'],
    malformed,
  ]);
  expect(await reasons('normalize')).toEqual([
    missing,
    [''],
    ['"" "" is not allowed at offset 1'],
    ['not UTF-8 at byte 0'],
    malformed,
  ]);
});

test('several files have one header and numbers of their own; an unreadable one is reported', async () => {
  const { code, stdout, stderr } = await call(
    ['fix', path, '/no/such.csv', '-', '-r', id, '--in', 'csv', '--column', 'url', '--out', 'tsv'],
    { stdin: ['url\na b\n'] },
  );
  expect(code).toBe(2);
  expect(stderr).toContain('cannot read "/no/such.csv"');
  const rows = stdout.split('\n').slice(0, -1);
  expect(rows).toHaveLength(texts.length + 2);
  expect(rows.at(-1)).toMatch(/^standard input\t1\ta b\ta%20b\t/);
});

test.each([
  [
    'name;url;note\nA;http://h/;x\n',
    'note: {} seems to have columns separated by ";" and is read line by line; --in scsv --column NAME reads a column\n',
  ],
  [
    'name\turl\nA\thttp://h/,;;\n',
    'note: {} seems to have columns separated by a tab and is read line by line; --in tsv --column NAME reads a column\n',
  ],
  ['http://h/a;b\nhttp://h/;;;\n', 'note: {} is read line by line; --in csv --column NAME reads a column\n'],
])('a file named .csv with %j is noted with the format that its first lines have', async (text, note) => {
  const file = join(folder, 'fields.csv');
  writeFileSync(file, text);
  for (const command of ['check', 'fix', 'census']) {
    const { stderr } = await call([command, ...(command === 'census' ? [] : ['-r', id]), file]);
    expect(stderr).toContain(note.replace('{}', `"${file}"`));
  }
});

const urlTable = 'name;url;note\nA;http://h/;"x,;y"\nB;http://h h/;z\n';

test.each([
  ['csv', '', 'note: the columns of {} seem to be separated by ";"; --in scsv reads them'],
  [
    'csv',
    'url',
    'error: no column is called "url", and the names in the header seem to be separated by ";": use --in scsv',
  ],
  ['csv', '2', 'note: the columns of {} seem to be separated by ";"; --in scsv reads them'],
  ['scsv', '5', 'note: {} has no column 5; its first record has 3 columns: "name", "url", "note"'],
  [
    'scsv',
    '2',
    'note: the first record of {} seems to be a header: "url" was read as a string; --header skips it',
  ],
  ['scsv', '2 --header', ''],
  ['scsv', 'url', ''],
  [
    'scsv',
    '4 --header',
    'error: --column 4 is a number, but the header has 3 columns: "name", "url", "note"',
  ],
])('--in %s --column %s: notes what does not fit the file', async (format, column, note) => {
  const file = join(folder, 'semicolons.csv');
  writeFileSync(file, urlTable);
  const options = column === '' ? [] : ['--column', ...column.split(' ')];
  const { stderr } = await call(['check', file, '-r', id, '--in', format, ...options]);
  expect(stderr.split('\n')[0]).toBe(note.replace('{}', `"${file}"`));
});

test('columns between semicolons are passed as columns of CSV', async () => {
  const stdin = [`${urlTable}=C;http://h/,;"a""b"\n`];
  const argv = ['--in', 'scsv', '--column', 'url', '--out', 'csv', '--pass-columns'];
  const { stdout } = await call(['check', '-r', id, ...argv], { stdin });
  expect(rowsIn(stdout).map(({ derivable, name, url, note }) => [derivable, name, url, note])).toEqual([
    ['true', 'A', 'http://h/', 'x,;y'],
    ['false', 'B', 'http://h h/', 'z'],
    ['true', "'=C", 'http://h/,', 'a"b'],
  ]);
});

test.each([
  ['check', 'note: {} is read line by line; --in csv --column NAME reads a column\n'],
  ['fix', 'note: {} is read line by line; --in csv --column NAME reads a column\n'],
  ['check --in lines', ''],
  ['check --in csv', ''],
])('%s: a CSV that is read line by line is noted', async (line, note) => {
  const file = join(folder, 'a.csv');
  writeFileSync(file, 'http://h/\n');
  const { stderr } = await call([...line.split(' '), '-r', id, file]);
  expect(stderr).toBe(note.replace('{}', `"${file}"`));
});
