/** `ambiguity`. */
import { revision } from '../../../src/api/index.js';
import { call, expectNarrow, linesIn } from '../captured.js';

test('the ambiguous rules, each with a derivable string, and the others', async () => {
  const { accepts, rules } = revision('url-1997');
  const { code, stdout, stderr } = await call('ambiguity url-1997');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expectNarrow(stdout);
  const [table = '', others = ''] = stdout.split('\n\n');
  const [heading, ...rows] = linesIn(`${table}\n`).map((line) => line.split(/ {2,}/));
  expect(heading).toEqual(['rule', 'shortest ambiguous string', 'derivations', 'growth']);
  expect(rows.length).toBeGreaterThan(0);
  for (const [rule = '', shown = '', count] of rows) {
    const text = shown === 'ε' ? '' : shown;
    expect([rule, text, accepts(text, { start: rule as never })]).toEqual([rule, text, true]);
    expect(Number(count)).toBeGreaterThan(1);
  }
  const unambiguous = others.replace('unambiguous: ', '').trim().split(/,\s/);
  const names = rules.map(({ name }) => name);
  expect([...rows.map(([rule]) => rule), ...unambiguous].sort()).toEqual(names.sort());
});

test('draws the derivations of the shortest string and marks the reading', async () => {
  const { code, stdout } = await call('ambiguity rfc2396bis-01 host');
  expect(code).toBe(0);
  expect(stdout).toBe(`host of rfc2396bis-01 is ambiguous: "0.0.0.0" has 2 derivations, and no shorter
string is ambiguous. No string has more derivations.

"0.0.0.0" has 2 derivations from host of rfc2396bis-01.

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

test('an unambiguous rule', async () => {
  expect((await call('ambiguity rfc1738 host')).stdout).toBe(
    'host of rfc1738 is unambiguous: no string has two derivations.\n',
  );
});
