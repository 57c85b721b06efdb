/** census --out arrow: what pyarrow reads is what the rows of TSV say; a stream that is cut has no end. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createWriteStream } from 'node:fs';
import { longestLine } from '../../../src/cli/input/lines.js';
import { run } from '../../../src/cli/run.js';
import { call, linesIn, packageFolder } from '../captured.js';
import { buildThreadProgram } from '../check/threads.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-arrow-'));
const program = buildThreadProgram('census');
afterAll(() => {
  rmSync(folder, { recursive: true });
  program.remove();
});

/** Where scripts/spark.ts keeps pyarrow. */
const python = join(homedir(), '.cache/uri-revisions/spark/bin/python');
const hasPyarrow = existsSync(python);
const withPyarrow = hasPyarrow ? test : test.skip;
const unless = hasPyarrow ? '' : ' (skipped: npm run spark installs pyarrow)';
const end = Buffer.from('ffffffff00000000', 'hex');
const said = new Writable({
  write(_chunk, _encoding, done) {
    done();
  },
});

async function into(stdout: Writable, argv: readonly string[], stdin: Iterable<Buffer>): Promise<number> {
  const io = {
    stdin: Readable.from(stdin),
    stdout,
    stderr: said,
    env: {},
    packageFolder: program.packageFolder,
  };
  return run(['census', '--out', 'arrow', ...argv], io);
}

async function arrowOf(argv: readonly string[], text: Buffer): Promise<Buffer> {
  const stdout = new PassThrough();
  const [code, bytes] = await Promise.all([
    into(stdout, argv, [text]).then((ended) => {
      stdout.end();
      return ended;
    }),
    buffer(stdout),
  ]);
  expect(code).toBe(0);
  return bytes;
}

/** The rows as pyarrow reads them, as JSON, once it has found the stream valid. */
function readBack(bytes: Buffer): { readonly types: readonly string[]; readonly rows: readonly unknown[] } {
  const path = join(folder, 'rows.arrow');
  writeFileSync(path, bytes);
  const script = `
import json, sys, pyarrow.ipc
table = pyarrow.ipc.open_stream(sys.argv[1]).read_all()
table.validate(full=True)
rows = [[v.decode('latin1') if isinstance(v, bytes) else v for v in row.values()] for row in table.to_pylist()]
json.dump({'types': [f'{f.name}: {f.type}' + ('' if f.nullable else ' not null') for f in table.schema], 'rows': rows}, sys.stdout)`;
  return JSON.parse(
    execFileSync(python, ['-c', script, path], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  ) as ReturnType<typeof readBack>;
}

const lines = ['http://a/b', 'HTTP://[::1]/', 'a b', 'é', '', 'mailto:a', '%zz', '\u001b'];
const text = Buffer.from(
  Array.from({ length: 30_000 }, (_, i) => `${lines[i % lines.length] ?? ''}\n`).join(''),
);
const columns = 'mask,verdicts,offset,reason,scheme,host-kind,production';

withPyarrow.each([[[]], [['--jobs', '2']]])(`pyarrow reads the rows of TSV: %j${unless}`, async (argv) => {
  const { types, rows } = readBack(await arrowOf(['--columns', columns, '--pass-through', ...argv], text));
  expect(types).toEqual([
    ...['mask: uint32 not null', 'verdicts: string not null', 'offset: uint64 not null', 'reason: string'],
    ...['scheme: string', 'host-kind: string', 'production: string', 'record: binary not null'],
  ]);
  const { stdout } = await call(['census', '--out', 'tsv', '--columns', columns], { stdin: [text] });
  const cells = (rows as readonly (readonly (string | number | null)[])[]).map((row) =>
    row
      .slice(0, -1)
      .map((cell) => cell ?? '-')
      .join('\t'),
  );
  expect(cells.join('\n') === linesIn(stdout).join('\n')).toBe(true);
  const records = (rows as readonly string[][]).map((row) => `${row.at(-1) ?? ''}\n`).join('');
  expect(records === text.toString('latin1')).toBe(true);
});

withPyarrow('and an empty stream, and strings with line ends in them', async () => {
  expect(readBack(await arrowOf([], Buffer.alloc(0))).rows).toEqual([]);
  const nul = ['--in', 'nul', '--columns', 'offset', '--pass-through'];
  expect(readBack(await arrowOf(nul, Buffer.from('a\nb\0'))).rows).toEqual([[1, 'a\nb']]);
  const csv = ['--in', 'csv', '--header', '--columns', 'mask', '-r', 'today', '--pass-through'];
  expect(readBack(await arrowOf(csv, Buffer.from('u\n"a\nb",1\nc\n'))).rows).toEqual([
    [0, '"a\nb",1'],
    [1, 'c'],
  ]);
});

test('a stream ends with its end, and one that is cut by an error does not', async () => {
  expect((await arrowOf([], text)).subarray(-8)).toEqual(end);
  const stdout = new PassThrough();
  const [code, bytes] = await Promise.all([
    into(stdout, ['--pass-through'], [text, Buffer.alloc(longestLine + 1, 'a')]).then((ended) => {
      stdout.end();
      return ended;
    }),
    buffer(stdout),
  ]);
  expect(code).toBe(2);
  expect(bytes.subarray(-8)).not.toEqual(end);
});

test('a reader that leaves ends it quietly; a disk that is full is an error; a terminal is misuse', async () => {
  const closed = new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
  expect(await into(closed, [], [text])).toBe(141);
  if (existsSync('/dev/full')) expect(await into(createWriteStream('/dev/full'), [], [text])).toBe(2);
  const { code, stdout, stderr } = await call(['census', '--out', 'arrow'], {
    stdin: ['a\n'],
    columns: 80,
    packageFolder,
  });
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining('to a file or a pipe')]);
});
