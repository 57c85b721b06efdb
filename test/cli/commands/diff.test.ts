/** `diff`. */
import { call, expectNarrow, linesIn } from '../captured.js';

test('prints rule counts and readable witnesses', async () => {
  const { stdout } = await call('diff url-1997 rfc2396bis-01');
  expect(linesIn(stdout)[0]).toBe(
    'url-1997 → rfc2396bis-01: 35 rules kept, 16 of them renamed, 12 added, 8 dropped',
  );
  expect(stdout).toContain('  scheme\n    − + - . 0-9\n      reworded\n');
  expect(stdout).toContain('  rel_path → rel-path (relative path)\n    − ε ');
});

test('compares a grammar of the shelf with a document, in 80 columns with long names', async () => {
  const { stdout } = await call('diff whatwg-2026-02 whatwg-2026-07');
  expectNarrow(stdout);
  expect(stdout).toContain('  path-absolute-URL-string\n    + //\n      reworded\n');
  expect(stdout).toMatch(/^ {2}relative-URL-with-fragment-string-file-with-host {4}ε$/m);
});

describe('--printed', () => {
  test('reports each correction and its effect', async () => {
    const { stdout } = await call('diff url-1995 --printed');
    expectNarrow(stdout);
    expect(stdout).toContain('safe: \\_ read as _\n  safe: changed\n    − \\_\n    + _\n');
  });

  test('a grammar without corrections', async () => {
    expect((await call('diff url-1997 --printed')).stdout).toBe('url-1997: nothing was corrected\n');
  });
});

test('lists the rules that a patch defines first', async () => {
  const { stdout } = await call('diff rfc2396 rfc2732');
  expect(linesIn(stdout).slice(0, 6)).toEqual([
    'rfc2396 → rfc2732: 44 rules kept, 0 of them renamed, 6 added, 0 dropped',
    '',
    'Rules that the patch rfc2732 prints or borrows:',
    '  host   IPv4address   reserved   unwise   ipv6reference   IPv6address   hexpart',
    '  hexseq   hex4',
    '',
  ]);
  expect((await call('diff rfc2732 rfc2396')).stdout).not.toContain('brought');
});

describe('--base', () => {
  const ask = 'diff rfc3986 whatwg-2026-07';

  test.each([
    ['https://h/', 'special'],
    ['file', 'file'],
    ['a:/', 'other'],
    ['a:b', 'opaque'],
  ])('%s: the rules of that base are matched', async (base, kind) => {
    const { code, stdout } = await call(`${ask} --base ${base}`);
    expect(code).toBe(0);
    expectNarrow(stdout);
    const matches = stdout.replace(/\n +/g, ' ');
    expect(matches).toContain(`URI-reference → valid-URL-string-${kind} `);
    expect(matches).toContain(`relative-ref → relative-URL-with-fragment-string-${kind} `);
    expect(matches).toContain('scheme → URL-scheme-string');
  });

  test('makes no difference to documents with one start rule', async () => {
    const [plain, based] = [
      await call('diff rfc3986 rfc6874'),
      await call('diff rfc3986 rfc6874 --base a:b'),
    ];
    expect(based).toEqual(plain);
  });

  test.each([
    [`${ask} --base specal`, /did you mean "special"\?/],
    ['diff urn mailto --base special', /--base needs a document/],
    ['diff rfc3986 --printed --base special', /cannot be used with option '--/],
  ])('refuses %s', async (argv, message) => {
    expect(await call(argv)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(message) as string,
    });
  });
});
