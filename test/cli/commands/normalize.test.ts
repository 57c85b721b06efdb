/** `normalize`: the normal form, and the changes at each level. */
import { call, jsonIn, linesIn } from '../captured.js';

test('the ladder of 2003 (6.2), level by level', async () => {
  const argv = 'normalize eXAMPLE://a/./b/../b/c/%7a -r rfc2396bis-01';
  const { code, stdout, stderr } = await call(argv, { columns: 120, env: { NO_COLOR: '1' } });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(linesIn(stdout)).toEqual([
    'example://a/b/c/z',
    'level          what changes                 section       becomes',
    'escape         hexadecimal digits           6.2.2.2       eXAMPLE://a/./b/../b/c/%7A',
    'escape         escapes after the authority  6.2.2.2, 2.3  eXAMPLE://a/./b/../b/c/z',
    'case           scheme                       6.2.2.1       example://a/./b/../b/c/z',
    'path-segments  path                         6.2.2.3       example://a/b/c/z',
    'levels without changes: scheme',
  ]);
});

test.each([
  ['rfc2396bis-01', 'HTTP://WWW.EXAMPLE.com:80/%7e', [], 'http://www.example.com/~'],
  ['rfc2396bis-01', 'HTTP://WWW.EXAMPLE.com:80/%7e', ['--level', 'string'], 'HTTP://WWW.EXAMPLE.com:80/%7e'],
  ['rfc2396bis-01', 'HTTP://WWW.EXAMPLE.com:80/%7e', ['--level', 'case'], 'http://www.example.com:80/%7e'],
  ['url-1997', 'http://h:80/a/../b', [], 'http://h/a/../b'],
  ['rfc1738', 'HTTP://h:80/%7e%61', [], 'http://h/%7Ea'],
  ['url-1993', 'http://h/%7e', [], 'http://h/%7E'],
  ['url-1995', 'http://h/%7e', [], 'http://h/%7e'],
])('%s: %s %j is %s', async (id, text, options, expected) => {
  const { code, stdout } = await call(['normalize', text, '-r', id, ...options]);
  expect({ code, first: linesIn(stdout)[0] }).toEqual({ code: 0, first: expected });
  const json = await call(['normalize', text, '-r', id, ...options, '--json']);
  expect(jsonIn(json.stdout)).toMatchObject([{ revision: id, text, normalized: expected }]);
});

test('normalizes several strings and reports an underivable one', async () => {
  const { code, stdout, stderr } = await call('normalize x:a x:[ x:b -r url-1997');
  expect(code).toBe(1);
  expect(linesIn(stdout).filter((line) => line.startsWith('x:'))).toEqual(['x:a', 'x:b']);
  expect(stderr).toMatch(/^not derivable from URL-reference/);
  const json = jsonIn((await call('normalize x:a x:[ -r url-1997 --json')).stdout);
  expect(json).toMatchObject([
    { text: 'x:a', normalized: 'x:a', level: 'scheme', changes: [] },
    { text: 'x:[', error: { offset: 2, found: '[' } },
  ]);
});

test('prints a long normal form in full', async () => {
  const text = `x:${'a'.repeat(100_000)}%7e`;
  const { stdout } = await call(['normalize', text, '-r', 'rfc2396bis-01']);
  expect(linesIn(stdout)[0]).toBe(`${text.slice(0, -3)}~`);
  expect(stdout.length).toBeLessThan(102_000);
});

test('states why a part stays', async () => {
  const { stdout } = await call(['normalize', '--text', 'a:/.//b', '-r', 'rfc3986']);
  expect(stdout).toMatch(/^path: The "\/\." stays: .* \(3\.3\)$/m);
  const json = await call(['normalize', '--text', 'a:/.//b', '-r', 'rfc3986', '--json']);
  expect(json.stdout).toContain('"kept":[{"subject":"path","section":"3.3",');
});

test('says that a document has no rules for a normal form', async () => {
  const { stdout, stderr } = await call(['normalize', '--text', 'http://a:80/', '-r', 'whatwg-2026-07']);
  expect(stdout.trim()).toBe('http://a:80/');
  expect(stderr).toContain('whatwg-2026-07 has no rules for a normal form');
});
