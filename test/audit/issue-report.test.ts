/** Issue texts: what is expected and observed, and literals of each language. */
import { issueReport, literal } from '../../src/audit/issue-report.js';
import { adapters } from '../../src/audit/adapters.js';
import { audit, inProcess } from '../../src/audit/index.js';
import { loadRevision } from '../../src/cli/documents/load-revision.js';

test.each([
  ['JavaScript', String.raw`"a\"\\\u{9}\u{e9}\u{1f600}"`],
  ['Python', String.raw`"a\"\\\U00000009\U000000e9\U0001f600"`],
  ['Go', String.raw`"a\"\\\U00000009\U000000e9\U0001f600"`],
  ['Java', String.raw`"a\"\\\011\u00e9\ud83d\ude00"`],
  ['C', String.raw`"a\"\\\011\303\251\360\237\230\200"`],
  ['Perl', String.raw`"a\"\\\x{9}\x{e9}\x{1f600}"`],
  ['Rust', String.raw`"a\"\\\u{9}\u{e9}\u{1f600}"`],
])('a literal of %s', (language, expected) => {
  expect(literal(language, 'a"\\\t\u00e9\u{1f600}')).toBe(expected);
});

test('signs that a language interpolates are escaped', () => {
  expect(literal('Ruby', '#{a}')).toBe(String.raw`"\#{a}"`);
  expect(literal('Perl', '$a@b')).toBe(String.raw`"\$a\@b"`);
});

test('each claim has a program of at most three lines that reads one text', () => {
  for (const { claim } of adapters) {
    if (claim === undefined) continue;
    expect(claim.program.split('\n').length).toBeLessThanOrEqual(3);
    expect(claim.program.split('{text}')).toHaveLength(2);
  }
});

test('a report states text, expectation with section, observation and program of each class', async () => {
  const parser = inProcess({ name: 'p', version: '1' }, (text) =>
    text === 'a:b' ? { ok: false } : { ok: true, host: 'x', path: text },
  );
  const document = await loadRevision('rfc3986');
  const { documents } = await audit(parser, [document], ['//h', 'a:b', '"'], { shrink: false });
  const go = adapters.find(({ name }) => name === 'go');
  const [found] = documents;
  if (found === undefined) throw new Error('no document');
  const report = await issueReport(parser, document, found, 20, go);
  expect(report).toContain('# p 1 and RFC 3986\n');
  expect(report).toContain(
    '- Text: `//h`\n- Expected: accepted (RFC 3986, section 3.2.2, 3.3); host `h`, empty path.\n',
  );
  expect(report).toContain('- Observed in p 1: accepted; host `x`, path `//h`.\n\n~~~go\npackage main;');
  expect(report).toContain('url.Parse("//h")');
  expect(report).toContain('- Text: `a:b`\n- Expected: accepted (RFC 3986');
  expect(report).toContain('- Observed in p 1: refused.');
  expect(report).toContain('- Expected: refused; not derivable from URI-reference of rfc3986:');
  expect(await issueReport(parser, document, found, 1)).toContain('Of 3 classes of differences, 1 are shown');
});
