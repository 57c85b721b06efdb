/** `links`: the bases of documents, the absolute forms of their links, and where the revisions differ. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, jsonIn, linesIn } from '../captured.js';

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
    ['links', page, '--retrieved-from', 'http://a/b/c/d;p?q'],
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
    '  url-1997             passed over: BASE element ../no is not absolute',
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

test('a base that cannot be one is told: exit code 2, and the links are listed', async () => {
  const page = file('misplaced.html', '<a href="g">');
  const { code, stdout, stderr } = await call(['links', page, '-r', 'url-1997', '--retrieved-from', '../x']);
  expect(code).toBe(2);
  expect(stdout).toContain('passed over');
  expect(linesIn(stderr)).toEqual(['error: "../x" is no absolute URL in url-1997, so it cannot be a base']);
});

test('a file that never ends is reported, and costs no other its links: exit code 2', async () => {
  const page = file('after.html', '<a href="x:y">');
  const stdin = Array.from({ length: 17 }, () => Buffer.alloc(2 ** 20));
  const { code, stdout, stderr } = await call(['links', '-', page, '--as', 'html', '--json'], { stdin });
  expect(code).toBe(2);
  expect(jsonIn(stdout)).toMatchObject([{ input: page, reference: 'x:y' }]);
  expect(linesIn(stderr)).toEqual([
    'error: cannot read "-": it has more than 16777216 bytes, which is the limit of this command',
  ]);
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
  expect(outcome.stderr).toMatch(/cannot read "\.\/nix": ENOENT/);
});
