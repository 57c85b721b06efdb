/** The built executable: exit codes, pipes, and bytes as a shell passes them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { maxPegBytes } from '../../src/cli/documents/peg-file.js';

const root = join(__dirname, '../..');
const main = join(root, 'dist/esm/src/cli/main.js');

function start(argv: readonly string[], options: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [...options, main, ...argv], { cwd: root });
}

/** Ends the input, waits, and returns the output. */
function ended(
  child: ChildProcess,
  input: string | Uint8Array = '',
): Promise<readonly [number | null, string, string]> {
  const written = ['', ''] as [string, string];
  child.stdout?.on('data', (chunk: Buffer) => (written[0] += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (written[1] += chunk.toString()));
  child.stdin?.on('error', () => undefined).end(input);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve([code, ...written]);
    });
  });
}

test.each([
  ['a derivable line', ['check', '-r', 'rfc1738'], 'http://h/\n', [0, '-:1\tderivable\thttp://h/\n', '']],
  [
    'a rejected line',
    ['check', '-r', 'rfc1738'],
    'h\n',
    [1, expect.stringMatching(/^-:1\tnot derivable\th\t/), ''],
  ],
  [
    'bytes that are no text',
    ['check', '-r', 'url-1997'],
    Buffer.from([0xff]),
    [1, '-:1\tnot derivable\t\\x{FF}\tnot UTF-8 at byte 0\n', ''],
  ],
  ['misuse', ['check', '-r', 'rfc'], '', [2, '', expect.stringContaining('no revision is called "rfc"')]],
  ['--version', ['--version'], '', [0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/), '']],
])(
  '%s',
  async (_what, argv, input, outcome) => {
    expect(await ended(start(argv), input)).toEqual(outcome);
  },
  30_000,
);

test.each([['check'], ['normalize'], ['find']])(
  'standard input that is a directory: %s',
  async (command) => {
    const folder = openSync(root, 'r');
    const child = spawn(process.execPath, [main, command, '-r', 'rfc1738'], {
      cwd: root,
      stdio: [folder, 'pipe', 'pipe'],
    });
    const expectedMessage = 'error: cannot read "-": it is a folder\n';
    expect(await ended(child)).toEqual([2, '', expectedMessage]);
    closeSync(folder);
  },
  30_000,
);

test('exits silently if the reader closes the pipe, as `head` does', async () => {
  const child = start(['check', '-r', 'rfc1738']);
  child.stdout?.once('data', () => child.stdout?.destroy());
  const [code, , stderr] = await ended(child, 'http://h/\n'.repeat(200_000));
  expect([code, stderr]).toEqual([141, '']);
}, 30_000);

test.each([[[]], [['--json']], [['--count']]])(
  'a line of 100 MB in a heap of 64: %j',
  async (options) => {
    const child = start(['check', '-r', 'rfc1738', ...options], ['--max-old-space-size=64']);
    const input = Buffer.concat([Buffer.alloc(100_000_000), Buffer.from('\nhttp://h/\n')]);
    const [code, stdout, stderr] = await ended(child, input);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(options.includes('--count') ? /^1\n$/ : /100000000.*\n.*http:\/\/h\/.*\n$/);
    expect(stdout.length).toBeLessThan(10_000);
  },
  30_000,
);

test('memory for invalid UTF-8 does not grow with the number of lines', async () => {
  const child = start(['check', '-r', 'rfc1738'], ['--max-old-space-size=64']);
  const line = Buffer.concat([Buffer.alloc(1_000_000, 0xff), Buffer.from('\n')]);
  const [code, stdout, stderr] = await ended(child, Buffer.concat(Array.from({ length: 8 }, () => line)));
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout.match(/not UTF-8/g)).toHaveLength(8);
}, 30_000);

test.each([
  ['a literal', `port = "${'1'.repeat(90_000)}"`],
  ['options', `port = ${'"0"? '.repeat(12_000)}`],
  ['rules', `port = r0${Array.from({ length: 7000 }, (_, i) => `\nr${i} = r${i + 1}`).join('')}`],
])(
  'a PEG as long as one may be, in a heap of 400 MB: %s',
  async (_what, peg) => {
    const child = start(['prove', 'url-1997', 'port', '--peg', '-'], ['--max-old-space-size=400']);
    const [code, stdout, stderr] = await ended(child, peg);
    expect(code).toBeGreaterThan(0);
    expect(stdout + stderr).toMatch(
      /needs more than 200000 states|0 rules proved, 1 refuted\n$|no rule is called "r7000"/,
    );
  },
  120_000,
);

test.each<[string, readonly string[], string, number]>([
  ['findings, one for each two characters', ['findings', '-r', 'rfc3986'], './', 0],
  ['findings as JSON', ['findings', '-r', 'rfc1738', '--json'], '%zz', 1],
  ['an explanation', ['explain', '-r', 'rfc1738'], 'a', 0],
])(
  'a line of 1 MiB in a heap of 200 MB: %s',
  async (_what, argv, unit, expected) => {
    const line = `http://h/${unit.repeat(1_048_000 / unit.length)}\nhttp://h/\n`;
    const child = start(argv, ['--max-old-space-size=200']);
    let last = '';
    child.stdout?.on('data', (chunk: Buffer) => (last = (last + chunk.toString()).slice(-2000)));
    child.stdin?.end(line);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(expected);
    // The following line has its answer.
    expect(last).toContain('http://h/');
  },
  60_000,
);

test.each([
  [['links', '/dev/zero', '--as', 'html'], /has more than 16777216 bytes/],
  [['prove', 'url-1997', '--peg', '/dev/zero'], new RegExp(`has more than ${maxPegBytes} bytes`)],
  [['help', 'bogus'], /unknown command or topic 'bogus'/],
])(
  '%j ends, and says why',
  async (argv, message) => {
    const [code, , stderr] = await ended(start(argv));
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  },
  30_000,
);

/** Node opens a closed stream as /dev/null, so that a command can neither detect this nor fail. */
test('a closed standard output does not change the verdict', async () => {
  const command = '"$@" >&-';
  const check = [process.execPath, main, 'check', '-r', 'rfc1738', '--text'];
  const codes = ['http://h/', 'h'].map(async (text) => {
    const child = spawn('/bin/sh', ['-c', command, 'sh', ...check, text], { cwd: root });
    return ended(child);
  });
  expect(await Promise.all(codes)).toEqual([
    [0, '', ''],
    [1, '', ''],
  ]);
}, 30_000);
