/** `ambiguity`. */
import { ambiguity } from '../../../src/study/index.js';
import { revision, type RevisionId, revisions } from '../../../src/index.js';
import { call, jsonIn, linesIn } from '../captured.js';
import { accepts, expectNarrow, unshown } from '../witness.js';

test.each(revisions)('%s: the ambiguous rules, each with a derivable string, and the others', async (id) => {
  const { code, stdout, stderr } = await call(['ambiguity', id]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expectNarrow(stdout);
  const [table = '', others = ''] = stdout.split('\n\n');
  const [heading, ...rows] = linesIn(`${table}\n`).map((line) => line.split(/ {2,}/));
  expect(heading).toEqual(['rule', 'shortest ambiguous string', 'derivations', 'growth']);
  expect(rows.length).toBeGreaterThan(0);
  for (const [rule = '', shown = '', count] of rows) {
    const text = unshown(shown) ?? '';
    expect([rule, text, accepts(text, { revision: id, rule })]).toEqual([rule, text, true]);
    expect(Number(count)).toBeGreaterThan(1);
  }
  const unambiguous = others.replace('unambiguous: ', '').trim().split(/,\s/);
  const names = revision(id).rules.map(({ name }) => name);
  expect([...rows.map(([rule]) => rule), ...unambiguous].sort()).toEqual([...names].sort());
});

test('--json has a verdict a line', async () => {
  const { stdout } = await call(['ambiguity', 'url-1997', '--json']);
  const told = jsonIn(stdout) as readonly Told[];
  expect(told.map(({ rule }) => rule)).toEqual(revision('url-1997').rules.map(({ name }) => name));
  expect(told.find(({ rule }) => rule === 'absoluteURL')).toMatchObject({
    ambiguous: true,
    shortest: { text: 'a:', count: '3' },
    growth: 'bounded',
    most: { text: 'a:///', count: '5' },
  });
});

interface Told {
  readonly rule: string;
}

test('draws the derivations of the shortest string, and says which one is the reading', async () => {
  const { code, stdout } = await call(['ambiguity', 'rfc2396bis-01', 'host']);
  expect(code).toBe(0);
  expect(stdout).toBe(`host of rfc2396bis-01 is ambiguous: 0.0.0.0 has 2 derivations, and no shorter
string has two. No string has more than that.

0.0.0.0 has 2 derivations from host of rfc2396bis-01.

1, the reading
  host › IPv4address  0.0.0.0
  ├ dec-octet › DIGIT  0
  ├ dec-octet › DIGIT  0
  ├ dec-octet › DIGIT  0
  └ dec-octet › DIGIT  0

2
  host › hostname  0.0.0.0
  ├ domainlabel › alphanum › DIGIT  0
  └ qualified  .0.0.0
    ├ domainlabel › alphanum › DIGIT  0
    ├ domainlabel › alphanum › DIGIT  0
    └ domainlabel › alphanum › DIGIT  0
`);
});

test.each<[RevisionId, string, string]>([
  ['rfc2396bis-01', 'IPv6address', 'A, IPv6'],
  ['rfc1738', 'host', '5'],
])('%s %s is unambiguous', async (id, rule) => {
  expect((await call(['ambiguity', id, rule])).stdout).toBe(
    `${rule} of ${id} is unambiguous: no string has two derivations.\n`,
  );
});

test('--json of one rule has its derivations', async () => {
  const { stdout } = await call(['ambiguity', 'url-1997', 'absoluteURL', '--json']);
  const verdict = ambiguity({ revision: 'url-1997', rule: 'absoluteURL' });
  expect(verdict.ambiguous).toBe(true);
  expect(jsonIn(stdout)).toMatchObject([
    {
      rule: 'absoluteURL',
      ambiguous: true,
      shortest: { text: 'a:', count: '3' },
      derivations: { count: '3' },
    },
  ]);
});
