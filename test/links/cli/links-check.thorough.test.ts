/** `links --check`, `--sarif`, `--csv`, `--fix`: refused links of files, and the prescribed fixes. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import uriRevisions from '../../../src/api/ajv.js';
import { call, hostile, jsonIn, linesIn, unfit } from '../../cli/captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-links-'));
const file = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const page = file('a.md', '# T\n\nSee [a](http://h/a|b) and <http://e/ok>, and http://h/ü.\n');
const data = file('b.json', '{ "a": "http://h/a b",\n  "b": "http://ok/" }\n');

describe('--check', () => {
  test('counts the files that it could read', async () => {
    for (const mode of ['--check', '--fix'])
      expect((await call(['links', mode, 'none.md'])).stderr).toMatch(/ 0 files: /);
  });

  test('reports the position of the character, the rule with its section, and the text to write', async () => {
    const { code, stdout, stderr } = await call(['links', '--check', page, data]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'Checked 5 links in 2 files: 3 findings.\n' });
    expect(linesIn(stdout)).toEqual([
      `${page}:3:19: "|" is not allowed at offset 10, inside segment (rfc3986, 3.3): http://h/a|b. As data, write %7C.`,
      `${page}:3:55: "ü" is not allowed at offset 9, inside segment (rfc3986, 3.3): http://h/ü. As data, write %C3%BC. RFC 3986 recommends UTF-8 for new schemes and is silent about existing ones.`,
      `${data}:1:19: " " is not allowed at offset 10, inside segment (rfc3986, 3.3): http://h/a b. As data, write %20.`,
    ]);
  });

  test('judges by the base where the rules depend on it', async () => {
    const links = file('base.html', '<a href="a"></a><a href=":"></a><a href="//xn--a/"></a>');
    const asked = ['links', '--check', '-r', 'whatwg-2026-07', links];
    const found = async (...more: string[]): Promise<readonly string[]> =>
      linesIn((await call([...asked, ...more])).stdout);
    expect(await found()).toHaveLength(3);
    expect(await found('--retrieved-from', 'https://h/')).toHaveLength(1);
    expect(await found('--default-base', 'a:b')).toHaveLength(3);
    for (const mode of ['--check', '--fix']) {
      const argv = ['links', mode, '-r', 'whatwg-2026-07', links, '--retrieved-from', 'h'];
      expect(await call(argv)).toEqual({
        code: 2,
        stdout: '',
        stderr: 'error: "h" is not an absolute URL in whatwg-2026-07, so it cannot be a base\n',
      });
    }
  });

  // The URL Standard, #relative-url-string: by kind of base. Without a base, only absolute URLs are valid.
  test.each<[what: string, name: string, text: string, more: readonly string[], invalid: readonly string[]]>([
    [
      'the base of a page',
      'html',
      '<base href="https://e/"><a href="//h/"><a href=":"><a href="//_">',
      [],
      ['//_'],
    ],
    ['a page without one', 'html', '<a href="//h/"><a href=":">', [], ['//h/', ':']],
    [
      'the base of a page first',
      'html',
      '<base href="a:b"><a href="a">',
      ['--retrieved-from', 'https://h/'],
      ['a'],
    ],
    ['the base of a page with no scheme', 'html', '<base href="/x"><a href=":">', [], ['/x', ':']],
    [
      'the page itself, for its base',
      'html',
      '<base href="/x"><a href=":">',
      ['--default-base', 'a://h'],
      [],
    ],
    ['a base that is invalid', 'html', '<base href="https://a b/"><a href="b">', [], ['https://a b/', 'b']],
    ['the base of no document', 'md', '<base href="https://e/">\n\n[b](b)', [], ['b']],
    [
      'bases in a document',
      'json',
      '{"openapi":"3.1.0","components":{"schemas":{"A":{"$id":"https://h/","$ref":":"},"B":{"$id":"a:b","$ref":"b"}}}}',
      [],
      ['b'],
    ],
    [
      'the base of a part',
      'eml',
      'Content-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: text/html\n\n<base href=https://h/><a href=b>\n--x\nContent-Type: text/html\n\n<a href=c>\n--x--',
      [],
      ['c'],
    ],
  ])('--check and --fix judge by %s', async (_, extension, text, more, invalid) => {
    const asked = [file(`own.${extension}`, text), '-r', 'whatwg-2026-07,rfc3986', ...more];
    const found = jsonIn((await call(['links', '--check', '--json', ...asked])).stdout) as readonly {
      readonly revision: string;
      readonly reference: string;
    }[];
    expect(found.filter((each) => each.revision !== 'rfc3986').map(({ reference }) => reference)).toEqual(
      invalid,
    );
    if (extension === 'eml') return;
    const { stderr } = await call(['links', '--fix', asked[0] ?? '', '-r', 'whatwg-2026-07', ...more]);
    const left = linesIn(stderr).flatMap((line) => / is not fixed: (.*)$/.exec(line)?.[1] ?? []);
    expect(left).toEqual(invalid);
  });

  test('the advice is what --fix writes with that base', async () => {
    const page = file('advised.html', '<base href="https://e/"><a href="a b">');
    const asked = [page, '-r', 'whatwg-2026-07'];
    expect((await call(['links', '--check', ...asked])).stdout).toContain('As data, write %20.');
    expect((await call(['links', '--fix', ...asked])).stdout).toContain(
      '+<base href="https://e/"><a href="a%20b">',
    );
  });

  test('prints nothing if every link is derivable, for any revisions', async () => {
    const relative = file('c.html', '<a href="g">');
    expect(await call(['links', '--check', relative])).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Checked 1 link in 1 file: 0 findings.\n',
    });
    const { code, stdout } = await call(['links', '--check', relative, '-r', 'rfc1738,rfc3986', '--json']);
    expect(code).toBe(1);
    expect(jsonIn(stdout)).toMatchObject([
      {
        input: relative,
        line: 1,
        column: 11,
        element: 'a',
        attribute: 'href',
        reference: 'g',
        revision: 'rfc1738',
      },
    ]);
  });

  test('--json and --csv agree', async () => {
    expect(jsonIn((await call(['links', '--check', '--json', data])).stdout)).toEqual([
      {
        input: data,
        pointer: '/a',
        reference: 'http://h/a b',
        line: 1,
        column: 19,
        revision: 'rfc3986',
        offset: 10,
        found: ' ',
        rule: 'segment',
        section: '3.3',
        advice: ['As data, write %20.'],
        message: '" " is not allowed at offset 10',
      },
    ]);
    const { stdout } = await call(['links', '--check', '--csv', data]);
    expect(stdout).toBe(
      '"input","part","line","column","in","reference","revision","offset","reason","rule","section","advice","violation"\r\n' +
        `"${data}","","1","19","/a","http://h/a b","rfc3986","10",""" "" is not allowed at offset 10","segment","3.3","As data, write %20.",""\r\n`,
    );
  });

  test('plain text, by the document that finds references in it', async () => {
    const text = file('t.txt', 'see <URL:http://h/a|b> and http://ok/\n');
    const { stdout } = await call(['links', '--check', text]);
    expect(linesIn(stdout)).toEqual([expect.stringContaining(`${text}:1:20: "|" is not allowed`)]);
  });

  test('checks the base of a page, which is not a listed link', async () => {
    const based = file('base.html', '<head><base href="http://h/a|b"></head><a href="http://h/">');
    expect((await call(['links', '--check', based])).stdout).toContain(`${based}:1:29: "|" is not allowed`);
    const { stdout } = await call(['links', based, '--json']);
    expect(jsonIn(stdout)).toMatchObject([{ element: 'a' }]);
  });

  test('the part of a message', async () => {
    const message = file('m.eml', 'Content-Type: text/html\n\n<a href="a|b">');
    expect((await call(['links', '--check', message])).stdout).toContain(`${message}, part TEXT:1:11: "|"`);
  });
});

test('the list has links of every kind of file, and rows', async () => {
  const { stdout } = await call(['links', data, '-r', 'rfc3986', '--csv']);
  expect(linesIn(stdout.replaceAll('\r', ''))).toEqual([
    '"input","part","line","column","in","reference","revision","base","kind","result"',
    `"${data}","","1","9","/a","http://h/a b","rfc3986","","error",${JSON.stringify('not derivable from URI-reference of rfc3986: in the path, " " is not allowed at offset 10, inside segment (section 3.3)').replaceAll('\\"', '""')}`,
    `"${data}","","2","9","/b","http://ok/","rfc3986","","absolute","http://ok/"`,
  ]);
  expect((await call(['links', data, '-r', 'rfc3986'])).stdout).toContain('  2:9 /b  http://ok/');
});

test('--pointer names the strings that are links', async () => {
  const { stdout } = await call(['links', '--check', data, '--pointer', '/b', '--pointer', '/*', '--json']);
  expect(jsonIn(stdout)).toMatchObject([{ pointer: '/a' }]);
  expect(await call(['links', data, '--pointer', 'a'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('a JSON Pointer begins with "/", unlike "a"') as string,
  });
});

test.each([[['--check']], [['--fix']], [[]]])(
  '%j: reports a pointer that matches no string in any file',
  async (mode) => {
    const files = [file('ok.json', '{"a": "http://h/"}'), file('ok2.json', '{"b": "http://h/"}')];
    const pointed = (...pointers: readonly string[]): ReturnType<typeof call> =>
      call([
        'links',
        ...mode,
        ...files,
        '-r',
        'rfc3986',
        ...pointers.flatMap((pointer) => ['--pointer', pointer]),
      ]);
    expect((await pointed('/a', '/b')).code).toBe(0);
    const { code, stderr } = await pointed('/a', '/nix');
    expect(code).toBe(2);
    expect(stderr).toContain('error: no file has a string at the pointer "/nix"\n');
  },
);

describe('--sarif', () => {
  const schema = JSON.parse(readFileSync(join(__dirname, '../sarif/schema.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  // Draft 04, which this Ajv does not support; nothing else in it differs.
  const rest = Object.fromEntries(
    Object.entries(schema).filter(([name]) => !['$schema', 'id'].includes(name)),
  );
  const validate = uriRevisions(
    new Ajv({ strict: false, unicodeRegExp: false, formats: { 'date-time': true } }),
  ).compile(rest);

  test.each([
    ['findings', [page, data]],
    ['none', [file('ok.md', 'x')]],
    ['names that no URI has raw', [file('a b#ü%.md', '<http://h/|>')]],
  ])('is valid: %s', async (_name, files) => {
    const { stdout } = await call(['links', '--sarif', ...files]);
    const [log] = jsonIn(stdout);
    validate(log);
    expect(validate.errors).toBeNull();
  });

  test('has rules by document, places and advice', async () => {
    const [log] = jsonIn((await call(['links', '--sarif', data])).stdout) as [{ runs: [object] }];
    expect(log.runs[0]).toMatchObject({
      tool: { driver: { name: 'uri-revisions', rules: [{ id: 'rfc3986/segment' }] } },
      results: [
        {
          ruleId: 'rfc3986/segment',
          ruleIndex: 0,
          locations: [
            {
              physicalLocation: { region: { startLine: 1, startColumn: 19 } },
              logicalLocations: [{ fullyQualifiedName: '/a' }],
            },
          ],
          message: { text: expect.stringContaining('As data, write %20.') as string },
        },
      ],
    });
  });
});

test('--sarif names standard input in words, as it has no URI', async () => {
  const [log] = jsonIn(
    (await call(['links', '--sarif', '-', '--as', 'html'], { stdin: ['<a href="|">'] })).stdout,
  ) as [{ runs: [object] }];
  expect(log.runs[0]).toMatchObject({
    results: [
      {
        locations: [{ physicalLocation: { artifactLocation: { description: { text: 'standard input' } } } }],
      },
    ],
  });
});

describe('--fix', () => {
  test.each([
    ['lines that end so or so', 'a|b">\r\n<a href="ok">\n<a href="c|'],
    ['the last line without an end', 'a|b'],
    [
      'changes far from each other and near',
      `a|">${'\n'.repeat(9)}<b href="|">\n\n\n\n<a href="|">\n\n\n\n\n\n\n\n\nb`,
    ],
    ['a change after many lines, in the last but one', `">${'\nx'.repeat(50)}<a href="|">\nlast`],
  ])('git takes the diff: %s', async (_name, text) => {
    const path = file('patched.html', `<a href="${text}">`);
    const { stdout } = await call(['links', '--fix', path]);
    execFileSync('git', ['apply'], { cwd: '/', input: stdout });
    expect(readFileSync(path, 'utf8')).toBe(`<a href="${text.replaceAll(/(?<!<b.*)\|/g, '%7C')}">`);
  });

  test.each([
    ['a mark', 'mark.html', '\ufeff<a href="a|b">\n'],
    ['what is invisible', 'invisible.html', '<p>a\u200bb\u00a0<a href="a|b">\u202e\x1b[2J</p>\n'],
    ['lone carriage returns', 'returns.html', 'a\r<a href="a|b">\rb\r\nc'],
    ['a space in the name', 'a b.html', '<a href="a|b">\n'],
    ['quotation marks and line ends in the name', 'a"\n\tb\\.html', '<a href="a|b">\n'],
  ])('patch takes the diff: %s', async (_name, name, text) => {
    file(name, text);
    const home = process.cwd();
    process.chdir(folder);
    try {
      const { stdout } = await call(['links', '--fix', name]);
      execFileSync('patch', ['-p0', '--binary'], { input: stdout });
    } finally {
      process.chdir(home);
    }
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text.replaceAll('|', '%7C'));
  });

  test('a terminal is shown what is invisible', async () => {
    const path = file('shown.html', '\ufeff<p>\u200b<a href="a|b">\x1b[2J</p>\r\n');
    const { stdout } = await call(['links', '--fix', path], { columns: 80 });
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(unfit);
    expect(stdout).toContain('\n-\\u{FEFF}<p>\\u{200B}<a href="a|b">\\u{1B}[2J</p>\r\n');
  });

  test('reports and skips a file with other names', async () => {
    const path = file('linked.html', '<a href="a|b">');
    linkSync(path, `${path}.other`);
    const { code, stderr } = await call(['links', '--fix', '--write', path]);
    expect({ code, stderr }).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('writing would break its 2 hard links') as string,
    });
    expect(readFileSync(path, 'utf8')).toBe('<a href="a|b">');
  });

  test('shows a diff, reports unfixed links, and writes nothing', async () => {
    const before = readFileSync(page);
    const { code, stdout, stderr } = await call(['links', '--fix', page]);
    expect(code).toBe(1);
    expect(linesIn(stdout)).toEqual([
      `--- ${page}`,
      `+++ ${page}`,
      '@@ -1,3 +1,3 @@',
      ' # T',
      ' ',
      '-See [a](http://h/a|b) and <http://e/ok>, and http://h/ü.',
      '+See [a](http://h/a%7Cb) and <http://e/ok>, and http://h/ü.',
    ]);
    expect(stderr).toContain(`${page}:3:46: autolink is not fixed: http://h/ü`);
    expect(readFileSync(page)).toEqual(before);
  });

  test('--write puts it in place of the file, which keeps its permissions, its line ends and its mark', async () => {
    const path = file('w.html', '\ufeff<a href="a|b">\r\n<a href="ok">\r\n');
    chmodSync(path, 0o640);
    expect(await call(['links', '--fix', '--write', path])).toMatchObject({
      code: 0,
      stderr: 'Read 1 file: 1 link fixed, 0 left invalid.\n',
    });
    expect(readFileSync(path, 'utf8')).toBe('\ufeff<a href="a%7Cb">\r\n<a href="ok">\r\n');
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(await call(['links', '--fix', '--write', path])).toMatchObject({ code: 0, stdout: '' });
  });

  test.each<[string, string, string | Uint8Array, string]>([
    ['other octets than UTF-8', 'l.html', Buffer.from('<a href="a|\xfc">', 'latin1'), 'it is not UTF-8'],
    ['a message', 'x.eml', 'Content-Type: text/html\n\n<a href="a|b">', 'messages cannot be fixed'],
    ['what cannot be read whole', 'x.json', '["http://h/|", }', 'it is neither JSON nor YAML'],
  ])('%s are reported and skipped', async (_name, name, text, problem) => {
    const path = file(name, text);
    const { code, stderr } = await call(['links', '--fix', '--write', path]);
    expect(code).toBe(2);
    expect(stderr).toContain(problem);
    expect(readFileSync(path)).toEqual(Buffer.from(text));
  });

  test('standard input has a diff, and cannot be written; one revision prescribes; --write needs --fix', async () => {
    const stdin = ['<a href="a|b">'];
    const diffed = await call(['links', '--fix', '-', '--as', 'html'], { stdin });
    expect(diffed).toMatchObject({ code: 1, stdout: expect.stringContaining('+<a href="a%7Cb">') as string });
    const argv = ['links', '--fix', '--write', '-', '--as', 'html'];
    expect((await call(argv, { stdin })).stderr).toContain('standard input cannot be written');
    expect(await call(['links', '--fix', page, '-r', 'all'])).toMatchObject({ code: 2 });
    expect(await call(['links', '--write', page])).toMatchObject({ code: 2 });
  });
});

// RFC 3986, Appendix C: "<" and ">" or quotation marks delimit a reference in text.
test.each([
  ['see <http://h/a|b> now', 'http://h/a|b'],
  ['see "http://h/a|b" now', 'http://h/a|b'],
  ['see <http://h/a[x:y]> now', 'http://h/a[x:y]'],
  ['see <http://h/a|\r\n  b/c\n> now', 'http://h/a|b/c'],
  ['see "http://h/a|b \n/c" now', 'http://h/a|b/c'],
])('in text, reads delimited references in full: %s', async (text, reference) => {
  const path = file('wrapped.txt', text);
  const found = jsonIn((await call(['links', '--check', '--json', path])).stdout);
  expect(found).toMatchObject([{ reference }]);
  const inside = text.slice(text.indexOf(' '), text.lastIndexOf(' '));
  const [cleaned] = jsonIn((await call(['clean', '--json', '--text', inside, '-r', 'rfc3986'])).stdout);
  expect(cleaned).toMatchObject({ cleaned: reference, derivable: false });
});

// "find" calls them incomplete, and Markdown has the same links.
test.each([
  ['if a <http://h/a|b or c> d', 'http://h/a|b'],
  ['see http://h/i|j, or', 'http://h/i|j'],
  ['(http://h/i|j).', 'http://h/i|j'],
  ['“http://h/i|j(k)l”', 'http://h/i|j(k)l'],
  ['http://h/i|j|http://h/', 'http://h/i|j|http://h/'],
  ['[http://h/i|j](x', 'http://h/i|j'],
])('in text, checks incomplete references as a whole: %s', async (text, reference) => {
  const path = file('incomplete.txt', text);
  expect(jsonIn((await call(['find', '--json', path, '-r', 'rfc3986'])).stdout)).toMatchObject([
    { complete: false },
    ...(text.endsWith('http://h/') ? [{}] : []),
  ]);
  const { code, stdout } = await call(['links', '--check', '--json', path]);
  expect(code).toBe(1);
  expect(jsonIn(stdout)).toMatchObject([{ reference }]);
  expect(jsonIn((await call(['links', '--json', path, '-r', 'rfc3986'])).stdout)).toMatchObject([
    { reference },
  ]);
  // Fixed, the text in brackets would be one reference.
  const fixed = text.startsWith('if') ? '' : `+${text.replaceAll('|', '%7C')}`;
  expect((await call(['links', '--fix', path])).stdout).toContain(fixed);
});

test('reads the files of a folder with known extensions', async () => {
  const tree = join(folder, 'tree');
  for (const sub of ['b/c', 'node_modules', '.hidden']) mkdirSync(join(tree, sub), { recursive: true });
  const names = ['a.md', 'b/c/d.html', 'node_modules/e.md', '.hidden/f.md', '.g.md', 'h.bin'];
  for (const name of names) writeFileSync(join(tree, name), '<a href="|">');
  const { code, stdout } = await call(['links', '--check', '--json', tree]);
  expect(code).toBe(1);
  expect(jsonIn(stdout)).toMatchObject([{ input: join(tree, 'a.md') }, { input: join(tree, 'b/c/d.html') }]);
});

test('follows links to files in a folder, but not to folders', async () => {
  const tree = join(folder, 'linked');
  mkdirSync(tree);
  symlinkSync(file('target.html', '<a href="|">'), join(tree, 'to-file.html'));
  symlinkSync(tree, join(tree, 'to-folder'));
  symlinkSync(join(tree, 'none'), join(tree, 'to-nothing.html'));
  const { code, stdout } = await call(['links', '--check', '--json', tree]);
  expect(code).toBe(2);
  expect(jsonIn(stdout)).toMatchObject([{ input: join(tree, 'to-file.html') }]);
});

test('a folder without such a file is misuse', async () => {
  const tree = join(folder, 'empty');
  mkdirSync(tree);
  writeFileSync(join(tree, 'a.bin'), '');
  const { code, stdout, stderr } = await call(['links', '--check', tree]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`error: no file to read in "${tree}": none has a known extension`);
});

test('a character reference beyond Unicode does not stop the next file', async () => {
  const bad = file('long.html', `<a href="&#${'9'.repeat(320)};">`);
  const good = file('good.html', '<a href="|">');
  const { stdout } = await call(['links', '--check', '--json', bad, good]);
  expect(jsonIn(stdout)).toMatchObject([{ input: bad, reference: '\ufffd' }, { input: good }]);
});

test.each([String.raw`C:\Users\x`, '{id}', '#/paths/~1a~1{b}', '*|UNSUB|*', '/%d', 'a&#10;b'])(
  '--check says why --fix leaves what is no reference: %s',
  async (reference) => {
    const path = file('left.html', `<a href="${reference}">`);
    const { stdout } = await call(['links', '--check', '--json', path]);
    const [{ advice = [] } = {}] = jsonIn(stdout) as readonly { readonly advice?: readonly string[] }[];
    expect(advice).toHaveLength(1);
    const fix = await call(['links', '--fix', path]);
    expect(fix).toMatchObject({ code: 1, stdout: '' });
    expect(fix.stderr).toContain((advice[0] ?? '').slice(1, -1));
  },
);

test('escapes hostile texts in every format', async () => {
  const path = file('hostile.json', JSON.stringify(hostile));
  const tell = ['links', path, '--pointer', '/*'];
  for (const form of [
    ['--check'],
    ['--check', '--json'],
    ['--check', '--csv'],
    ['--sarif'],
    ['--fix'],
    ['--csv'],
    [],
  ]) {
    // A diff is made visible only on a terminal: otherwise it must be the lines themselves.
    const { stdout, stderr } = await call([...tell, ...form], form[0] === '--fix' ? { columns: 80 } : {});
    expect(stdout.replaceAll('\r\n', '\n') + stderr).not.toMatch(unfit);
  }
});

test.each([
  ['octets of any value', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256))],
  ['nothing', Buffer.from('')],
  ['a long line', Buffer.from('http://h/|'.repeat(20_000))],
])('%s, as any kind of file', async (_name, octets) => {
  for (const kind of ['html', 'eml', 'markdown', 'json', 'yaml', 'text']) {
    const { stderr } = await call(['links', '--check', '-', '--as', kind], { stdin: [octets] });
    expect(stderr).not.toContain('defect');
  }
});
