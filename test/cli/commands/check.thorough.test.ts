/** `check`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { maxLineBytes } from '../../../src/cli/input/lines.js';
import { buildThreadProgram } from '../lines/threads.js';
import { call, jsonIn, linesIn, packageFolder } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-check-'));
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Returns the verdict and the string of every line of a file, after its position. */
const verdicts = (stdout: string): string[][] => linesIn(stdout).map((line) => line.split('\t').slice(1, 3));

test('a verdict for every line, in order', async () => {
  const stdin = ['http://h/\r\n\nhttp://h/a b\n', 'http://', 'h/x'];
  const { code, stdout, stderr } = await call('check -r rfc1738', { stdin });
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(verdicts(stdout)).toEqual([
    ['derivable', 'http://h/'],
    ['not derivable', ''],
    ['not derivable', 'http://h/a b'],
    ['derivable', 'http://h/x'],
  ]);
  expect(linesIn(stdout)[1]).toMatch(/\t\tincomplete at offset 0$/);
  expect(linesIn(stdout)[2]).toMatch(/\t" " is not allowed at offset 10$/);
});

test('decompresses a file by its extension; refuses other compressed input', async () => {
  const packed = gzipSync('http://h/\na b\n');
  const { code, stdout } = await call(['check', '-r', 'rfc3986', file('packed.gz', packed)]);
  expect(code).toBe(1);
  expect(verdicts(stdout)).toEqual([
    ['derivable', 'http://h/'],
    ['not derivable', 'a b'],
  ]);
  const records = await call(['check', '-r', 'rfc3986', file('records.gz', packed), '--in', 'csv', '-c']);
  expect(records).toEqual({ code: 1, stdout: '1\n', stderr: '' });
  const large = file('packed-and-long.txt', Buffer.concat([packed, Buffer.alloc(2 * maxLineBytes)]));
  const check = ['check', '-r', 'rfc3986'];
  const commands = [['migrate', 'rfc3986..rfc3986'], check, [...check, '--in', 'nul'], ['census']];
  for (const argv of commands) {
    for (const name of ['-', large]) {
      const result = await call([...argv, name], { stdin: [packed] });
      expect(result).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining('it is compressed with gzip') as string,
      });
    }
  }
});

test('--failures prints only underivable strings with their positions; --exit-zero exits with 0', async () => {
  const stdin = ['http://h/\nhttp://h/a b\n\u00e9\nhttp://h/"\nhttp://h/x'];
  const text = await call('check - news:a@b -r rfc1738 --failures', { stdin });
  expect(text.code).toBe(1);
  expect(linesIn(text.stdout).map((line) => line.split('\t').slice(0, 3))).toEqual([
    ['-:2', 'not derivable', 'http://h/a b'],
    ['-:3', 'not derivable', '\u00e9'],
    ['-:4', 'not derivable', 'http://h/"'],
  ]);
  const argv = 'check -r rfc1738 --failures --json --exit-zero';
  const { code, stdout } = await call(argv, { stdin });
  expect(code).toBe(0);
  expect(jsonIn(stdout)).toMatchObject([
    { input: '-', line: 2, text: 'http://h/a b', derivable: false, error: { offset: 10, found: ' ' } },
    { input: '-', line: 3, text: '\u00e9', derivable: false, error: { offset: 0, found: '\u00e9' } },
    { input: '-', line: 4, text: 'http://h/"', derivable: false, error: { offset: 9, found: '"' } },
  ]);
  const counted = await call('check -r rfc1738 --count --exit-zero', { stdin });
  expect(counted).toMatchObject({ code: 0, stdout: '2\n' });
  expect((await call('check -r rfc1738 --exit-zero /no/such/file --file')).code).toBe(2);
  expect((await call('check -r rfc1738 --count --failures', { stdin })).code).toBe(2);
});

test('the empty line is the empty string', async () => {
  expect(await call('check -r url-1997', { stdin: ['\n\n'] })).toMatchObject({
    code: 0,
    stdout: '-:1\tderivable\t\n-:2\tderivable\t\n',
  });
});

test('empty input gives exit code 0', async () => {
  const nothing = { code: 0, stdout: '', stderr: '' };
  expect(await call('check -r rfc1738')).toEqual(nothing);
  expect(await call(['check', file('empty', ''), '-r', 'rfc1738'])).toEqual(nothing);
});

describe('an argument', () => {
  const path = file('two.txt', 'http://h/\n[\n');

  test('is a string if it begins with a scheme, else a file; "-" is standard input', async () => {
    const argv = ['check', 'http://x/', path, '-', '-r', 'rfc1738'];
    const { code, stdout, stderr } = await call(argv, { stdin: ['news:a@b'] });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const lines = linesIn(stdout).map((line) => line.split('\t').slice(0, 3));
    expect(lines).toEqual([
      ['derivable', 'http://x/'],
      [`${path}:1`, 'derivable', 'http://h/'],
      [`${path}:2`, 'not derivable', '['],
      ['-:1', 'derivable', 'news:a@b'],
    ]);
  });

  test('is a string with --text, even "-" and the name of a file', async () => {
    const { code, stdout, stderr } = await call(['check', '-r', 'url-1997', '--text', '--', path, '-']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`derivable\t${path}\nderivable\t-\n`);
  });

  test.each(['a'.repeat(10_000), 'a\0b', '\ud800', '..', 'urls.tx'])(
    'that is neither a URL nor a file is an error, and a string with --text (%#)',
    async (text) => {
      expect(await call(['check', text, '-r', 'url-1997'])).toMatchObject({ code: 2, stdout: '' });
      const { code, stderr } = await call(['check', '--text', text, '-r', 'url-1997']);
      expect([[0, 1].includes(code), stderr]).toEqual([true, '']);
    },
  );

  test('that cannot be read is reported, and the others are still checked', async () => {
    const missing = join(folder, 'missing');
    const argv = ['check', '--file', path, missing, path, '-r', 'rfc1738'];
    const { code, stdout, stderr } = await call(argv);
    expect(code).toBe(2);
    expect(linesIn(stdout)).toHaveLength(4);
    expect(linesIn(stderr)).toEqual([
      expect.stringContaining(`cannot read "${missing}": there is no such file`),
    ]);
  });
});

describe('a line that is not UTF-8', () => {
  const path = file('latin1', Buffer.from('http://h/\nhttp://h/\xe9\xff\nhttp://h/\n', 'latin1'));

  test('is rejected, shown up to the invalid byte, and the check continues', async () => {
    const { code, stdout } = await call(['check', path, '-r', 'url-1993']);
    expect(code).toBe(1);
    expect(linesIn(stdout)).toEqual([
      `${path}:1\tderivable\thttp://h/`,
      `${path}:2\tnot derivable\thttp://h/\\x{E9}\\x{FF}\tnot UTF-8 at byte 9`,
      `${path}:3\tderivable\thttp://h/`,
    ]);
  });

  test('is kept byte for byte in JSON', async () => {
    const { stdout } = await call(['check', path, '-r', 'url-1993', '--json']);
    expect(jsonIn(stdout)).toEqual([
      { input: path, line: 1, text: 'http://h/', derivable: true },
      {
        input: path,
        line: 2,
        base64: Buffer.from('http://h/\xe9\xff', 'latin1').toString('base64'),
        derivable: false,
        error: { message: 'not UTF-8 at byte 9', byteOffset: 9 },
      },
      { input: path, line: 3, text: 'http://h/', derivable: true },
    ]);
  });
});

test('--json reports the error, without a position for a string argument', async () => {
  const { code, stdout } = await call('check http://h/ a:\u202e -r rfc1738 --json');
  expect(code).toBe(1);
  expect(jsonIn(stdout)).toMatchObject([
    { text: 'http://h/', derivable: true },
    {
      text: 'a:\u202e',
      derivable: false,
      error: { offset: 2, found: '\u202e' },
    },
  ]);
  expect(stdout).not.toContain('"line"');
});

test('--start derives from that rule', async () => {
  const argv = 'check --text [2001:db8::7] 1:: -r rfc2396bis-01 --start IPv6reference';
  const { code, stdout } = await call(argv);
  expect(code).toBe(1);
  expect(linesIn(stdout).map((line) => line.split('\t')[0])).toEqual(['derivable', 'not derivable']);
});

test('no input character starts another field', async () => {
  const { stdout } = await call('check -r rfc1738', { stdin: ['a\tb\rc\u0085d\u2028e\n'] });
  expect(stdout.split('\t')).toHaveLength(4);
  expect(stdout).toContain('\ta\\u{9}b\\u{D}c\\u{85}d\\u{2028}e\t');
});

test('prints results while input is still arriving', async () => {
  const { promise, resolve } = later();
  const seen: string[] = [];
  const { run } = await import('../../../src/cli/run.js');
  const { Writable } = await import('node:stream');
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done) {
      seen.push(chunk.toString());
      if (chunk.length > 0) resolve();
      done();
    },
  });
  const stdin = (async function* () {
    yield Buffer.from('http://h/\n');
    await promise;
    yield Buffer.from('http://i/\n');
  })();
  await run(['check', '-r', 'rfc1738'], { stdin, stdout, stderr: stdout, env: {}, packageFolder });
  expect(seen.slice(0, 2)).toEqual(['-:1\tderivable\thttp://h/\n', '-:2\tderivable\thttp://i/\n']);
});

function later(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('a line of 1 MB, and 20,000 lines', async () => {
  const long = `http://h/${'a'.repeat(1_000_000)}`;
  const { code, stdout } = await call('check -r rfc2396bis-01', {
    stdin: [`${long}\n`, 'http://h/\n'.repeat(20_000)],
  });
  expect(code).toBe(0);
  const lines = linesIn(stdout);
  expect(lines).toHaveLength(20_001);
  expect(lines[0]).toBe(`-:1\tderivable\t${long}`);
}, 60_000);

describe('a line longer than the buffer', () => {
  const long = 2_000_000;
  const stdin = ['http://h/', ...Array.from({ length: 20 }, () => 'a'.repeat(long / 20)), '\r\nhttp://h/\n'];
  const start = `http://h/${'a'.repeat(991)}`;
  const bytes = long + 9;

  test('is checked completely, shown truncated, and does not affect other lines', async () => {
    const { code, stdout } = await call('check -r rfc1738', { stdin });
    expect({ code, lines: linesIn(stdout) }).toEqual({
      code: 0,
      lines: [`-:1\tderivable\t${start}\tcut: the line has ${bytes} bytes`, '-:2\tderivable\thttp://h/'],
    });
    const json = await call('check -r rfc1738 --json', { stdin });
    expect(jsonIn(json.stdout)).toEqual([
      { input: '-', line: 1, start, bytes, derivable: true },
      { input: '-', line: 2, text: 'http://h/', derivable: true },
    ]);
    expect((await call('check -r rfc1738 -c', { stdin })).stdout).toBe('2\n');
  });

  test.each<[string, string | Uint8Array, string]>([
    ['a character that cannot come', ' ', `" " is not allowed at offset ${bytes}`],
    ['a character beyond the BMP', '\u{1f600}', `"\u{1f600}" is not allowed at offset ${bytes}`],
    ['an end that comes too early', '%', `incomplete at offset ${bytes + 1}`],
    ['a byte that is not UTF-8', Buffer.from([0xff]), `not UTF-8 at byte ${bytes}`],
    ['another after a refusal', Buffer.from([0x20, 0xe9]), `not UTF-8 at byte ${bytes + 1}`],
  ])('%s at its end', async (_what, end, reason) => {
    const path = file('long', Buffer.concat([...stdin.slice(0, -1), end].map((part) => Buffer.from(part))));
    const { code, stdout } = await call(['check', path, 'http://h/', '-r', 'rfc1738']);
    const cut = `cut: the line has ${bytes + Buffer.from(end).length} bytes`;
    expect({ code, lines: linesIn(stdout) }).toEqual({
      code: 1,
      lines: [`${path}:1\tnot derivable\t${start}\t${reason}\t${cut}`, 'derivable\thttp://h/'],
    });
  });

  test('a character that is cut in two is not shown', async () => {
    const { stdout } = await call('check -r url-1997', { stdin: [`a${'é'.repeat(maxLineBytes)}`] });
    expect(stdout.split('\t')[2]).toBe(`a${'é'.repeat(499)}`);
  });
});

describe('--count', () => {
  const path = file('count.txt', 'http://h/\r\nhttp://h/a b\nhttp://h/\u00e9\n\nhttp://i/');

  test('prints only how many strings are derivable', async () => {
    expect(await call(['check', path, '-r', 'rfc1738', '--count'])).toEqual({
      code: 1,
      stdout: '2\n',
      stderr: '',
    });
    expect(await call('check -c -r url-1997', { stdin: ['a\n', 'b'] })).toMatchObject({
      code: 0,
      stdout: '2\n',
    });
  });

  test('counts over all inputs', async () => {
    const argv = ['check', path, 'http://x/', path, 'a:b c', '-c', '-r', 'rfc1738'];
    expect(await call(argv)).toMatchObject({ code: 1, stdout: '5\n' });
  });

  test('with --json counts the rejected strings too', async () => {
    const { stdout } = await call(['check', path, '-r', 'rfc1738', '--count', '--json']);
    expect(jsonIn(stdout)).toEqual([{ derivable: 2, notDerivable: 3 }]);
  });
});

describe('--jobs', () => {
  const program = buildThreadProgram();
  afterAll(() => {
    program.remove();
  });
  const { packageFolder } = program;
  const some = ['http://h/', 'h t', '', 'http://h/\u00e9', 'news:a@b\r', '\u001b[31m', 'x'.repeat(500)];
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, i) => `${some[i % some.length] ?? ''}${String(i)}`).join('\n');
  const large = file('large.txt', lines(9002));
  const small = file('small.txt', Buffer.concat([Buffer.from(lines(100)), Buffer.from([0xff])]));

  test.each([
    [[large]],
    [[large, '--csv', '--failures']],
    [[large, '--count']],
    [[small, large, 'http://x/', small]],
    [[small, '--start', 'host']],
  ])(
    'is the same, byte for byte: %j',
    async (argv) => {
      const alone = await call(['check', '-r', 'rfc1738', ...argv]);
      const together = await call(['check', '-r', 'rfc1738', ...argv, '--jobs', '3'], { packageFolder });
      expect(together).toEqual(alone);
    },
    30_000,
  );

  test('a place in a later batch counts the lines before it', async () => {
    const argv = ['check', small, large, '-r', 'rfc1738', '-j', '2'];
    const { stdout } = await call(argv, { packageFolder });
    expect(linesIn(stdout).at(-1)).toMatch(/^[^\t]*large\.txt:9002\tnot derivable\t/);
  });

  test('needs no thread for strings', async () => {
    const argv = 'check http://h/ -r rfc1738 -j 2';
    expect(await call(argv, { packageFolder: '/nowhere' })).toMatchObject({ code: 0 });
  });

  test('reports unreadable input', async () => {
    const missing = join(folder, 'missing');
    const argv = ['check', '--file', missing, small, '-r', 'rfc1738', '-j', '2'];
    const { code, stdout, stderr } = await call(argv, { packageFolder });
    expect(code).toBe(2);
    expect(linesIn(stdout)).toHaveLength(100);
    expect(stderr).toContain('cannot read');
  });

  test.each(['0', '65', '-1', '1.5', 'two', ''])('is misuse as %j', async (jobs) => {
    const { code, stderr } = await call(['check', large, '-r', 'rfc1738', `--jobs=${jobs}`]);
    expect(code).toBe(2);
    expect(stderr).toContain('--jobs must be a whole number from 1 to 64');
  });
});

describe('on a terminal', () => {
  const path = file('many.txt', 'http://h/\n'.repeat(100_000));
  const clock = jest.spyOn(performance, 'now');
  let now = 0;
  beforeEach(() => {
    now = 0;
    clock.mockImplementation(() => (now += 200));
  });
  afterAll(() => {
    clock.mockRestore();
  });

  test('standard error shows the progress on one line, which is cleared at the end', async () => {
    const argv = ['check', path, '-r', 'rfc1738', '--count'];
    const { stdout, stderr } = await call(argv, { talksToTerminal: true });
    expect(stdout).toBe('100000\n');
    const shown = stderr.split('\r\u001b[K');
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.at(-1)).toBe('');
    for (const line of shown.slice(1, -1)) {
      expect(line).toMatch(/^[\d,]+ lines, [\d.]+[KM]?\/s, 100% derivable, \d+ s left$/);
    }
  });

  test('the progress line is cleared before other output', async () => {
    const argv = ['check', path, '-r', 'rfc1738'];
    const { stdout, stderr } = await call(argv, { talksToTerminal: true, columns: 30 });
    expect(linesIn(stdout)).toHaveLength(100_000);
    expect(stderr.split('\r\u001b[K').filter((line) => line === '').length).toBeGreaterThan(2);
  });

  test.each([
    ['elsewhere', {}],
    ['where it cannot', { talksToTerminal: true, env: { TERM: 'dumb' } }],
  ])('no progress %s', async (_where, surroundings) => {
    const argv = ['check', path, '-r', 'rfc1738', '--count'];
    expect((await call(argv, surroundings)).stderr).toBe('');
  });
});
