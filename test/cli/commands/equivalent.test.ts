/** `equivalent`: the verdict, the level that decides, the first difference. */
import { call, jsonIn, linesIn } from '../captured.js';

test.each<
  readonly [id: string, a: string, b: string, level: string, form: string, sections: readonly string[]]
>([
  ['rfc2396bis-01', 'http://h/', 'http://h/', 'string', 'http://h/', []],
  ['rfc2396bis-01', 'HTTP://H/', 'http://h/', 'case', 'http://h/', ['6.2.2.1']],
  // 2.4.2: "the two are equivalent for an http URL"; normalizing leaves either.
  ['rfc2396', 'http://a/%7e', 'http://a/~', 'escape', 'http://a/~', ['2.4.1', '2.3']],
  ['rfc2732', 'http://a/%7E', 'http://a/~', 'escape', 'http://a/~', ['RFC 2396 §2.3']],
  [
    'rfc2396bis-01',
    'eXAMPLE://a/./b/../b/c/%7a',
    'example://a/b/c/%7A',
    'path-segments',
    'example://a/b/c/z',
    ['6.2.2.2', '6.2.2.2, 2.3', '6.2.2.1', '6.2.2.3'],
  ],
  ['rfc2396bis-01', 'http://h:80/', 'http://h/', 'scheme', 'http://h/', ['6.2.3']],
  ['url-1997', 'http://www.XEROX.com', 'http://www.xerox.com', 'case', 'http://www.xerox.com', ['6']],
])('%s: %s and %s are equivalent by %s', async (id, a, b, level, form, sections) => {
  const { code, stdout, stderr } = await call(['equivalent', a, b, '-r', id]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(linesIn(stdout)).toEqual([
    `equivalent in ${id}, at level ${level}`,
    form,
    ...(sections.length === 0 ? [] : [`sections: ${sections.join('; ')}`]),
  ]);
});

test('not equivalent: a caret under the first difference of the normal forms', async () => {
  const { code, stdout } = await call('equivalent http://h/%61b HTTP://h/acb -r rfc2396bis-01');
  expect(code).toBe(1);
  expect(linesIn(stdout)).toEqual([
    'not equivalent in rfc2396bis-01, up to level scheme; they first differ at offset 10',
    'http://h/ab',
    'http://h/acb',
    '          ^',
  ]);
});

test('the help states that some forms are only compared', async () => {
  const { stdout } = await call('equivalent --help');
  expect(stdout).toContain('"normalize" keeps\nboth');
});

test('--level stops below', async () => {
  const argv = 'equivalent http://h:80/ http://h/ -r rfc2396bis-01 --level case --json';
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
      sections: [],
      difference: 8,
    },
  ]);
});

test('an underivable string is not equivalent to anything, even itself', async () => {
  const { code, stdout, stderr } = await call(['equivalent', 'a b', 'a b', '-r', 'url-1997']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^not derivable from URL-reference/);
  const json = await call(['equivalent', 'a b', 'a b', '-r', 'url-1997', '--json']);
  expect(jsonIn(json.stdout)).toMatchObject([{ a: 'a b', error: { offset: 1 } }]);
});
