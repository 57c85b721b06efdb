/**
 * Faults during `census`: an error that names the file and the place, exit code 2, and no output that looks complete.
 */
import fs, {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { run } from '../../../src/cli/run.js';
import { call, packageFolder } from '../captured.js';
import { longTest, quickTest } from '../../depth.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-faults-'));
const file = (name: string): string => join(folder, name);
const full = '/dev/full';
const onFull = existsSync(full) ? test : test.skip;
const lines = 'http://a/b\nhttp://a b\n'.repeat(5000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the command with standard output to a file; returns its standard error. */
async function into(stdout: Writable, argv: readonly string[]): Promise<readonly [number, string]> {
  let stderrText = '';
  const stderr = new Writable({
    write(chunk: Buffer, _, done) {
      stderrText += chunk.toString();
      done();
    },
  });
  const stdin = Readable.from([Buffer.from(lines)]);
  const code = await run(argv, { stdin, stdout, stderr, env: {}, packageFolder });
  return [code, stderrText];
}

quickTest.each([
  ['cut.gz', gzipSync(Buffer.from(lines.repeat(50))).subarray(0, -2000)],
  ['cut-between.gz', Buffer.concat([gzipSync(lines), gzipSync(lines).subarray(0, 15)])],
])('%s ends within a member', async (name, bytes) => {
  writeFileSync(file(name), bytes);
  for (const argv of [[], ['--out', 'tsv', '--columns', 'offset']]) {
    const { code, stdout, stderr } = await call([
      'census',
      file(name),
      ...argv,
      '--summary',
      file('cut.json'),
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^error: cannot read ".*cut.*\.gz": unexpected end of file, after \d+ unpacked bytes\n$/,
    );
    expect(existsSync(file('cut.json'))).toBe(false);
    // Written rows belong to lines that were read; the exit code shows that they are incomplete.
    expect(stdout === '' || /^(?:[0-9]+\n)*$/.test(stdout)).toBe(true);
  }
});

onFull.each([[[]], [['--out', 'tsv']], [['--out', 'csv', '--in', 'csv']]])(
  'a disk that is full: %j',
  async (argv) => {
    const [code, stderrText] = await into(createWriteStream(full), ['census', ...argv]);
    expect([code, stderrText]).toEqual([2, expect.stringMatching(/^error: cannot write: ENOSPC/)]);
  },
);

quickTest('on a full disk the old summary stays unchanged', async () => {
  writeFileSync(file('kept.json'), 'before');
  const before = readdirSync(folder);
  const write = fs.writeFileSync;
  const fails = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((part) => {
    write(part, 'half');
    throw new Error('ENOSPC: no space left on device, write');
  });
  const { code, stderr } = await call(['census', '--summary', file('kept.json')], { stdin: [lines] });
  fails.mockRestore();
  expect([code, stderr]).toEqual([2, expect.stringMatching(/cannot write ".*kept\.json": ENOSPC/)]);
  expect(readFileSync(file('kept.json'), 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(before);
});

quickTest('writes no file except the summary, also through a dangling link', async () => {
  writeFileSync(file('input.json.part'), lines);
  symlinkSync('there.json', file('link.json'));
  for (const name of ['input.json', 'link.json']) {
    expect(await call(['census', file('input.json.part'), '--summary', file(name)])).toMatchObject({
      code: 0,
    });
  }
  expect(readFileSync(file('input.json.part'), 'utf8')).toBe(lines);
  expect(readFileSync(file('there.json'))).toEqual(readFileSync(file('input.json')));
});

onFull('writes a summary to a device without replacing it', async () => {
  const { code, stderr } = await call(['census', '--summary', full], { stdin: [lines] });
  expect([code, stderr]).toEqual([2, expect.stringMatching(/cannot write "\/dev\/full": ENOSPC/)]);
  expect(statSync(full).isCharacterDevice()).toBe(true);
});

quickTest('exits silently if the reader closes the pipe', async () => {
  const closed = new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
  expect(await into(closed, ['census', '--out', 'tsv'])).toEqual([141, '']);
});

longTest('empty lines have a row each', async () => {
  const stdin = Array.from({ length: 10 }, () => '\n'.repeat(10_000));
  const argv = 'census -r today --columns mask,reason --out tsv --in';
  const { stdout } = await call(`${argv} lines`, { stdin });
  expect(stdout === '1\t-\n'.repeat(100_000)).toBe(true);
  const { stdout: ofJson } = await call(`${argv} jsonl`, { stdin });
  expect(ofJson === '0\tmalformed\n'.repeat(100_000)).toBe(true);
});
