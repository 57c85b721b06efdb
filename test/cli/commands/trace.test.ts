/** `trace`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pegText, readPeg, trace } from '../../../src/study/index.js';
import { revision, revisions } from '../../../src/api/index.js';
import { call, expectNarrow, jsonIn, linesIn } from '../captured.js';

test('reports entered, matched, failed and backtracked expressions', async () => {
  const { code, stdout, stderr } = await call('trace a_b -r rfc1738 --start hostname');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toBe(`0  ▸ hostname
0    ▸ domainlabel
1      ✓ alphadigit "a"
1      ✕ "-" at "_"
1      ✕ alphadigit at "_"
1    ✓ domainlabel "a"
1    ✕ "." at "_"
0    ↩ the optional or repeated expression ends, giving back "a"
0    ▸ toplabel
1      ✓ alpha "a"
1      ✕ "-" at "_"
1      ✕ alphadigit at "_"
1    ✓ toplabel "a"
1  ✓ hostname "a"

The rule leaves "_b" unmatched: the PEG rejects the string.
`);
});

test.each([
  ['wais://h/d', 'rfc1738', undefined, 0, 'The rule matches the whole string: the PEG accepts it.'],
  ['1', 'rfc1738', 'alpha', 1, 'The rule fails: the PEG rejects the string.'],
  ['', 'url-1997', 'port', 0, 'The rule matches the whole string: the PEG accepts it.'],
  ['1x', 'url-1997', 'port', 1, 'The rule leaves "x" unmatched: the PEG rejects the string.'],
])('ends with the verdict on "%s" in %s', async (text, id, start, code, verdict) => {
  const outcome = await call(['trace', text, '-r', id, ...(start ? ['--start', start] : [])]);
  expect(outcome.code).toBe(code);
  expect(linesIn(outcome.stdout).at(-1)).toBe(verdict);
});

test('opens the requested rule even if it is a character rule', async () => {
  const { stdout } = await call('trace g -r url-1997 --start hex');
  expect(linesIn(stdout).slice(0, 3)).toEqual(['0  ▸ hex', '0    ✕ digit at "g"', '0    ✕ [A-Fa-f] at "g"']);
});

test('--characters opens the rules of characters', async () => {
  const argv = 'trace a1 -r rfc1738 --start hostname';
  const [closed, open] = [await call(argv), await call(`${argv} --characters`)];
  expect(closed.stdout).not.toContain('lowalpha');
  expect(open.stdout).toMatch(/^0 +▸ alphadigit\n0 +▸ alpha\n/m);
});

const long = `http://${'a.'.repeat(100)}a/`;

test('cuts a long trace with a note; --all shows it in full', async () => {
  const cut = await call(['trace', long, '-r', 'rfc1738']);
  expect(cut.code).toBe(0);
  expect(linesIn(cut.stdout)).toHaveLength(200);
  expect(cut.stderr).toBe('cut after 200 lines; --all shows the rest\n');
  const all = await call(['trace', long, '-r', 'rfc1738', '--all']);
  expect(all.stderr).toBe('');
  expect(all.stdout.startsWith(cut.stdout)).toBe(true);
  expect(linesIn(all.stdout).at(-1)).toMatch(/^The rule matches/);
});

test('a rejected long string gives exit code 1, even if its trace is cut', async () => {
  expect(await call(['trace', `${long}<`, '-r', 'rfc1738'])).toMatchObject({ code: 1 });
});

test.each(revisions)('the lines of %s fit 80 columns, however long the string', async (id) => {
  for (const text of [long, 'news:<a@b>', '\u001b[2J\u202e'.repeat(40), `a://${'%41'.repeat(60)}`]) {
    for (const options of [[], ['--characters']]) {
      expectNarrow((await call(['trace', '-r', id, ...options, '--', text])).stdout);
    }
  }
});

test('--json has every event, with its source', async () => {
  const { code, stdout } = await call('trace //h -r url-1997 --json');
  expect(code).toBe(0);
  const peg = pegText('url-1997');
  const ruleNames = revision('url-1997').rules.map(({ name }) => name);
  const events = [...trace({ peg: readPeg(peg), rule: 'URL-reference', text: '//h', ruleNames })];
  expect(jsonIn(stdout)).toEqual(
    events.map((event) => ({ ...event, source: peg.slice(event.span.start, event.span.end) })),
  );
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['enter', 'match', 'fail', 'backtrack']));
});

test.each([
  ['00', 1, 'The rule leaves "0" unmatched: the PEG rejects the string.'],
  ['x', 1, 'The rule fails: the PEG rejects the string.'],
  ['0', 0, 'The rule matches the whole string: the PEG accepts it.'],
])('a copy of a BNF decides by itself: %j', async (text, code, sentence) => {
  const file = join(mkdtempSync(join(tmpdir(), 'trace-')), 'hour.abnf');
  writeFileSync(file, 'hour = DIGIT / DIGIT DIGIT\n');
  const said = code === 0 ? '' : 'note: this PEG is an unproved copy of the BNF; "prove" compares them\n';
  const shown = await call(['trace', text, '--abnf', file]);
  expect([shown.code, linesIn(shown.stdout).at(-1), shown.stderr]).toEqual([code, sentence, said]);
  expect(await call(['trace', text, '--abnf', file, '--json'])).toMatchObject({ code, stderr: said });
  rmSync(dirname(file), { recursive: true });
});
