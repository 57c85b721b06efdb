/** The revision that a command uses if no option names one. */
import { call } from './captured.js';

const today = "revision rfc3986 (today's standard; -r selects another)\n";

test.each([
  ['parse', 'x'],
  ['check', 'x', '--text'],
  ['fix', 'x'],
  ['findings', 'x'],
  ['explain', 'x'],
  ['normalize', 'x'],
  ['equivalent', 'x', 'y'],
  ['resolve', 'x', '--base', 'http://h/'],
  ['clean', 'x'],
  ['find'],
  ['escape', 'encode', 'path', 'x'],
  ['build', '--path', 'x'],
  ['derivations', 'x'],
  ['trace', 'x'],
])('%s uses the standard today and says so on standard error', async (...argv) => {
  const named = await call([...argv, '-r', 'rfc3986']);
  const { code, stdout, stderr } = await call(argv);
  expect([code, stdout, stderr]).toEqual([named.code, named.stdout, today + named.stderr]);
});

test('URI_REVISION names another, and -r overrides it', async () => {
  const env = { URI_REVISION: 'rfc1738' };
  const byEnvironment = await call(['fix', 'http://h/a b'], { env });
  expect(byEnvironment.stdout).toContain('2.2, 5, 3.1');
  expect(byEnvironment.stderr).toBe('revision rfc1738 (from URI_REVISION)\n');
  const byOption = await call(['fix', 'http://h/a b', '-r', 'rfc3986'], { env });
  expect([byOption.stdout, byOption.stderr]).toEqual([expect.stringContaining('2.4, 3.3'), '']);
});

test('an unknown URI_REVISION is misuse', async () => {
  const { code, stdout, stderr } = await call(['parse', 'x'], { env: { URI_REVISION: 'rfc398\u001b' } });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('revision rfc398\\u{1B} (from URI_REVISION)\n');
  expect(stderr).toContain('no revision is called "rfc398\\u{1B}"; did you mean "rfc3986"?');
});

test('a grammar of one’s own, and --all, need none', async () => {
  expect((await call(['resolve', 'x', '--base', 'http://h/', '--all'])).stderr).not.toContain('revision ');
  const { stderr } = await call(['check', '1', '--text', '--abnf', '-'], { stdin: ['a = "1"\n'] });
  expect(stderr).not.toContain('revision ');
});
