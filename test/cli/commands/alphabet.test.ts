/** `alphabet`. */
import { alphabets } from '../../../src/study/index.js';
import { revisions } from '../../../src/api/index.js';
import { call, csvIn, expectNarrow, linesIn } from '../captured.js';

test('a block for each role, a line for each revision', async () => {
  const { code, stdout, stderr } = await call('alphabet user -r rfc1738,rfc2396bis-01');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`user
                 ␣!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~  A-Z a-z 0-9
  rfc1738        %●%%●%●●●●●●●●●%%●%●%●%%%%%●%%%%%  ●   ●   ●
  rfc2396bis-01  %●%%●%●●●●●●●●●%●●%●%%%%%%%●%%%%●  ●   ●   ●

● as itself   % escaped only   · not at all   ◐ some as themselves
`);
});

test('neighbours that are alike share a line', async () => {
  const names = async (revisions: string): Promise<readonly string[]> =>
    linesIn((await call(['alphabet', 'path', '-r', revisions])).stdout).flatMap(
      (line) => /^ {2}(\S+) /.exec(line)?.[1] ?? [],
    );
  expect(await names('all')).toContain('url-1993..url-1995');
  expect(await names('url-1995,url-1993')).toEqual(['url-1995', 'url-1993']);
  expect(await names('url-1993,rfc1738')).toEqual(['url-1993', 'rfc1738']);
});

test('all roles of all revisions by default, in 80 columns', async () => {
  const { stdout } = await call('alphabet');
  expectNarrow(stdout);
  const roles = new Set(alphabets().map(({ role }) => role));
  expect(linesIn(stdout).filter((line) => roles.has(line))).toEqual([...roles]);
});

test('--csv lists every US-ASCII character, without formulas', async () => {
  const { code, stdout } = await call('alphabet path port --csv');
  expect(code).toBe(0);
  const [heading, ...records] = csvIn(stdout);
  expect(heading).toEqual(['role', 'revision', 'rule', 'code point', 'character', 'use']);
  expect(records.flat().filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
  const known = alphabets(['path', 'port']);
  expect(new Set(known.map(({ revision }) => revision)).size).toBe(revisions.length);
  expect(records).toHaveLength(known.length * 128);
  for (const [role, id, rule, codePoint = '', , use] of records) {
    const alphabet = known.find((one) => one.role === role && one.revision === id && one.rule === rule);
    const character = String.fromCharCode(parseInt(codePoint.slice(2), 16));
    const isRaw = alphabet?.raw.includes(character);
    const isEscaped = alphabet?.escaped.includes(character);
    expect(use).toBe(isRaw ? 'as itself' : isEscaped ? 'escaped only' : 'not at all');
  }
});
