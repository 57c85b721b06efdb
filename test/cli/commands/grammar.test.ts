/** `grammar`. */
import { revision, revisions } from '../../../src/index.js';
import { call, jsonIn, linesIn } from '../captured.js';

test('shows a rule as printed, corrected and transcribed', async () => {
  const { code, stdout, stderr } = await call(['grammar', 'rfc2396bis-01', 'toplabel']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const rule = revision('rfc2396bis-01').rule('toplabel');
  expect(rule.corrections.length).toBeGreaterThan(0);
  const headings = linesIn(stdout).filter((line) => /^\S+$/.test(line));
  expect(headings).toEqual(['printed', ...rule.corrections.map(() => 'correction'), 'corrected', 'PEG']);
  for (const line of [rule.printed, rule.corrected, rule.peg].flatMap((text) => text.split('\n'))) {
    expect(stdout).toContain(`  ${line}\n`);
  }
  const words = stdout.replaceAll(/\s+/g, ' ');
  for (const { reason, evidence } of rule.corrections) {
    expect(words).toContain(`reason: ${reason} evidence: ${evidence}`);
  }
  expect(stdout).toMatch(/^section +3\.2\.2$/m);
  expect(stdout).toMatch(/^role +top label$/m);
  expect(stdout).toMatch(/^used by +.*qualified/m);
});

test('a rule without corrections has none to show', async () => {
  const { stdout } = await call(['grammar', 'url-1997', 'host']);
  expect(linesIn(stdout).filter((line) => /^\S+$/.test(line))).toEqual(['printed', 'PEG']);
});

test('a rule that nothing uses says so', async () => {
  expect((await call(['grammar', 'rfc1738', 'national'])).stdout).toMatch(/^used by +–$/m);
});

test.each(revisions)('lists the rules of %s, with section and role, and which are corrected', async (id) => {
  const { rules } = revision(id);
  const [heading, ...lines] = linesIn((await call(['grammar', id])).stdout);
  expect(heading).toMatch(/^rule +section +role$/);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
    rules.map(({ name, section, role, corrections }) => [
      name,
      section,
      role,
      ...(corrections.length > 0 ? ['corrected'] : []),
    ]),
  );
});

test.each(revisions)('every rule of %s can be shown', async (id) => {
  for (const { name } of revision(id).rules) {
    expect(await call(['grammar', id, name])).toMatchObject({ code: 0, stderr: '' });
  }
});

test('--json has what the library says, a rule a line', async () => {
  const { rules } = revision('url-1993');
  expect(jsonIn((await call(['grammar', 'url-1993', '--json'])).stdout)).toEqual(
    rules.map((rule) => ({ revision: 'url-1993', ...rule })),
  );
  const { stdout } = await call(['grammar', 'url-1993', 'xpalphas', '--json']);
  expect(jsonIn(stdout)).toEqual([{ revision: 'url-1993', ...revision('url-1993').rule('xpalphas') }]);
});
