/** `migrate`. */
import { migrate } from '../../../src/study/index.js';
import { call, jsonIn, linesIn } from '../captured.js';

test('tells the classes in lines of 80 columns', async () => {
  const { code, stdout, stderr } = await call(['migrate', 'rfc2396..rfc2732']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of linesIn(stdout)) expect(line.length).toBeLessThanOrEqual(80);
  expect(stdout).toContain(`came: rfc2732 derives them, rfc2396 does not
   1  #[
      at [ ] in the fragment
      here offset 1: rfc2732: uric (RFC 2396 §A, 2); rfc2396 stops in
      URI-reference (A, 4)
      intended [1], accidental [2]
`);
  expect(stdout).toMatch(/^ {2}\[1\] {2}rfc2732: intended, section 3: “/m);
  expect(stdout).toContain(`   5  //0000.0.0.0
      the authority, or what it has; here host: 0000.0.0.0 → –
      intended [`);
});

test('tells what to write, and the steps of the lineage, from newer to older documents too', async () => {
  const { stdout } = await call(['migrate', 'rfc3986..rfc2396']);
  expect(stdout).toContain(`//[::]
      at [ in the host
      here offset 2: rfc3986: IP-literal (3.2.2); rfc2396 stops in path_segments
      (A, 3.3)
      rfc2396, section 3.2.2: “A suitable representation for including a literal
      IPv6 address as the host part of a URL is desired, but has not yet been
      determined or implemented in practice.”
      changed in rfc2396 → rfc2732; intended [`);
  const older = await call(['migrate', 'rfc2396bis-01..rfc3986', '--markdown']);
  expect(older.stdout).toContain('<code>&#37;40</code> &#40;2.1&#41;');
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

const lines = [
  'http://a/',
  '//[::1]',
  'foo bar',
  'a:',
  'a://b@c@d/',
  '//a_b',
  '//a@b@c',
  '//e@f@g',
  '\u00e9',
];

test('counts the strings of files by class, each with the first of the shortest', async () => {
  const stdin = [lines.join('\n')];
  const { code, stdout, stderr } = await call(['migrate', 'rfc2396..rfc3986', '-'], { stdin });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('of 9 strings 6 change; 1 do not, 2 neither derives.');
  expect(stdout).toContain('   2  3: //a@b@c\n      at @ in the authority\n      in //@@ offset 3: ');
  expect(stdout).not.toContain('  13  ');
  const json = await call(['migrate', 'rfc2396', 'rfc3986', '-', '--json'], { stdin });
  const [told] = jsonIn(json.stdout) as readonly [
    { classes: { count: number; example?: string; text: string }[] },
  ];
  expect(told).toMatchObject({ strings: 9, unchanged: 1, neither: 2 });
  expect(told.classes.flatMap(({ count, example }) => (count === 0 ? [] : [[count, example]]))).toEqual([
    [3, '//a@b@c'],
    [1, 'a:'],
    [1, '//[::1]'],
    [1, '//a_b'],
  ]);
  const markdown = await call(['migrate', 'rfc2396..rfc3986', '-', '--markdown'], { stdin });
  expect(markdown.stdout).toContain('| 2 | 3 | <code>&#47;&#47;a&#64;b&#64;c</code> |');
});

test('reads records, and each string as the documents do', async () => {
  const csv = 'id,url\n1,"//a@b@c"\n2,"//x\n"\n';
  const argv = ['migrate', 'rfc2396..rfc3986', '-', '--json', '--in', 'csv', '--header', '--column', 'url'];
  const { code, stdout } = await call(argv, { stdin: [csv] });
  expect(code).toBe(0);
  expect(jsonIn(stdout)).toMatchObject([{ strings: 2, unchanged: 0, neither: 1 }]);
  const missing = await call(['migrate', 'rfc2396..rfc3986', '/no/such/file']);
  expect(missing).toMatchObject({ code: 2, stdout: '' });
  const column = await call(['migrate', 'rfc2396..rfc3986', '-', '--column', '2'], { stdin: ['a'] });
  expect(column).toMatchObject({ code: 2, stdout: '' });
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
