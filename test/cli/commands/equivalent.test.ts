/** `equivalent`: the verdict, the rung that decides, the first difference. */
import { call, jsonIn, linesIn } from '../captured.js';

test.each([
  ['rfc2396bis-01', 'http://h/', 'http://h/', 'string', 'http://h/'],
  ['rfc2396bis-01', 'HTTP://H/', 'http://h/', 'case', 'http://h/'],
  [
    'rfc2396bis-01',
    'eXAMPLE://a/./b/../b/c/%7a',
    'example://a/b/c/%7A',
    'path-segments',
    'example://a/b/c/z',
  ],
  ['rfc2396bis-01', 'http://h:80/', 'http://h/', 'scheme', 'http://h/'],
  ['url-1997', 'http://www.XEROX.com', 'http://www.xerox.com', 'case', 'http://www.xerox.com'],
])('%s: %s and %s are equivalent by %s', async (id, a, b, level, form) => {
  const { code, stdout, stderr } = await call(['equivalent', a, b, '-r', id]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(linesIn(stdout)).toEqual([`equivalent in ${id}, by level ${level}`, form]);
});

test('not equivalent: a caret under the first difference of the normal forms', async () => {
  const { code, stdout } = await call(['equivalent', 'http://h/%61b', 'HTTP://h/acb', '-r', 'rfc2396bis-01']);
  expect(code).toBe(1);
  expect(linesIn(stdout)).toEqual([
    'not equivalent in rfc2396bis-01, up to level scheme; they first differ at offset 10',
    'http://h/ab',
    'http://h/acb',
    '          ^',
  ]);
});

test('--level stops below', async () => {
  const argv = [
    'equivalent',
    'http://h:80/',
    'http://h/',
    '-r',
    'rfc2396bis-01',
    '--level',
    'case',
    '--json',
  ];
  const { code, stdout } = await call(argv);
  expect(code).toBe(1);
  expect(jsonIn(stdout)).toEqual([
    {
      revision: 'rfc2396bis-01',
      a: 'http://h:80/',
      b: 'http://h/',
      equal: false,
      level: 'case',
      normalized: ['http://h:80/', 'http://h/'],
      difference: 8,
    },
  ]);
});

test('what is not derivable is equivalent to nothing, itself included', async () => {
  const { code, stdout, stderr } = await call(['equivalent', 'a b', 'a b', '-r', 'url-1997']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^not derivable from URL-reference/);
  const json = await call(['equivalent', 'a b', 'a b', '-r', 'url-1997', '--json']);
  expect(jsonIn(json.stdout)).toMatchObject([{ a: 'a b', error: { offset: 1 } }]);
});
