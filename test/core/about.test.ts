/**
 * Statements of the rooms about their documents: every change is shown by its string, every exercise begins with a
 * fault.
 */
import { statusInWords } from '../../src/core/base/status.js';
import { namedSets, type RevisionId, revision, revisions } from 'uri-revisions';
import { about, bnfOf, editedPeg, pegText, proveEquivalence } from 'uri-revisions-cli/grammar';

describe.each(revisions)('about %s', (id) => {
  const { title, date, follows, status, changes, exercises } = about(id);

  test('authors and date are those of document.json', () => {
    expect([title, date]).toEqual([revision(id).title, revision(id).date]);
  });

  test('comes after the document that it follows', () => {
    expect(follows === null ? -1 : revisions.indexOf(follows)).toBeLessThan(revisions.indexOf(id));
  });

  test('is called today’s standard exactly if the set of that name has it', () => {
    const today: readonly string[] = namedSets.today;
    expect(statusInWords(status).includes("today's standard")).toBe(today.includes(id));
  });

  test('states its status in words', () => {
    expect(statusInWords(status)).toMatch(
      /^[A-Z]?[A-Za-z -]+(, STD [0-9]+)?(, today's standard)?(, (updates|obsoletes|proposed to (update|obsolete)|obsoleted by|became|updated by) .+)*$/,
    );
  });

  test('every change is shown by its string', () => {
    const seen = changes.map(({ text }) => ({
      text,
      before: follows === null ? undefined : revision(follows).accepts(text),
      after: revision(id).accepts(text),
    }));
    expect(seen).toEqual(changes.map(({ text, before, after }) => ({ text, before, after })));
  });

  test('the naive transcription of every exercise is wrong, even if all other rules are correct', () => {
    for (const { rule, naive } of exercises) {
      const peg = editedPeg(naive, pegText(id));
      expect([rule, proveEquivalence({ rule, peg, bnf: bnfOf(id) }).equal]).toEqual([rule, false]);
    }
  });
});

// As stated in the headers of the updating RFCs: RFC 1808, RFC 2368, RFC 2396, RFC 2732 §3, RFC 7320; STD 66 is RFC
// 3986's.
test.each<readonly [id: RevisionId, words: string]>([
  [
    'rfc1738',
    'Proposed Standard, obsoleted by RFC 4248, RFC 4266, updated by RFC 1808 (obsolete), RFC 2368 (obsolete), RFC 2396 (obsolete), RFC 3986, RFC 6196, RFC 6270, RFC 8089',
  ],
  [
    'rfc1808',
    'Proposed Standard, obsoleted by RFC 3986, updated by RFC 2368 (obsolete), RFC 2396 (obsolete)',
  ],
  [
    'rfc2396',
    'Draft Standard, updates RFC 1808, RFC 1738, obsoleted by RFC 3986, updated by RFC 2732 (obsolete)',
  ],
  ['rfc2732', 'Proposed Standard, obsoleted by RFC 3986'],
  [
    'rfc3986',
    "Internet Standard, STD 66, today's standard, updates RFC 1738, obsoletes RFC 2732, RFC 2396, RFC 1808, updated by RFC 6874 (obsolete), RFC 7320 (obsolete), RFC 8820",
  ],
])('%s: %s', (id, words) => {
  expect(statusInWords(about(id).status)).toBe(words);
});

test('the next exercise is in the same document and contains the rule of the previous one', () => {
  const all = revisions.map((id) => about(id).exercises);
  const leading = all.flatMap((exercises) =>
    exercises.flatMap(({ rule, next }) => (next === undefined ? [] : [{ rule, next, exercises }])),
  );
  expect(leading.length).toBeGreaterThan(0);
  for (const { rule, next, exercises } of leading) {
    expect(exercises.find(({ id }) => id === next)?.naive).toMatch(new RegExp(`^${rule} =`, 'm'));
  }
});

test('no two exercises have the same id', () => {
  const ids = revisions.flatMap((id) => about(id).exercises.map((exercise) => exercise.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a document that does not exist is refused by name', () => {
  expect(() => about('rfc9999' as RevisionId)).toThrow('no revision is called "rfc9999"');
});
