/** The rows of `census`, and the readings by one revision. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CensusSummary } from '../../../src/study/census-summary.js';
import { maxLineBytes } from '../../../src/cli/input/lines.js';
import { call, linesIn } from '../../cli/captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-census-rows-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function rowsOf(stdin: string, ...argv: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await call(['census', '-r', 'today', ...argv], { stdin: [stdin] });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

test('rows have the requested columns, by the standard in force', async () => {
  const all = ['--columns', 'production,scheme,host-kind,reason'];
  expect(await rowsOf('HTTP://[::1]/a\nb\n\u0001\n', '--out', 'tsv', ...all)).toBe(
    'URI > path-abempty\tHTTP\tIP-literal\t-\nrelative-ref > path-noscheme\t-\t-\t-\n-\t-\t-\tcontrol\n',
  );
  expect(await rowsOf('a:b\na"b\n', '--out', 'csv', '--columns', 'scheme,reason,offset')).toBe(
    'scheme,reason,offset\r\na,,3\r\n,"delimiter:""",1\r\n',
  );
  expect(await rowsOf('a:b\nb"\n', '--out', 'jsonl', '--columns', 'mask,verdicts,scheme,reason')).toBe(
    '{"mask":1,"verdicts":"1","scheme":"a","reason":null}\n{"mask":0,"verdicts":"0","scheme":null,"reason":"delimiter:\\""}\n',
  );
});

test('absent components differ from empty ones and from a "-"', async () => {
  const columns = ['--columns', 'user,host,port,path,query,fragment'];
  const input = '//a:/-?#\n-\n//@[::1]:80\n<\n';
  expect(await rowsOf(input, '--out', 'tsv', ...columns)).toBe(
    '-\ta\t\t/-\t\t\n-\t-\t-\t\\-\t-\t-\n\t[::1]\t80\t\t-\t-\n-\t-\t-\t-\t-\t-\n',
  );
  expect(await rowsOf(input, '--out', 'csv', ...columns)).toBe(
    `user,host,port,path,query,fragment\r\n,a,"",/-,"",""\r\n,,,'-,,\r\n"",[::1],80,"",,\r\n,,,,,\r\n`,
  );
  expect(await rowsOf('//a:\n', '--out', 'jsonl', '--columns', 'scheme,authority,port,query')).toBe(
    '{"scheme":null,"authority":"a:","port":"","query":null}\n',
  );
  const summary = file('no-reading.json', '');
  await rowsOf(input, '--out', 'tsv', ...columns, '--summary', summary);
  expect(JSON.parse(readFileSync(summary, 'utf8'))).not.toHaveProperty('reading');
});

test('rows can be read by another revision', async () => {
  const argv = ['--out', 'tsv', '--columns', 'production,host-kind', '--read-by', 'rfc1738'];
  expect(await rowsOf('http://a.b/\nb\n', ...argv)).toBe('httpurl\thostname\n-\t-\n');
});

test('reads only strings of the form (RFC 3986 §4.3: no relative reference, no fragment)', async () => {
  const input = '?y\nhttp://h/#f\n//h\nhttp://h/p\n';
  const columns = 'production,scheme,host-kind,path,fragment';
  for (const revision of ['rfc3986', 'rfc6874'])
    expect(
      await rowsOf(input, '--form', 'absolute', '--read-by', revision, '--out', 'tsv', '--columns', columns),
    ).toBe('-\t-\t-\t-\t-\n'.repeat(3) + 'URI > path-abempty\thttp\treg-name\t/p\t-\n');
  const summary = file('absolute.json', '');
  await rowsOf(input, '--form', 'absolute', '--count', 'production,scheme,host-kind', '--summary', summary);
  expect(JSON.parse(readFileSync(summary, 'utf8'))).toMatchObject({
    productions: [{ production: 'URI > path-abempty', lines: 1 }],
    hostKinds: [{ hostKind: 'reg-name', lines: 1 }],
    schemes: [{ scheme: 'http', lines: 1 }],
  });
});

test.each([
  // Invalid JSON, compared with a JSON text that is a string.
  [
    'jsonl',
    'jsonl',
    'a:\n"a:"\n{"url":"a:"}\n',
    '{"mask":0,"malformed":"a:"}\n{"mask":0,"record":"a:"}\n{"mask":1,"record":{"url":"a:"}}\n',
  ],
  [
    'jsonl',
    'jsonl',
    '{ "url": "a b" }\nx\n',
    '{"mask":0,"record":{ "url": "a b" }}\n{"mask":0,"malformed":"x"}\n',
  ],
  ['csv', 'tsv', '"k\t\\",a:\n', '1\t"k\\t\\\\",a:\n'],
  ['nul', 'tsv', '-\0', '1\t\\-\n'],
  ['nul', 'tsv', 'a\n\rb\0', '0\ta\\n\\rb\n'],
  ['lines', 'csv', 'a"\n,\n', 'mask,record\r\n0,"a"""\r\n1,","\r\n'],
  // Removing one leading "'" restores the record.
  [
    'lines',
    'csv',
    "=1\n'\n''=\n-a\na=\n",
    `mask,record\r\n1,"'=1"\r\n1,"''"\r\n1,"'''="\r\n1,"'-a"\r\n1,"a="\r\n`,
  ],
  ['nul', 'csv', '\t=1\0\r=1\0@\0+\0', `mask,record\r\n0,"'\t=1"\r\n0,"'\r=1"\r\n1,"'@"\r\n1,"'+"\r\n`],
  ['tsv', 'csv', '=a\ta:\n', `1,"'=a\ta:"\r\n`],
  ['lines', 'jsonl', 'é\u202e\n', '{"mask":0,"record":"é\\u202e"}\n'],
])('%s as %s with the record: %j', async (from, to, input, rows) => {
  const column = from === 'csv' || from === 'tsv' ? ['--column', '2'] : [];
  const argv = ['--in', from, '--out', to, ...column, '--columns', 'mask', '--pass-columns'];
  expect(await rowsOf(input, ...argv)).toBe(rows);
});

test.each([
  ['csv', 'k,"a:\n"\r\n"x""",b\r\n=c,c:\r\nd\r\n', `0,k,"a:\n"\r\n1,"x""",b\r\n1,'=c,c:\r\n0,d\r\n`],
  ['tsv', 'k\\\ta:\r\nx\ta b\n', '1\tk\\\ta:\n0\tx\ta b\n'],
])('passes through the columns of %s; in CSV, none begins a formula', async (format, input, rows) => {
  const argv = ['--in', format, '--out', format, '--column', '2', '--columns', 'mask', '--pass-columns'];
  expect(await rowsOf(input, ...argv)).toBe(rows);
});

test('passes invalid UTF-8 through as bytes or base64', async () => {
  const argv = ['census', '-r', 'today', '--columns', 'mask', '--pass-columns', '--out'];
  const latin1 = file('latin1.txt', Buffer.from([0xff, 0x0a]));
  expect((await call([...argv, 'jsonl', latin1])).stdout).toBe('{"mask":0,"base64":"/w=="}\n');
  expect((await call([...argv, 'tsv', latin1])).stdout).toBe('0\t\uFFFD\n');
});

test('rows have a header if the records have one', async () => {
  const columns = ['--columns', 'mask', '--in', 'csv', '--column', 'url', '--pass-columns', '--out'];
  expect(await rowsOf('"url",id\r\na:,1\r\n', ...columns, 'csv')).toBe('mask,"url",id\r\n1,a:,1\r\n');
  expect(await rowsOf('url,id\na:,1\n', ...columns, 'tsv')).toBe('mask\trecord\n1\ta:,1\n');
  expect(await rowsOf('url,id\na:,1\n', ...columns, 'jsonl')).toBe('{"mask":1,"record":"a:,1"}\n');
  const files = [file('1.csv', 'id,url\n1,a:\n'), file('2.csv', 'url,id\nb:,2\n')];
  const { code, stderr } = await call(['census', ...files, '-r', 'today', ...columns, 'csv']);
  expect(code).toBe(2);
  expect(stderr).toContain('2.csv": its header differs from that of the first file');
  const { stdout } = await call(['census', ...files, '-r', 'today', ...columns, 'tsv']);
  expect(stdout).toBe('mask\trecord\n1\t1,a:\n1\tb:,2\n');
  // If all files are empty, none has a header.
  expect(await rowsOf('', ...columns, 'csv')).toBe('mask\r\n');
  expect(await rowsOf('', ...columns, 'tsv')).toBe('mask\trecord\n');
  expect(await rowsOf('', ...columns, 'jsonl')).toBe('');
  const withEmpty = ['census', file('0.csv', ''), file('1.csv', 'id,url\n1,a:\n'), '-r', 'today', ...columns];
  expect((await call([...withEmpty, 'csv'])).stdout).toBe('mask,id,url\r\n1,1,a:\r\n');
  // CSV always has one, except for tables that have none; TSV only if the records have one.
  expect(await rowsOf('a:\n', '--columns', 'mask', '--out', 'csv')).toBe('mask\r\n1\r\n');
  expect(await rowsOf('a:\n', '--columns', 'mask', '--out', 'tsv')).toBe('1\n');
  expect(await rowsOf('a:\n', '--columns', 'mask', '--in', 'tsv', '--out', 'csv')).toBe('1\r\n');
});

test('bytes do not pass through to a terminal', async () => {
  const argv = 'census --out tsv --pass-columns';
  const { code, stdout, stderr } = await call(argv, { stdin: ['\u001b[31m\n'], columns: 80 });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('to a file or a pipe');
});

test('reports an overlong record with its position instead of passing it through', async () => {
  const stdin = ['a\n', 'x'.repeat(maxLineBytes + 1), '\n'];
  const { code, stderr } = await call('census --out tsv --pass-columns', { stdin });
  expect(code).toBe(2);
  expect(stderr).toContain('cannot read "-": the record at byte 2 is longer than 1 MiB');
  const { stdout } = await call('census --out tsv --columns offset,scheme', { stdin });
  expect(linesIn(stdout)).toEqual(['1\t-', `${maxLineBytes + 1}\t-`]);
});

test('--count counts the readings of one revision; summaries of other readings do not merge', async () => {
  const input = 'HTTP://a/\nhttp://[::1]/\nx\na b\nmailto:x\n';
  const summary = await rowsOf(input, '--count', 'host-kind,scheme,production');
  expect(JSON.parse(summary)).toMatchObject({
    reading: { by: 'rfc3986', of: ['production', 'scheme', 'host-kind'] },
    productions: [
      { production: 'URI > path-abempty', lines: 2 },
      { production: 'URI > path-rootless', lines: 1, examples: [{ text: 'mailto:x' }] },
      { production: 'relative-ref > path-noscheme', lines: 1 },
    ],
    schemes: [
      { scheme: 'http', lines: 2 },
      { scheme: 'mailto', lines: 1 },
    ],
    otherSchemes: 0,
    hostKinds: [
      { hostKind: 'IP-literal', lines: 1, examples: [{ text: 'http://[::1]/' }] },
      { hostKind: 'reg-name', lines: 1 },
    ],
  });
  const read = file('read.json', summary);
  const schemes = file('schemes.json', await rowsOf(input, '--count', 'scheme'));
  const twice = JSON.parse((await call(['census', 'merge', read, read])).stdout) as CensusSummary;
  expect(twice.hostKinds?.map(({ lines }) => lines)).toEqual([2, 2]);
  expect((await call(['census', 'merge', read])).stdout).toBe(summary);
  const { code, stderr } = await call(['census', 'merge', read, schemes]);
  expect(code).toBe(2);
  expect(stderr).toContain('different ways of reading');
});
