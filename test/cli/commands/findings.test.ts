/** `findings`: the verdict, and every finding with its place. */
import { maxLineBytes } from '../../../src/cli/input/lines.js';
import { call, jsonIn, linesIn } from '../captured.js';

test('each finding has its level, its section, its span underlined, and a sentence', async () => {
  const { code, stdout, stderr } = await call('findings HTTP://h/~c -r rfc1738');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(linesIn(stdout)).toEqual([
    'HTTP://h/~c',
    'not derivable: "H" is not allowed at offset 0',
    '',
    'tolerated (section 2.1, scheme-case)',
    '  HTTP://h/~c',
    '  ^^^^',
    '  Scheme names are in lower case; programs interpreting URLs "should treat upper',
    '  case letters as equivalent".',
    '',
    'violation (section 2.2, national)',
    '  HTTP://h/~c',
    '           ^',
    '  These characters are unsafe, as gateways "are known to sometimes modify" them,',
    '  and "must always be encoded".',
  ]);
});

test.each([
  ['http://h/', 'rfc2396bis-01', 0, 'derivable and conforming'],
  ['http://u:p@h/', 'rfc2396bis-01', 0, 'derivable and conforming'],
  ['http://h?q', 'rfc1738', 1, 'derivable, not conforming'],
  ['', 'rfc1738', 1, 'not derivable: incomplete at offset 0'],
])('%j in %s: exit code %i, %s', async (text, id, code, verdict) => {
  const outcome = await call(['findings', '-r', id, '--text', '--', text]);
  expect({ code: outcome.code, verdict: linesIn(outcome.stdout)[1] }).toEqual({ code, verdict });
});

test('reports where the regular expression of Appendix B splits differently', async () => {
  const { stdout } = await call('findings a:b?q -r rfc2396bis-01');
  expect(stdout).toContain('opaque-query');
  expect(linesIn(stdout).slice(9)).toEqual([
    'The regular expression of Appendix B splits it differently:',
    '  component  split  grammar',
    '  path       b      b?q',
    '  query      q      –',
  ]);
  const json = await call('findings a:b?q http://h/ -r rfc2396bis-01 --json');
  expect(jsonIn(json.stdout)).toMatchObject([
    {
      disagreements: [
        { component: 'path', split: 'b', grammar: 'b?q' },
        { component: 'query', split: 'q' },
      ],
    },
    { disagreements: [] },
  ]);
  const [early] = jsonIn((await call('findings a:b?q -r rfc1738 --json')).stdout);
  expect(early).not.toHaveProperty('disagreements');
});

test('a terminal narrower than any table wraps what fits twenty columns', async () => {
  const argv = 'findings http://u:p@0x7f.1/../%7e -r rfc2396bis-01';
  const { stdout } = await call(argv, { columns: 20 });
  expect(linesIn(stdout).length).toBeLessThan(200);
  for (const columns of [1, 2, 3]) expect((await call(argv, { columns })).stdout).toBe(stdout);
});

test('reports and skips an overlong line', async () => {
  const stdin = ['http://h/\n', 'a'.repeat(maxLineBytes + 1), '\nhttp://i/'];
  const { code, stdout, stderr } = await call('findings -r rfc1738 --json', { stdin });
  expect(code).toBe(2);
  expect(jsonIn(stdout)).toMatchObject([{ text: 'http://h/' }, { text: 'http://i/' }]);
  expect(linesIn(stderr)).toEqual(['error: line 2 has more than 1048576 bytes and is skipped']);
});

test('--base is for findings about a place', async () => {
  const ids = async (...argv: readonly string[]): Promise<string[]> => {
    const { stdout } = await call([
      'findings',
      '--text',
      '../../g',
      '-r',
      'rfc2396bis-01',
      '--json',
      ...argv,
    ]);
    return (jsonIn(stdout) as [{ findings: { id: string }[] }])[0].findings.map(({ id }) => id);
  };
  expect(await ids()).not.toContain('surplus-parent');
  expect(await ids('--base', 'http://a/b/c')).toContain('surplus-parent');
});

// The URL Standard, #relative-url-string.
test('--base chooses the start rule of the verdict', async () => {
  const verdicts = async (...argv: readonly string[]): Promise<readonly unknown[]> =>
    jsonIn((await call(['findings', '-r', 'whatwg-2026-07', '--json', '--text', ...argv])).stdout);
  expect(await verdicts(':')).toMatchObject([{ derivable: false, error: { offset: 0 } }]);
  const [based] = await verdicts(':', '--base', 'https://h/');
  expect(based).toMatchObject({ derivable: true, conforming: true });
  expect(based).not.toHaveProperty('error');
  expect(await verdicts('http:a', '--base', 'https://h/')).toMatchObject([
    { derivable: false, error: { offset: 5 } },
  ]);
  const row = await call('findings -r whatwg-2026-07 --out jsonl --base https://h/ --text : http:a');
  expect(jsonIn(row.stdout)).toMatchObject([
    { derivable: true, reason: null },
    { derivable: false, reason: '"a" is not allowed at offset 5' },
  ]);
});

test('an unsuitable base is misuse, even with nothing to check', async () => {
  expect(await call('findings -r whatwg-2026-07 --base h', { stdin: [''] })).toMatchObject({
    code: 2,
    stderr:
      'error: no base URL or kind of base is called "h". Available: none, special, file, opaque, other\n',
  });
});

test('--json', async () => {
  const argv = 'findings http://u:p@h/ http://h/[ -r rfc2396bis-01 --json';
  const { code, stdout } = await call(argv);
  expect(code).toBe(1);
  expect(jsonIn(stdout)).toMatchObject([
    {
      revision: 'rfc2396bis-01',
      text: 'http://u:p@h/',
      derivable: true,
      conforming: true,
      findings: [{ id: 'password', level: 'discouraged', section: '3.2.2', span: { start: 9, end: 10 } }],
    },
    { text: 'http://h/[', derivable: false, conforming: false, error: { offset: 9 } },
  ]);
});

test('--out has a row for each string, with the highest level of its findings and all of them in words', async () => {
  const argv = 'findings -r rfc2396bis-01 --out jsonl --text -- http://h/ http://u:p@h/ =\u001b';
  const { code, stdout, stderr } = await call(argv);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(jsonIn(stdout)).toMatchObject([
    { text: 'http://h/', derivable: true, conforming: true, level: null, ids: null, findings: null },
    {
      ...{ text: 'http://u:p@h/', derivable: true, conforming: true, level: 'discouraged', ids: 'password' },
      findings: expect.stringMatching(
        /^discouraged \(3\.2\.2\) at offset 9 to 10: "user:password" /,
      ) as string,
    },
    {
      ...{ derivable: false, conforming: false, level: 'violation', ids: 'control' },
      reason: '"\\u{1B}" is not allowed at offset 1',
    },
  ]);
});
