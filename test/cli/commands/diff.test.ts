/** `diff`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, expectNarrow, linesIn } from '../captured.js';

test('prints rule counts and readable witnesses', async () => {
  const { stdout } = await call('diff url-1997 rfc2396bis-01');
  expect(linesIn(stdout)[0]).toBe(
    'url-1997 → rfc2396bis-01: 35 rules kept, 16 of them renamed, 12 added, 8 dropped',
  );
  expect(stdout).toContain('  scheme\n    − + - . 0-9\n      reworded\n');
  expect(stdout).toContain('  rel_path → rel-path (relative path)\n    − ε ');
});

// The rules of a grammar of the shelf and a document: test/study/whatwg-2026-02.test.ts.
test('compares files of grammars, in 80 columns with long names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-diff-'));
  try {
    const long = 'relative-URL-with-fragment-string-file-with-host';
    const [before, after] = ['a', 'b'].map((name) => join(folder, `${name}.abnf`)) as [string, string];
    const user = `user-of-a-rule-with-a-name-as-long-as-that = ${long} "x"\n`;
    writeFileSync(before, `${long} = "a"\n${user}`);
    writeFileSync(after, `${long} = "b"\n${user}scheme-relative-URL-string-of-a-kind = ""\n`);
    const { stdout } = await call(['diff', before, after]);
    expectNarrow(stdout);
    expect(stdout).toContain(`  ${long}\n    − A a\n    + B b\n      reworded\n`);
    expect(stdout).toContain(`\n      the same wording, but ${long}\n      changed\n`);
    expect(stdout).toMatch(/^ {2}scheme-relative-URL-string-of-a-kind {2,}ε$/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
