/** `build` and `clean`: components to a reference, a typed reference to a bare one. */
import { call, jsonIn } from '../captured.js';

describe('build', () => {
  test.each([
    [['--scheme', 'http', '--host', 'h', '--segment', '', '--segment', 'a/b'], 'http://h/a%2Fb'],
    [['--path', '/a', '--query', ''], '/a?'],
    [['--path', ''], ''],
    [['--path', '/100%', '--data'], '/100%25'],
  ])('%j', async (parts, expected) => {
    const outcome = await call(['build', '-r', 'rfc3986', ...parts]);
    expect(outcome).toEqual({ code: 0, stdout: `${expected}\n`, stderr: '' });
  });

  test('refuses components that would be read differently', async () => {
    const { code, stderr } = await call(['build', '-r', 'rfc3986', '--path', '//h/a']);
    expect([code, stderr]).toEqual([1, 'error: in "//h/a" the authority would be "h", not none (rfc3986)\n']);
    const { stdout } = await call(['build', '-r', 'rfc3986', '--path', '//h/a', '--json']);
    expect(jsonIn(stdout)).toMatchObject([
      { error: { name: 'BuildError', part: 'authority', text: '//h/a' } },
    ]);
  });

  test('an unescapable component, or none at all, is misuse', async () => {
    expect((await call(['build', '-r', 'rfc3986', '--host', 'h', '--port', 'x'])).code).toBe(2);
    expect((await call(['build', '-r', 'rfc3986'])).stderr).toContain('no component is given');
  });
});

describe('clean', () => {
  test('reports the removed text with its section', async () => {
    const { code, stdout } = await call(['clean', '<URL:http://h.d/a b>', '-r', 'rfc3986', '--json']);
    expect(code).toBe(0);
    expect(jsonIn(stdout)).toMatchObject([
      { cleaned: 'http://h.d/ab', section: 'Appendix C', derivable: true, changes: [{}, {}, {}, {}] },
    ]);
  });

  test('an underivable result gives exit code 1; a document without such a section is misuse', async () => {
    const { code, stdout, stderr } = await call(['clean', ' http://h|/ ', '-r', 'rfc3986']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^http:\/\/h\|\/\n/);
    expect(stderr).toContain('is not derivable');
    expect((await call(['clean', '<a>', '-r', 'rfc1808'])).code).toBe(2);
  });
});

test('a result that the prose forbids comes with a warning', async () => {
  const { code, stdout, stderr } = await call([
    'build',
    '-r',
    'rfc3986',
    '--scheme',
    'http',
    '--path',
    '/a b',
  ]);
  expect([code, stdout]).toEqual([0, 'http:/a%20b\n']);
  expect(stderr).toMatch(
    /^warning: "http:\/a%20b" is derivable, but is forbidden: .* \(rfc3986, 3\.2\.2\)\n$/,
  );
});
