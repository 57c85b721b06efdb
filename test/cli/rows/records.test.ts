/** Records in, records out: the commands on strings read and write the same records, and answer as the API does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revision } from '../../../src/api/index.js';
import { labelled } from '../../../src/study/migrate.js';
import { walk } from '../../../src/core/automaton/walk.js';
import { call, hostile, jsonIn } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-rows-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const id = 'rfc3986';
const document = revision(id);

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
  'HTTP://H/%7ea/../b?',
  ...hostile.filter((text) => text.isWellFormed()),
];

interface Cells {
  readonly [column: string]: string;
}

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

const { labelling } = labelled('rfc2396', id);
const { product } = labelling;
const isChanged = (text: string): boolean => {
  let state = product.initial;
  for (let at = 0; at < text.length; at++) {
    const unit = Math.min(text.charCodeAt(at), product.classes.length - 1);
    state = product.table[state + (product.classes[unit] ?? 0)] ?? 0;
  }
  const label = product.accepting[state / product.classCount] ?? 0;
  return label !== 0 && label !== labelling.sameReading;
};

/** The arguments of each command, the column that the API decides, and its value for a string. */
const commands: readonly (readonly [
  argv: readonly string[],
  column: string,
  expected: (text: string) => string,
  has?: (text: string) => boolean,
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
  [['census'], 'mask', (text) => String(Number(document.accepts(text)))],
];

/** Undoes the guard against formulas. */
const unguarded = (cell: string): string => cell.replace(/^'/, '');

test.each(commands)('%j keeps the records: %s is that of the API', async (argv, column, expected) => {
  const options = ['--in', 'csv', '--column', 'url', '-r', id, '--out', 'csv', '--pass-columns'];
  const { stdout, stderr } = await call([...argv, path, ...options]);
  expect(stderr).toContain('note: 2 strings in "');
  const rows = rowsIn(stdout);
  expect(rows.map((row) => row.id)).toEqual(texts.map((_, i) => String(i)));
  expect(rows.map((row) => unguarded(row.url ?? ''))).toEqual(texts);
  expect(rows.map((row) => row['a, note'])).toEqual(texts.map((_, i) => `'=${i}\n`));
  expect(rows.map((row) => unguarded(row[column] ?? ''))).toEqual(texts.map(expected));
  // No cell begins a formula.
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test.each([...new Set(commands.map(([argv]) => argv[0] ?? ''))])(
  '%s answers the same in all formats, and with numbered records if columns are not passed',
  async (name) => {
    const argv = [name, path, '--in', 'csv', '--column', '2', '--header', '-r', id, '--out'];
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
