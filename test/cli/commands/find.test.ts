/** `find`: references in files of any size, split into any chunks, with their places. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, jsonIn, linesIn } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-find-'));
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const jim = `Yes, Jim, I found it under <URL:ftp://info.cern.ch/pub/www/doc;
      type=d> but you can probably pick it up from <URL:ftp://ds.in
      ternic.net/rfc>.  Note the warning in <URL:http://ds.internic.
      net/instructions/overview.html#WARNING>.
`;

test('RFC 1738 Appendix: the references with their lines and columns', async () => {
  const outcome = await call(['find', file('jim.txt', jim), '-r', 'rfc1738']);
  expect(outcome).toEqual({
    code: 0,
    stdout: [
      '1:33\tftp://info.cern.ch/pub/www/doc;type=d\n',
      '2:57\tftp://ds.internic.net/rfc\n',
      '3:50\thttp://ds.internic.net/instructions/overview.html#WARNING\tnot derivable; read as: http://ds.internic.net/instructions/overview.html (section 2.2)\n',
    ].join(''),
    stderr: '',
  });
});

test('any chunks find the same', async () => {
  const text = `\uFEFFé ${jim}\u{1f600} <http://h/-\n\n x> www.w3.org "http://é/"\r\n`;
  const bytes = Buffer.from(text);
  const argv = 'find -r rfc2396bis-01 --abbreviated --json';
  const whole = await call(argv, { stdin: [bytes] });
  expect(jsonIn(whole.stdout).length).toBe(5);
  for (const size of [1, 2, 3, 7, 64]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    expect(await call(argv, { stdin: chunks })).toEqual(whole);
  }
});

test('remarks', async () => {
  const stdin = ['<URL:a b~> http://h/a^b www.w3.org\n<http://h/a-\nb> <http://[::-\n1]/>'];
  const { stdout } = await call('find -r rfc2396bis-01 --abbreviated', { stdin });
  expect(linesIn(stdout)).toEqual([
    '1:6\tab~',
    '1:12\thttp://h/a\tincomplete',
    '1:25\twww.w3.org\tabbreviated: http://www.w3.org',
    '2:2\thttp://h/a-b\thyphen: http://h/ab',
    '3:5\thttp://[::1]/\thyphen: http://[::-1]/',
  ]);
  const early = await call('find -r rfc1738', { stdin });
  expect(linesIn(early.stdout)[0]).toBe('1:6\tab~\tnot derivable');
});

test('--schemes leaves out what only looks like a reference', async () => {
  const stdin = ['Note:this http://h/ ftp://h/ <URL:news:a>'];
  const { stdout } = await call(['find', '-r', 'url-1997', '--schemes', 'HTTP, gopher'], { stdin });
  expect(linesIn(stdout)).toEqual(['1:11\thttp://h/', '1:35\tnews:a']);
});

test('--json has the spans without and with the delimiters', async () => {
  const { stdout } = await call('find -r rfc1738 --json', { stdin: ['é\n<URL:http://h/>'] });
  expect(jsonIn(stdout)).toEqual([
    {
      input: '-',
      line: 2,
      column: 6,
      text: 'http://h/',
      span: { start: 7, end: 16 },
      outer: { start: 2, end: 17 },
      wrapper: 'url',
      derivable: true,
      complete: true,
      hyphens: [],
    },
  ]);
});

test('nothing found is exit code 1', async () => {
  expect(await call('find -r rfc1738', { stdin: ['nothing here'] })).toEqual({
    code: 1,
    stdout: '',
    stderr: '',
  });
});

test('several files: reports the file of each match and unreadable files, and searches the others', async () => {
  const [a, missing] = [file('a.txt', 'x http://h/'), join(folder, 'missing')];
  const { code, stdout, stderr } = await call(['find', a, missing, '-', '-r', 'rfc1738'], {
    stdin: ['http://i/'],
  });
  expect(code).toBe(2);
  expect(linesIn(stdout)).toEqual([`${a}:1:3\thttp://h/`, '-:1:1\thttp://i/']);
  expect(linesIn(stderr)).toEqual([
    expect.stringContaining(`cannot read "${missing}": there is no such file`),
  ]);
});

test('reports invalid UTF-8 once, without losing matches', async () => {
  const stdin = [Buffer.from('http://h/a \xe9 http://h/b \xff\n<http://h/c>', 'latin1')];
  const { code, stdout, stderr } = await call('find -r rfc1738', { stdin });
  expect(code).toBe(2);
  expect(linesIn(stdout).map((line) => line.split('\t')[1])).toEqual([
    'http://h/a',
    'http://h/b',
    'http://h/c',
  ]);
  expect(stderr).toBe('error: "-" is not UTF-8 at byte 11; invalid bytes are read as U+FFFD\n');
});

test('10 MB, a million lines: places are right to the end', async () => {
  const stdin = Array.from({ length: 100 }, () => '123456789\n'.repeat(10_000));
  const { code, stdout } = await call('find -r rfc1738', { stdin: [...stdin, ' http://h/'] });
  expect({ code, stdout }).toEqual({ code: 0, stdout: '1000001:2\thttp://h/\n' });
}, 60_000);

test('prints references while input is still arriving', async () => {
  const { run } = await import('../../../src/cli/run.js');
  const { Writable } = await import('node:stream');
  const seen: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done) {
      seen.push(chunk.toString());
      release();
      done();
    },
  });
  const stdin = (async function* () {
    yield Buffer.from('http://h/ ');
    await released;
    yield Buffer.from('http://i/ ');
  })();
  const io = { stdin, stdout, stderr: stdout, env: {}, packageFolder: '' };
  expect(await run(['find', '-r', 'rfc1738'], io)).toBe(0);
  expect(seen.slice(0, 2)).toEqual(['1:1\thttp://h/\n', '1:11\thttp://i/\n']);
});

test('--csv prints remarks as columns, without formulas', async () => {
  const stdin = ['<URL:=a b> http://h/a^b www.w3.org\n<http://h/a-\nb>'];
  const argv = 'find -r rfc2396bis-01 --abbreviated --csv';
  const { code, stdout, stderr } = await call(argv, { stdin });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.split('\r\n')).toEqual([
    '"input","line","column","reference","derivable","complete","stands for","other reading","read as"',
    `"standard input","1","6","'=ab","true","true","","",""`,
    '"standard input","1","12","http://h/a","true","false","","",""',
    '"standard input","1","25","www.w3.org","true","true","http://www.w3.org","",""',
    '"standard input","2","2","http://h/a-b","true","true","","http://h/ab",""',
    '',
  ]);
  expect(await call('find --csv --json -r rfc1738')).toMatchObject({ code: 2, stdout: '' });
});
