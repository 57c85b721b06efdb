/** `migrate`. */
import { migrate } from '../../../src/study/index.js';
import { call, jsonIn, linesIn } from '../captured.js';

test('tells the classes in lines of 80 columns', async () => {
  const { code, stdout, stderr } = await call(['migrate', 'rfc2396..rfc2732']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of linesIn(stdout)) expect(line.length).toBeLessThanOrEqual(80);
  expect(stdout).toContain(`came: rfc2732 derives them, rfc2396 does not
   1  #[
      at [ ] in the fragment, here offset 1
      rfc2732: uric (RFC 2396 §A, 2); rfc2396 stops in URI-reference (A, 4)
      reserved: intended [1], reserved: accidental [2]
`);
  expect(stdout).toMatch(/^ {2}\[1\] {2}rfc2732: intended, section 3: “/m);
  expect(stdout).toContain('\n   9  //@0000.0.0.0\n      user: ε → –; host: 0000.0.0.0 → –\n');
});

test('takes two arguments, and tells in JSON what the library does', async () => {
  const { code, stdout } = await call(['migrate', 'rfc3986', 'rfc6874', '--json']);
  expect(code).toBe(0);
  expect(jsonIn(stdout)).toEqual([JSON.parse(JSON.stringify(migrate('rfc3986', 'rfc6874')))]);
});

test('writes Markdown in which no text is markup', async () => {
  const { code, stdout } = await call(['migrate', 'rfc3986..rfc6874', '--markdown']);
  expect(code).toBe(0);
  expect(stdout).toContain(
    '| 1 | <code>&#47;&#47;&#91;&#58;&#58;&#37;25a&#93;</code> | <code>&#37;</code> host |',
  );
  expect(stdout).not.toMatch(/[[\]`*]/);
});

test('says that nothing changes', async () => {
  const { code, stdout } = await call(['migrate', 'rfc3986', 'rfc3986']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^rfc3986 → rfc3986: nothing changes; proved/);
});

test.each([
  ['one revision', ['rfc3986'], /two revisions are needed/],
  ['three revisions', ['rfc2396..rfc2732..rfc3986'], /two revisions are needed/],
  ['an open range', ['rfc2396..'], /no revision is called ""|two revisions are needed/],
  ['an unknown revision', ['rfc2396..rfc3987'], /did you mean "rfc3986"\?/],
  ['two forms', ['rfc2396..rfc3986', '--json', '--markdown'], /choose one/],
])('refuses %s', async (_, argv, message) => {
  const { code, stdout, stderr } = await call(['migrate', ...argv]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});
