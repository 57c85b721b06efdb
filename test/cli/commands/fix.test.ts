/** `fix`. */
import { call, hostile, jsonIn, linesIn, unfit } from '../captured.js';

test('prints the string, then the changes with their sections', async () => {
  const { code, stdout, stderr } = await call(['fix', 'http://h/a b?q=100%|ü', '-r', 'rfc3986']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(linesIn(stdout)).toEqual([
    'http://h/a%20b?q=100%25%7C%C3%BC',
    'offset  found  written  in     section',
    '10      " "    %20      path   2.4, 3.3',
    '18      "%"    %25      query  2.4, 3.4',
    '19      "|"    %7C      query  2.4, 3.4',
    '20      "ü"    %C3%BC   query  2.5, 2.4, 3.4',
    'RFC 3986 recommends UTF-8 for new schemes and is silent about existing ones.',
  ]);
});

test('shows invisible characters and backslashes escaped once', async () => {
  const { stdout } = await call(['fix', '--text', '/\u001B\\', '-r', 'rfc3986']);
  expect(linesIn(stdout).slice(2)).toEqual([
    String.raw`1       "\u{1B}"  %1B      path  2.4, 3.3`,
    String.raw`2       "\"       %5C      path  2.4, 3.3`,
  ]);
});

test('does not report a string as fixed if the prose forbids the result', async () => {
  const { code, stdout, stderr } = await call(['fix', 'http://a b/', '-r', 'rfc2396']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^error: " " at offset 8 .*"http:\/\/a%20b\/" would be derivable, but is forbidden: .*\(rfc2396, 3\.2\.2\)/,
  );
  expect(stderr).toMatch(/\(a guess\): /);
});

test('prints a derivable string that the prose forbids, with a note', async () => {
  const { code, stdout, stderr } = await call('fix http://a%20b/ -r rfc2396');
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'http://a%20b/\n' });
  expect(stderr).toMatch(
    /^warning: "http:\/\/a%20b\/" is derivable, but is forbidden: .*\(rfc2396, 3\.2\.2\)/,
  );
});

// The URL Standard, #relative-url-string and #scheme-relative-special-url-string.
test('--base chooses the start rule of the string, its guess and its warning', async () => {
  const argv = ['fix', '-r', 'whatwg-2026-07', '--base', 'https://h/', '--text'];
  expect(await call([...argv, 'a b'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^a%20b\n/) as string,
  });
  expect(jsonIn((await call([...argv, ':', '//', '--json'])).stdout)).toMatchObject([
    { base: 'https://h/', fixed: ':' },
    {
      nearest: expect.not.arrayContaining(['//']) as string[],
      derivedBy: expect.not.arrayContaining(['whatwg-2026-07']) as string[],
    },
  ]);
  expect((await call([...argv, '//a--b/'])).stderr).toBe('');
  expect(await call('fix -r whatwg-2026-07 --base h', { stdin: [''] })).toMatchObject({ code: 2 });
});

test('prints a derivable string unchanged', async () => {
  expect(await call('fix http://h/ -r rfc3986')).toEqual({
    code: 0,
    stdout: 'http://h/\n',
    stderr: '',
  });
});

test('refuses strings that the document leaves open, and suggests the nearest derivable one', async () => {
  const { code, stdout, stderr } = await call('fix http://h/ü -r rfc2396');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(linesIn(stderr)).toEqual([
    'error: "ü" at offset 9 is not a US-ASCII character, and rfc2396 does not define its octets (rfc2396, 2.1)',
    'http://h/ü',
    '         ^',
    'These revisions derive it unchanged: rfc3987, whatwg-2026-07.',
    'Nearest derivable string (a guess): "http://h/"',
  ]);
});

test.each([
  ['http://[fe80::1%25eth0]/', 'rfc3986', 'These revisions derive it unchanged: rfc6874.'],
  [
    '//h/a',
    'rfc1738',
    'These revisions derive it unchanged: rfc1808, url-1997, rfc2396, rfc2732, rfc2396bis-01, rfc3986, rfc3987, rfc6874.',
  ],
])('names other revisions that derive it: %s by %s', async (text, revision, hint) => {
  const { code, stderr } = await call(['fix', '--text', text, '-r', revision]);
  expect([code, linesIn(stderr)]).toEqual([1, expect.arrayContaining([hint])]);
  const json = await call(['fix', '--text', text, '-r', revision, '--json']);
  const [{ derivedBy = [] }] = jsonIn(json.stdout) as [{ readonly derivedBy?: readonly string[] }];
  expect(hint).toBe(`These revisions derive it unchanged: ${derivedBy.join(', ')}.`);
});

test('--json, of lines', async () => {
  const { code, stdout } = await call('fix -r rfc3986 --json', { stdin: ['/a b\n/\n//a@b@c\n'] });
  expect(code).toBe(1);
  expect(jsonIn(stdout)).toMatchObject([
    { revision: 'rfc3986', text: '/a b', fixed: '/a%20b', changes: [{ offset: 2, section: '2.4, 3.3' }] },
    { text: '/', fixed: '/', changes: [] },
    { text: '//a@b@c', error: { name: 'EscapeError', offset: 5 }, nearest: expect.any(Array) as unknown },
  ]);
});

test('nothing in what it prints controls, hides or reorders', async () => {
  const { stdout, stderr } = await call(['fix', '-r', 'rfc3986', '--text', '--', ...hostile]);
  expect(stdout).not.toMatch(unfit);
  expect(stderr).not.toMatch(unfit);
});

test.each([
  ['   http://h/ ', 'http://h/'],
  ['\thttp://h/a b', 'http://h/a%20b'],
])('reports white space around a string: %j', async (text, guess) => {
  const { code, stderr } = await call(['fix', '--text', text, '-r', 'rfc3986']);
  expect([code, linesIn(stderr).slice(0, 1), linesIn(stderr).slice(-1)]).toEqual([
    1,
    ['It starts or ends with white space.'],
    [`Nearest derivable string (a guess): "${guess}"`],
  ]);
});

test('--out prints a row for each string: the result or the reason for the refusal', async () => {
  const texts = ['http://h/a b|ü', 'http://h/', '//h:8o80/', '//a@b@c', '=1+\u001b'];
  const { code, stdout, stderr } = await call([
    'fix',
    '-r',
    'rfc3986',
    '--out',
    'csv',
    '--text',
    '--',
    ...texts,
  ]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout.split('\r\n')).toEqual([
    'input,line,text,fixed,changes,remark,reason,guess',
    ',,http://h/a b|ü,http://h/a%20b%7C%C3%BC,' +
      '"10: "" "" → %20 (2.4, 3.3); 12: ""|"" → %7C (2.4, 3.3); 13: ""ü"" → %C3%BC (2.5, 2.4, 3.3)",' +
      'RFC 3986 recommends UTF-8 for new schemes and is silent about existing ones.,,',
    ',,http://h/,http://h/,,,,',
    expect.stringMatching(/^,,\/\/h:8o80\/,,,,".*",\/\/[^"@]+$/),
    expect.stringMatching(/^,,\/\/a@b@c,,,,"""@"" at offset 5 .*",$/),
    `,,'=1+\\u{1B},'=1+%1B,"3: ""\\u{1B}"" → %1B (2.4, 3.3)",,,`,
    '',
  ]);
});

test('JSON and rows also report a derivable string that the prose forbids', async () => {
  const argv = 'fix http://a%20b/ -r rfc2396';
  expect(jsonIn((await call(`${argv} --json`)).stdout)).toMatchObject([
    { fixed: 'http://a%20b/', changes: [], forbidden: { level: 'violation', section: '3.2.2' } },
  ]);
  expect(jsonIn((await call(`${argv} --out jsonl`)).stdout)).toMatchObject([
    {
      fixed: 'http://a%20b/',
      remark: expect.stringMatching(/^is derivable, but is forbidden: .* \(rfc2396, 3\.2\.2\)$/) as string,
    },
  ]);
});

test('suggests conforming strings first, and reports the violations of others', async () => {
  // RFC 1738 §3: a URL of a known scheme has its form, with a host (§3.3), or an article (§3.6).
  const asked = 'fix -r rfc1738 news:| http://:?[';
  const { stderr } = await call(asked);
  expect(stderr).toContain('(a guess): "news:a"\n');
  expect(stderr).toMatch(
    /\(a guess\): "http:\/\/:\?"; it is derivable, but is forbidden: .* \(rfc1738, 3\)\n/,
  );
  expect(jsonIn((await call(`${asked} --json`)).stdout)).toMatchObject([
    { nearest: expect.arrayContaining(['news:a', 'news:']) as unknown },
    { forbidden: { level: 'violation', section: '3' } },
  ]);
  const remark = expect.stringMatching(/^the guess is derivable, but is forbidden: /) as string;
  expect(jsonIn((await call(`${asked} --out jsonl`)).stdout)).toMatchObject([
    { fixed: null, remark: null, guess: 'news:a' },
    { fixed: null, remark, guess: 'http://:?' },
  ]);
});

test.each([
  ['url-1993', 'http://h/#', 'The document reads it as "http://h/" (section Fragment-id).'],
  ['rfc1738', 'HTTP://h.d/a', 'The document reads it as "http://h.d/a" (section 2.1).'],
  ['rfc1738', 'http://h.d/a#b', 'The document reads it as "http://h.d/a" (section 2.2).'],
])('%s: a rejection states how the document reads %s', async (id, text, sentence) => {
  const { code, stdout, stderr } = await call(['fix', text, '-r', id]);
  expect([code, stdout, stderr.trimEnd().split('\n').at(-1)]).toEqual([1, '', sentence]);
});
