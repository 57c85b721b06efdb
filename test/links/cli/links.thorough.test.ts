/** `links`: the bases of documents, the absolute forms of their links, and the differences of the revisions. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, jsonIn, linesIn } from '../../cli/captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-links-'));
const file = (name: string, ...lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\r\n'));
  return path;
};
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const wide = { columns: 120, env: { NO_COLOR: '1' } };

test('a page: its base, each link, differences marked', async () => {
  const page = file(
    'page.html',
    '<title>x</title>',
    '<a href="g">',
    '<a href="?y">',
    '<img src="http://h/">',
  );
  const { code, stdout, stderr } = await call(
    ['links', page, '--retrieved-from', 'http://a/b/c/d;p?q', '-r', 'seeds'],
    wide,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(linesIn(stdout)).toEqual([
    page,
    '  url-1993                 http://a/b/c/d;p?q  retrieval URL (Partial form)',
    '  url-1995, rfc1738        –                   no rules for relative references',
    '  url-1997, rfc2396bis-01  http://a/b/c/d;p?q  retrieval URL (5.1.3)',
    '',
    '  2:4 a href  g',
    '  url-1993, url-1997, rfc2396bis-01  http://a/b/c/g',
    '',
    '≠ 3:4 a href  ?y',
    '  url-1993, url-1997  http://a/b/c/?y',
    '  rfc2396bis-01       http://a/b/c/d;p?y',
    '',
    '  4:6 img src  http://h/',
    '  url-1993, url-1995, rfc1738, url-1997, rfc2396bis-01  http://h/',
  ]);
});

test('a message: each part with the base that encloses it', async () => {
  const message = file(
    'message.eml',
    'MIME-Version: 1.0',
    'Content-Base: http://a/',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/html',
    'Content-Location: b/',
    '',
    '<a href=c>',
    '--x',
    'Content-Type: text/html',
    '',
    '<base href=../no><a href=c>',
    '--x--',
  );
  const argv = ['links', message, '-r', 'url-1997'];
  const { code, stdout } = await call(argv, wide);
  expect(code).toBe(0);
  expect(linesIn(stdout)).toEqual([
    `${message}, part 1`,
    '  url-1997  http://a/b/  Content-Location (5.1.1)',
    '',
    '  1:4 a href  c',
    '  url-1997  http://a/b/c',
    '',
    `${message}, part 2`,
    '  url-1997  http://a/  Content-Base (5.1.1), 1 entity outwards',
    '  url-1997             passed over: embedded base ../no is not absolute',
    '',
    '  1:21 a href  c',
    '  url-1997  http://a/c',
  ]);
});

test('without a base, relative links have no result: exit code 1', async () => {
  const page = file('bare.html', '<a href="g"><a href="x:y">');
  const { code, stdout } = await call(['links', page, '-r', 'url-1997,rfc2396bis-01', '--json']);
  expect(code).toBe(1);
  expect(jsonIn(stdout)).toMatchObject([
    {
      input: page,
      reference: 'g',
      element: 'a',
      attribute: 'href',
      line: 1,
      column: 4,
      readings: [
        {
          revision: 'url-1997',
          base: { base: '', source: 'default' },
          result: { kind: 'error', name: 'ResolutionError' },
        },
        { revision: 'rfc2396bis-01', base: { source: 'default' }, result: { kind: 'error' } },
      ],
    },
    { reference: 'x:y', differs: false, readings: [{ result: { kind: 'absolute', text: 'x:y' } }, {}] },
  ]);
  const argv = ['links', page, '-r', 'rfc2396bis-01', '--default-base', 'http://h/'];
  expect(await call(argv)).toMatchObject({ code: 0 });
});

test('reports an unsuitable base with exit code 2, and lists the links', async () => {
  const page = file('misplaced.html', '<a href="g">');
  const { code, stdout, stderr } = await call(['links', page, '-r', 'url-1997', '--retrieved-from', '../x']);
  expect(code).toBe(2);
  expect(stdout).toContain('passed over');
  expect(linesIn(stderr)).toEqual([
    'error: "../x" is not an absolute URL in url-1997, so it cannot be a base',
  ]);
});

describe('a file beyond a limit: lists the links before it, reports the rest, and reads the next file', () => {
  const after = file('after.html', '<a href="x:after">');
  const parts = (count: number): readonly string[] =>
    Array.from({ length: count }, () => ['--x', 'Content-Type: text/html', '', '<a href=x:y>']).flat();
  const mixed = ['Content-Type: multipart/mixed; boundary=x', ''];
  const nested = (depth: number): readonly string[] =>
    Array.from({ length: depth }, (_, i) => [
      `Content-Type: multipart/mixed; boundary=b${i}`,
      '',
      `--b${i}`,
    ]).flat();

  test.each<[string, 'eml' | 'html', readonly (string | Uint8Array)[], number, string]>([
    ['1,100 parts', 'eml', [[...mixed, ...parts(1100)].join('\n')], 999, 'it has more than 1000 parts'],
    [
      'a header of 300 kB',
      'eml',
      [[...mixed, ...parts(2), '--x', `X: ${'x'.repeat(3e5)}`].join('\n')],
      2,
      'a part has a header of more than 131072 bytes',
    ],
    [
      '10 MB of fields',
      'eml',
      [[...mixed, ...parts(2), '--x', ...Array.from({ length: 1e6 }, () => 'X: x'), ...parts(1)].join('\n')],
      2,
      'a part has a header of more than 131072 bytes',
    ],
    [
      'parts in 200 others',
      'eml',
      [[...mixed, ...parts(2), '--x', ...nested(200)].join('\n')],
      2,
      'its parts are nested more than 100 deep',
    ],
    [
      '80,000 attributes',
      'html',
      [`<a href=x:y>\n<a ${Array.from({ length: 80_000 }, (_, i) => `a${i}`).join(' ')}><a href=x:y>`],
      1,
      'line 2, a tag has more than 256 attributes',
    ],
    [
      'a tag of 5 MB',
      'html',
      [`<a href=x:y>\n\n<a title="${'x'.repeat(5e6)}"><a href=x:y>`],
      1,
      'line 3, a tag has more than 4194304 characters',
    ],
    [
      'ever more bytes',
      'html',
      ['<a href=x:y>', ...Array.from({ length: 17 }, () => '€'.repeat(350_000))],
      1,
      'it has more than 16777216 bytes',
    ],
  ])('%s', async (_, kind, stdin, linkCount, problem) => {
    const argv = ['links', '-', after, '--as', kind, '--json', '-r', 'rfc2396bis-01'];
    const { code, stdout, stderr } = await call(argv, { stdin });
    expect(code).toBe(2);
    const references = jsonIn(stdout).map((link) => (link as { readonly reference: string }).reference);
    const afterwards = kind === 'html' ? ['x:after'] : [];
    expect(references).toEqual([...Array.from({ length: linkCount }, () => 'x:y'), ...afterwards]);
    expect(linesIn(stderr)).toEqual([`error: cannot read all of "-": ${problem}`]);
  });
});

test.each([
  ['UTF-16, little-endian', 'html', Buffer.from('\uFEFF<a href="x:y">', 'utf16le')],
  ['UTF-16, big-endian', 'html', Buffer.from('\uFEFF<a href="x:y">', 'utf16le').swap16()],
  [
    'quoted-printable with blanks',
    'eml',
    Buffer.from(
      `Content-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n${' '.repeat(80_000)}<a href=3Dx:y>`,
    ),
  ],
])('%s', async (_, kind, octets) => {
  const { code, stdout } = await call(['links', '-', '--as', kind, '--json'], { stdin: [octets] });
  expect(code).toBe(0);
  expect(jsonIn(stdout)).toMatchObject([{ reference: 'x:y' }]);
});

test('reports a missing file, a folder and an unknown extension, and reads the next file', async () => {
  const page = file('known.html', '<a href="x:y">');
  const unknown = file('unknown.file', '<a href="x:z">');
  const none = join(folder, 'none.html');
  const { code, stdout, stderr } = await call(['links', none, unknown, page, '--json']);
  expect(code).toBe(2);
  expect(jsonIn(stdout)).toMatchObject([{ input: page, reference: 'x:y' }]);
  expect(linesIn(stderr)).toEqual([
    expect.stringContaining(`cannot read "${none}": there is no such file`),
    `error: cannot read "${unknown}": its extension is not known; add --as KIND`,
  ]);
});

test.each([
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0]), 'it is UTF-32, which HTML forbids'],
  ['a charset that is none', Buffer.from('<meta charset=utf-9>'), 'no charset is called "utf-9"'],
])('reports %s, and reads the next file', async (_, octets, problem) => {
  const page = file('after.html', '<a href="x:after">');
  const { code, stdout, stderr } = await call(['links', '-', page, '--as', 'html', '--json'], {
    stdin: [octets],
  });
  expect(code).toBe(2);
  expect(jsonIn(stdout)).toMatchObject([{ reference: 'x:after' }]);
  expect(linesIn(stderr)).toEqual([`error: cannot read all of "-": ${problem}`]);
});

test('standard input, several files, one that is missing', async () => {
  const page = file('a.htm', '<a href="x:y">');
  const stdin = ['<a href="x:z">'];
  const outcome = await call(['links', page, '-', './nix', '--as', 'html', '--json'], { stdin });
  expect(outcome.code).toBe(2);
  expect(jsonIn(outcome.stdout)).toMatchObject([
    { input: page, reference: 'x:y' },
    { input: '-', reference: 'x:z' },
  ]);
  expect(outcome.stderr).toMatch(/cannot read "\.\/nix": there is no such file/);
});
