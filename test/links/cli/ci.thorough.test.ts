/** `links` in continuous integration: baselines, comments that switch, forbidden links, recommended changes, progress. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, csvIn, jsonIn, linesIn } from '../../cli/captured.js';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-ci-'));
beforeAll(() => {
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});
const write = (name: string, text: string): string => {
  writeFileSync(name, text);
  return name;
};

test.each(['--check', '--check --json', '--check --csv', '--sarif'])(
  'findings are written as they are found: %s',
  async (form) => {
    const files = ['a', 'b', 'c'].map((name) => write(`many-${name}.md`, '<http://h/{x}>\n'.repeat(1000)));
    const sizes: number[] = [];
    const onWrite = (text: string): void => void sizes.push(text.length);
    const { code, stdout } = await call(['links', ...form.split(' '), ...files], { onWrite });
    for (const file of files) rmSync(file);
    expect(code).toBe(1);
    expect(stdout.match(/http:\/\/h\/\{x\}/g)?.length).toBeGreaterThanOrEqual(3000);
    // A buffer of 64 kB, and the finding that fills it. The end of SARIF has the rules, not the findings.
    expect(Math.max(...sizes)).toBeLessThan(66_000);
    expect(sizes.length).toBeGreaterThan(files.length);
  },
);

describe('a baseline', () => {
  const text = '[a](http://h/a|b) [b](http://h/{x}) <http://h/ok>\n';
  const links = (...argv: readonly string[]): ReturnType<typeof call> => call(['links', ...argv]);

  beforeAll(() => {
    mkdirSync('docs');
    write('docs/a.md', text);
  });

  test('contains findings by file, and hides them wherever they are in the file', async () => {
    const first = await links('--check', '.', '--write-baseline', 'known.json');
    expect(first).toMatchObject({ code: 1, stderr: 'Checked 3 links in 1 file: 2 findings.\n' });
    expect(JSON.parse(readFileSync('known.json', 'utf8'))).toEqual({
      'docs/a.md': ['rfc3986/segment: http://h/a|b', 'rfc3986/segment: http://h/{x}'],
    });
    write('docs/a.md', `# Title\n\n> ${text}`);
    expect(await links('--check', '.', '--baseline', 'known.json')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Checked 3 links in 1 file: 0 findings, 2 more in the baseline.\n',
    });
  });

  test.each([
    ['another text', 'docs/a.md', '[a](http://h/a|c)'],
    ['another file', 'docs/b.md', '[a](http://h/a|b)'],
    ['a file named like a member of every object', 'docs/constructor.md', '[a](http://h/a|b)'],
  ])('does not hide a finding with %s', async (_, name, changed) => {
    write(name, changed);
    const { code, stdout } = await links('--sarif', name, '--baseline', 'known.json');
    expect(code).toBe(1);
    expect(jsonIn(stdout)).toMatchObject([{ runs: [{ results: [{ ruleId: 'rfc3986/segment' }] }] }]);
    rmSync(name);
    write('docs/a.md', text);
  });

  test('applies in whatever folder the command runs', async () => {
    process.chdir('docs');
    expect((await links('--check', './a.md', '--baseline', '../known.json')).code).toBe(0);
    expect((await links('--check', join(process.cwd(), 'a.md'), '--baseline', '../known.json')).code).toBe(0);
    process.chdir(folder);
  });

  test('knows findings on standard input, and of another revision', async () => {
    const stdin = ['<a href="a|b">'];
    const argv = ['links', '--check', '-', '--as', 'html'];
    await call([...argv, '--write-baseline', 'stdin.json'], { stdin });
    expect(JSON.parse(readFileSync('stdin.json', 'utf8'))).toEqual({ '-': [expect.any(String)] });
    expect((await call([...argv, '--baseline', 'stdin.json'], { stdin })).code).toBe(0);
    expect((await call([...argv, '--baseline', 'stdin.json', '-r', 'rfc1808'], { stdin })).code).toBe(1);
  });

  test.each([
    [
      ['--check', 'docs/a.md', '--write-baseline', 'docs/a.md'],
      'would overwrite "docs/a.md", which is an input',
    ],
    [['--check', 'docs', '--write-baseline', 'none/b.json'], 'cannot write "none/b.json"'],
    [['--check', 'docs', '--baseline', 'docs/a.md'], '"docs/a.md": a baseline must be JSON'],
    [['docs', '--baseline', 'known.json'], '--baseline needs --check'],
    [['docs', '--write-baseline', 'known.json'], '--write-baseline needs --check'],
    [
      ['--fix', 'docs', '--baseline', 'known.json'],
      "option '--baseline <FILE>' cannot be used with option '--fix'",
    ],
    [['--check', 'docs', '--advised'], '--advised needs --fix'],
  ])('is misused: %j', async (argv, problem) => {
    const { code, stderr } = await links(...argv);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(problem) as string });
    expect(readFileSync('docs/a.md', 'utf8')).toBe(text);
  });
});

describe('comments switch the check off and on', () => {
  const [off, on, next] = ['disable', 'enable', 'disable-next-line'].map(
    (name) => `uri-revisions-${name}`,
  ) as [string, string, string];

  test.each<[string, string, readonly string[]]>([
    ['a.md', `<!-- ${off} -->\n\n[a](|1)\n\n<!-- ${on} -->\n[a](|2)`, ['|2']],
    ['a.md', `<!-- ${next}: a template -->\n[a](|1)\n[a](|2)`, ['|2']],
    ['a.md', `[a](|1) <!--${off}--> [a](|2) <!--${on}--> [a](|3)`, ['|1', '|3']],
    ['a.md', `- <!-- ${next} -->\n  [a](|1)\n  [a](|2)`, ['|2']],
    ['a.md', `|a|\n|-|\n|<!-- ${off} -->|\n|[a](\\|1)|`, []],
    ['a.md', `\`\`\`html\n<!-- ${off} -->\n\`\`\`\n\n\`<!-- ${off} -->\`\n[a](|1)`, ['|1']],
    ['a.md', `<!-- ${off}-line -->\n<!-- x ${off} -->\n[a](|1)`, ['|1']],
    ['a.html', `<!-- ${next}\n -->\n<a href="|1"><a href="|2">\n<a href="|3">`, ['|3']],
    ['a.html', `<!-- ${off} --><a href="|1"><!--\n${on}\n--><a href="|2">`, ['|2']],
    ['a.html', `<! ${off}><a href="|1">`, ['|1']],
    ['a.html', `<!-- ${off} {long} --><a href="|1">`, []],
    ['a.yaml', `# ${off}\na: http://h/|1\n# ${on}\nb: http://h/|2\n`, ['http://h/|2']],
    ['a.yaml', `#${next}\r\na: http://h/|1 # ${off}\r\nb: http://h/|2\r\n`, []],
    ['a.yaml', `a: |\n  # ${off}\nb: "# ${off}"\nc: http://h/|1\n`, ['http://h/|1']],
    ['a.json', `{"a": "# ${off}", "b": "http://h/|1"}`, ['http://h/|1']],
  ])('%s: %j', async (name, text, left) => {
    write(name, text.replace('{long}', 'x'.repeat(300_000)));
    const { stdout } = await call(['links', '--check', '--json', name]);
    expect(stdout === '' ? [] : jsonIn(stdout)).toMatchObject(left.map((reference) => ({ reference })));
    const { stderr } = await call(['links', '--fix', '--write', name]);
    expect(stderr).toContain(`${left.length} link${left.length === 1 ? '' : 's'} fixed, 0 left invalid.`);
  });

  test.each<[string, string, number, string | undefined]>([
    ['c.md', `a\n\n<!-- ${off}-line -->\n[a](b)`, 3, 'uri-revisions-disable-next-line'],
    ['c.md', '<!-- uri-revision-disable -->\n[a](b)', 1, 'uri-revisions-disable'],
    ['c.md', '<!-- uri-revisions-enabled -->\n[a](b)', 1, 'uri-revisions-enable'],
    ['c.html', '<p><!-- URI-REVISIONS-DISABLE --><a href="b">', 1, 'uri-revisions-disable'],
    ['c.html', '<!-- uri-revisions disable-nextline --><a href="b">', 1, 'uri-revisions-disable-next-line'],
    ['c.yaml', '# uri_revisions_disable\na: b', 1, undefined],
    ['c.yaml', 'a: b\n# uri-revsions-disable: generated\n', 2, 'uri-revisions-disable'],
    ['c.yaml', '# uri-revisions checks this file\n# uri-reverse\na: b', 0, undefined],
  ])('%s: %j is reported', async (name, text, line, nearest) => {
    for (const mode of ['--check', '--fix']) {
      const { code, stderr } = await call(['links', mode, write(name, text)]);
      expect(code).toBe(0);
      if (nearest === undefined) expect(stderr).not.toContain('warning');
      else
        expect(stderr).toMatch(new RegExp(`^warning: .*${name}:${line}: .*did you mean ${nearest}\\?$`, 'm'));
    }
  });

  test('the summary counts the links that they disable', async () => {
    const { code, stderr } = await call([
      'links',
      '--check',
      write('b.md', `<!-- ${off} -->\n\n[a](|) [b](c)`),
    ]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'Checked 0 links in 1 file: 0 findings, 2 links disabled by comments.\n',
    });
  });
});

test('--skip-templates leaves out what a template may fill in; otherwise the advice says so', async () => {
  write('d.html', '<a href="{{ x }}"><a href="http://h/a|{id}"><a href="http://h/a|b">');
  const all = jsonIn((await call('links --check --json d.html')).stdout);
  expect(all).toMatchObject([
    { advice: ['It may be filled in from a template (Jinja, Liquid, Mustache or Handlebars).'] },
    { advice: ['It may be filled in from a template (RFC 6570 or an OpenAPI server).'] },
    { advice: ['As data, write %7C.'] },
  ]);
  for (const form of ['--check', '--sarif', '--check --csv']) {
    const { code, stdout, stderr } = await call(`links ${form} --skip-templates d.html`);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'Checked 3 links in 1 file: 1 finding, 2 more in templates.\n',
    });
    expect(stdout).toContain('a|b');
    expect(stdout).not.toMatch(/[{]{2}|\{id\}/);
  }
  expect(await call('links --skip-templates d.html')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--skip-templates needs --check') as string,
  });
});

test.each([
  ['a space in a destination', '\n[a](http://h/a b) [c](d)', 2],
  ['a file name with spaces', '[a](my file.md)', 1],
  ['in a quotation', '> x\n> [a](/b c)', 2],
])('Markdown without a link is noted: %s', async (_, text, line) => {
  for (const mode of ['--check', '--fix']) {
    const { code, stderr } = await call(['links', mode, write('e.md', text)]);
    expect(code).toBe(0);
    expect(stderr).toMatch(new RegExp(`^warning: e\\.md:${line}: .* is no link in CommonMark`, 'm'));
  }
});

test.each([
  '[a](b "c d.e")',
  '`[a](b.c d)`',
  '[a](<b.c d>)',
  '    [a](b.c d)',
  '<!-- [a](b.c d) -->',
  '[a](the note)',
])('nothing is noted of %s', async (text) => {
  expect((await call(['links', '--check', write('f.md', text)])).stderr).not.toContain('warning');
});

describe('a derivable link that the prose forbids', () => {
  test('is reported with its section, in every format', async () => {
    write('c.md', '[a](http:///x)\n');
    const text = await call('links --check c.md');
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(/^c\.md:1:12: [^(]* \(rfc3986, [^)]*\): http:\/\/\/x\n$/);
    const [finding] = jsonIn((await call('links --check --json c.md')).stdout);
    expect(finding).toMatchObject({ violation: 'missing-host', offset: 7, found: '/', advice: [] });
    expect(finding).not.toHaveProperty('rule');
    const [head, row] = csvIn((await call('links --check --csv c.md')).stdout);
    expect([head?.at(-1), row?.at(-1)]).toEqual(['violation', 'missing-host']);
    expect(jsonIn((await call('links --sarif c.md')).stdout)).toMatchObject([
      { runs: [{ tool: { driver: { rules: [{ id: 'rfc3986/missing-host' }] } } }] },
    ]);
  });

  test('is fixed if the document prescribes how, and otherwise left', async () => {
    const left = await call('links --fix c.md');
    expect(left).toMatchObject({ code: 1, stdout: '' });
    expect(linesIn(left.stderr)).toHaveLength(3);
    // RFC 1738, 3.2.2: in a name, ";" is reserved.
    write('d.md', '[a](ftp://h/a;b)\n');
    const { stdout } = await call('links --check --json d.md -r rfc1738');
    expect(jsonIn(stdout)).toMatchObject(
      ['known-scheme', 'ftp-reserved'].map((violation) => ({
        violation,
        advice: ['Write "ftp://h/a%3Bb".'],
      })),
    );
    const { stderr } = await call('links --fix --write d.md -r rfc1738');
    expect(stderr).toBe('Read 1 file: 1 link fixed, 0 left invalid.\n');
    expect(await call('links --check d.md -r rfc1738')).toMatchObject({ code: 0, stdout: '' });
  });
});

test('--advised makes the changes that are only recommended, but does not guess', async () => {
  write('e.md', '[a](http://h/ü|) [b](ü:c) [c]({id}/ü) [d](1http://h/)\n');
  const plain = await call('links --fix e.md');
  expect(plain.stdout).toBe('');
  const { code, stdout, stderr } = await call('links --fix --advised e.md');
  expect(code).toBe(1);
  expect(linesIn(stdout).at(-1)).toBe('+[a](http://h/%C3%BC%7C) [b](ü:c) [c]({id}/ü) [d](1http://h/)');
  expect(stderr).toContain('Read 1 file: 1 link to fix, 3 left invalid.');
});

test('a terminal shows the progress', async () => {
  write('f.md', '');
  const { stderr } = await call('links --check f.md f.md e.md', { talksToTerminal: true });
  expect(stderr).toContain('0 of 2 files: f.md');
  expect(stderr).toContain('1 of 2 files: e.md');
  expect(stderr).toMatch(/\r\u001b\[KChecked 4 links in 2 files: /);
});

test('a binary file is reported, and the others are checked', async () => {
  writeFileSync('g.txt', Buffer.from([0, 0x9f, 0x92, 0xff, 0]));
  write('h.txt', 'http://h/|');
  const { code, stdout, stderr } = await call('links --check g.txt h.txt');
  expect(code).toBe(2);
  expect(stdout).toContain('h.txt:1:10: ');
  expect(stderr).toContain('error: cannot read all of "g.txt": it is not UTF-8');
});
