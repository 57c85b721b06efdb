/** What the commands that study grammars have in common: misuse, and hostile strings. */
import { call, hostile, unfit } from './captured.js';

describe('misuse: exit code 2, nothing on stdout, and the way out on stderr', () => {
  const unknownRevision = /no revision is called "rfc1783"; did you mean "rfc1738"\?/;
  const unknownRule = /no rule of rfc1738 is called "hostnam"; did you mean "hostname"\?/;

  test.each<[string, readonly string[], RegExp]>([
    ['prove, revision', ['prove', 'rfc1783'], unknownRevision],
    ['prove, rule', ['prove', 'rfc1738', 'hostnam'], unknownRule],
    ['diff, first', ['diff', 'rfc1783', 'url-1997'], unknownRevision],
    ['diff, second', ['diff', 'url-1997', 'rfc1783'], unknownRevision],
    ['diff, printed', ['diff', 'rfc1783', '--printed'], unknownRevision],
    [
      'diff, a set of several',
      ['diff', 'rfc1738', 'seeds'],
      /one revision is needed here; "seeds" means url-1993, /,
    ],
    [
      'prove --peg, a set of several',
      ['prove', 'seeds', '--peg', '-'],
      /one revision is needed here; "seeds" means/,
    ],
    ['diff, one revision', ['diff', 'rfc1738'], /name the later revision too, or add --printed/],
    ['diff, printed of two', ['diff', 'rfc1738', 'url-1997', '--printed'], /--printed takes one revision/],
    [
      'diff, no witness',
      ['diff', 'rfc1738', 'url-1997', '--witnesses', '0'],
      /--witnesses takes a whole number from 1/,
    ],
    ['relation, revision', ['relation', 'rfc1738', 'host', 'rfc1783', 'host'], unknownRevision],
    ['relation, rule', ['relation', 'rfc1738', 'hostnam', 'url-1997', 'host'], unknownRule],
    ['relation, one rule', ['relation', 'rfc1738', 'host'], /missing required argument 'REV2'/],
    ['matrix, revision', ['matrix', '-r', 'rfc1783'], unknownRevision],
    ['matrix, kind', ['matrix', '--by', 'rul'], /no kind of row is called "rul"; did you mean "rule"\?/],
    ['matrix, against', ['matrix', '--against', 'frist'], /did you mean "first"\?/],
    ['alphabet, role', ['alphabet', 'usr'], /no role is called "usr"; did you mean "user"\?/],
    ['alphabet, a role of others', ['alphabet', 'fragment', '-r', 'rfc1738'], /no role is called "fragment"/],
    ['alphabet, revision', ['alphabet', 'user', '-r', 'rfc1783'], unknownRevision],
    ['alphabet, two formats', ['alphabet', '--csv', '--json'], /cannot be used with/],
    ['compare, two formats', ['compare', 'x', '--csv', '--json'], /cannot be used with/],
    ['links, CSV and a fix', ['links', 'x', '--csv', '--fix'], /cannot be used with/],
    ['links, CSV and SARIF', ['links', 'x', '--csv', '--sarif'], /cannot be used with/],
    ['count, revision', ['count', 'rfc1783', 'host'], unknownRevision],
    ['count, rule', ['count', 'rfc1738', 'hostnam'], unknownRule],
    [
      'count, too far',
      ['count', 'rfc1738', 'host', '--to', '1001'],
      /whole number from 0 to 1000, not "1001"/,
    ],
    ['count, no number', ['count', 'rfc1738', 'host', '--to', '\u001b[2J'], /not "\\u\{1B\}\[2J"/],
    ['ambiguity, revision', ['ambiguity', 'rfc1783'], unknownRevision],
    ['ambiguity, rule', ['ambiguity', 'rfc1738', 'hostnam'], unknownRule],
    ['derivations, no revision', ['derivations', 'x'], /no revision is named; add -r/],
    ['derivations, revision', ['derivations', 'x', '-r', 'rfc1783'], unknownRevision],
    ['derivations, rule', ['derivations', 'x', '-r', 'rfc1738', '--start', 'hostnam'], unknownRule],
    [
      'derivations, most',
      ['derivations', 'x', '-r', 'rfc1738', '--most', '-1'],
      /--most takes a whole number/,
    ],
    ['sample, revision', ['sample', 'rfc1783'], unknownRevision],
    ['sample, rule', ['sample', 'rfc1738', 'hostnam'], unknownRule],
    [
      'sample, a length without strings',
      ['sample', 'rfc1738', 'digit', '--length', '3', '--seed', '1'],
      /no word of length 3; the nearest .*: 1/,
    ],
    [
      'sample, a length between',
      ['sample', 'rfc1738', 'escape', '--length', '2', '--seed', '1'],
      /nearest lengths with words: 3/,
    ],
    [
      'sample, too long',
      ['sample', 'rfc2396bis-01', '--length', '1001', '--seed', '1'],
      /--length takes a whole number from 0 to 1000/,
    ],
    [
      'sample, seed',
      ['sample', 'rfc1738', '--seed', '4294967296'],
      /--seed takes a whole number from 0 to 4294967295/,
    ],
    ['sample, cover and length', ['sample', 'rfc1738', '--cover', '--length', '3'], /cannot be used with/],
    ['sample, cover and near misses', ['sample', 'rfc1738', '--cover', '--near-miss'], /cannot be used with/],
    ['trace, no revision', ['trace', 'x'], /no revision is named; add -r/],
    ['trace, revision', ['trace', 'x', '-r', 'rfc1783'], unknownRevision],
    ['trace, rule', ['trace', 'x', '-r', 'rfc1738', '--start', 'hostnam'], unknownRule],
    ['diagram, revision', ['diagram', 'rfc1783', 'host'], unknownRevision],
    ['diagram, rule', ['diagram', 'rfc1738', 'hostnam'], unknownRule],
    ['diagram, rule of the PEG', ['diagram', 'rfc1738', 'hostnam', '--peg'], /did you mean "hostname"\?/],
    ['diagram, two kinds', ['diagram', 'rfc1738', 'host', '--peg', '--dot'], /cannot be used with/],
  ])('%s', async (_what, argv, message) => {
    const { code, stdout, stderr } = await call(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(unfit);
    expect(stderr).not.toContain('defect');
  });
});

describe('hostile strings reach the terminal as text', () => {
  const calls: readonly (readonly string[])[] = [
    ['trace', '-r', 'url-1993'],
    ['trace', '-r', 'url-1997', '--json'],
    ['trace', '-r', 'rfc2396bis-01', '--all', '--characters'],
    ['derivations', '-r', 'url-1993'],
    ['derivations', '-r', 'url-1997', '--json'],
    ['prove', 'rfc1738'],
    ['prove'],
    ['prove', 'url-1997', 'port', '--peg'],
    ['diff', 'url-1997'],
    ['relation', 'url-1997', 'host', 'rfc1738'],
    ['matrix', '-r'],
    ['alphabet'],
    ['count', 'rfc1738'],
    ['ambiguity', 'rfc1738'],
    ['sample', 'rfc1738', '--seed', '1'],
    ['diagram', 'rfc1738'],
    ['diagram', 'rfc1738', '--peg'],
  ];

  test.each(calls.map((argv) => [argv.join(' '), argv] as const))('%s', async (_line, argv) => {
    for (const text of hostile) {
      const takesNext = /^--?(peg|r)$/.test(argv.at(-1) ?? '');
      const { code, stdout, stderr } = await call([...argv, ...(takesNext ? [] : ['--']), text]);
      expect([0, 1, 2]).toContain(code);
      expect(stdout + stderr).not.toMatch(unfit);
      expect(stderr).not.toContain('defect');
    }
  });
});
