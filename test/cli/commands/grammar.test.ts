/** `grammar`. */
import { revision, revisions, type RuleOrigin } from '../../../src/api/index.js';
import { call, jsonIn, linesIn } from '../captured.js';

test('shows a rule as printed, corrected and transcribed', async () => {
  const { code, stdout, stderr } = await call('grammar rfc2396bis-01 toplabel');
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
  const { stdout } = await call('grammar url-1997 host');
  expect(linesIn(stdout).filter((line) => /^\S+$/.test(line))).toEqual(['printed', 'PEG']);
});

test('a rule that no document prints shows the prose that defines it', async () => {
  const { stdout } = await call('grammar rfc1630 content-identifier');
  expect(linesIn(stdout).filter((line) => /^\S/.test(line) && !/ {2}/.test(line))).toEqual([
    'in words',
    'as a rule',
    'PEG',
  ]);
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'identical to the "Message-ID" header field" (RFC 1521 §6.1)',
  );
  expect(stdout).toContain('\n  content-identifier = addr-spec\n');
  expect(revision('rfc1630').rule('content-identifier')).toMatchObject({
    origin: 'borrowed',
    printed: '',
    corrected: 'content-identifier = addr-spec',
    corrections: [],
  });
});

test('a rule and the list of rules state the document and its status', async () => {
  const { stdout } = await call('grammar rfc2396 host');
  expect(stdout).toMatch(/^document +Uniform Resource Identifiers .*\(rfc2396, 1998-08\)$/m);
  expect(stdout).toMatch(/^status +Draft Standard, updates RFC 1808, RFC 1738, obsoleted by RFC 3986,$/m);
  expect((await call('grammar rfc3986')).stdout).toMatch(
    /^Uniform Resource Identifier .*\(rfc3986, 2005-01\)\nInternet Standard, STD 66, today's standard, updates RFC 1738, obsoletes RFC\n2732, RFC 2396, RFC 1808, updated by RFC 6874 \(obsolete\), RFC 7320 \(obsolete\),\nRFC 8820\n\nrule /,
  );
});

test('a rule that nothing uses says so', async () => {
  expect((await call('grammar rfc1738 national')).stdout).toMatch(/^used by +–$/m);
});

test('a rule of a patch names the document that prints it', async () => {
  const shown = async (rule: string): Promise<string> => (await call(['grammar', 'rfc2732', rule])).stdout;
  expect(await shown('host')).toMatch(/^section +3\norigin +printed here$/m);
  expect(await shown('port')).toMatch(
    /^section +RFC 2396 §A, 3\.2\.2\norigin +in the document that it patches$/m,
  );
  expect(await shown('hexseq')).toMatch(/^section +RFC 2373 §B\norigin +in another document$/m);
  expect(await shown('HEXDIG')).toMatch(/^section +RFC 2234 §6\.1\norigin +predefined in ABNF$/m);
});

test('of a patch, the list marks the rules that it prints or borrows', async () => {
  const lines = linesIn((await call('grammar rfc2732')).stdout).map((line) => line.split(/ {2,}/));
  const marked = (mark: string): unknown => lines.filter((cells) => cells[3] === mark).map(([name]) => name);
  expect(marked('printed here')).toEqual(['host', 'reserved', 'unwise', 'ipv6reference']);
  expect(marked('in another document')).toEqual(['IPv4address', 'IPv6address', 'hexpart', 'hexseq', 'hex4']);
  const unmarked = linesIn((await call('grammar rfc2396')).stdout).map((line) => line.split(/ {2,}/)[3]);
  expect(new Set(unmarked)).toEqual(new Set([undefined]));
});

/** Returns the cells of each row; a section longer than its column continues below. */
function rowsOf(lines: readonly string[]): readonly (readonly string[])[] {
  return lines.reduce<string[][]>((rows, line) => {
    const [name = '', section = '', ...others] = line.split(/ {2,}/);
    const before = rows.at(-1);
    if (name !== '' || before === undefined) return [...rows, [name, section, ...others]];
    const [known = '', ...rest] = before.slice(1);
    return [...rows.slice(0, -1), [before[0] ?? '', `${known} ${section}`, ...rest]];
  }, []);
}

test.each(revisions)('lists the rules of %s, with section and role, and which are corrected', async (id) => {
  const { rules } = revision(id);
  const isPatch = rules.some(({ origin }) => origin === 'base');
  const marks = isPatch ? { document: ['printed here'], borrowed: ['in another document'] } : {};
  const { stdout } = await call(['grammar', id], { columns: 132, env: { NO_COLOR: '1' } });
  const [heading, ...lines] = linesIn(stdout.slice(stdout.indexOf('\n\n') + 2));
  expect(heading).toMatch(/^rule +section +role$/);
  expect(rowsOf(lines)).toEqual(
    rules.map(({ name, section, role, origin, corrections }) => [
      name,
      section,
      role,
      ...((marks as Partial<Record<RuleOrigin, readonly string[]>>)[origin] ?? []),
      ...(corrections.length > 0 ? ['corrected'] : []),
    ]),
  );
});

test.each(revisions)('every rule of %s can be shown', async (id) => {
  for (const { name } of revision(id).rules) {
    expect(await call(['grammar', id, name])).toMatchObject({ code: 0, stderr: '' });
  }
});

test('--json prints the library result, one rule a line', async () => {
  const { rules } = revision('url-1993');
  expect(jsonIn((await call('grammar url-1993 --json')).stdout)).toEqual(
    rules.map((rule) => ({ revision: 'url-1993', ...rule })),
  );
  const { stdout } = await call('grammar url-1993 xpalphas --json');
  expect(jsonIn(stdout)).toEqual([{ revision: 'url-1993', ...revision('url-1993').rule('xpalphas') }]);
});

describe('--as regex', () => {
  test('writes a rule, and states on stderr what is proved', async () => {
    const argv = 'grammar rfc3986 pct-encoded --as regex';
    expect(await call(argv)).toEqual({
      code: 0,
      stdout: '/^%[A-Fa-f0-9]{2}$/\n',
      stderr:
        'proved: it matches exactly the strings that pct-encoded of rfc3986 derives\n' +
        'backtracking engines take linear time on every string\n',
    });
    const { stdout } = await call(`${argv} --dialect python --multiline`);
    expect(stdout).toBe('(?x)\n\\A\n%[A-Fa-f0-9]{2}  # pct-encoded\n\\Z\n');
  });

  test('captures the requested rules of any grammar', async () => {
    const stdin = ['hour = DIGIT / tens DIGIT\ntens = "1" / "2"\n'];
    const argv = ['grammar', '--abnf', '-', '--as', 'regex', '--dialect', 're2', '--groups'];
    expect((await call([...argv, 'tens'], { stdin })).stdout).toBe('\\A(?:[0-9]|(?P<tens>[12])[0-9])\\z\n');
    expect((await call([...argv, ''], { stdin })).stdout).toBe('\\A(?:[0-9]|[12][0-9])\\z\n');
    const { code, stderr } = await call([...argv, 'ten'], { stdin });
    expect([code, stderr]).toEqual([2, expect.stringContaining('did you mean "tens"?')]);
  });

  test('reports where an engine may be slow', async () => {
    const { stderr } = await call('grammar url-1993 article --as regex');
    expect(stderr).toContain('polynomial time');
  });

  test.each([
    ['--as regex --multiline', 'the dialect javascript has no free-spacing mode'],
    ['--as regex --dialect posix', 'Allowed choices are javascript, python, pcre, java, re2'],
    ['--dialect java', '--dialect applies to --as regex'],
    ['--as abnf --groups host', '--groups applies to --as regex'],
  ])('%j is misuse', async (more, message) => {
    const { code, stdout, stderr } = await call(`grammar rfc3986 ${more}`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
