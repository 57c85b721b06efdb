/** Fixing: what each document prescribes, and what it leaves open. */
import fc from 'fast-check';
import { EscapeError, revision, revisions, type RevisionId } from '../../src/index.js';
import { errorOf } from './error-of.js';

test.each<readonly [id: RevisionId, section: string, text: string, fixed: string]>([
  ['rfc3986', '2.4, 3.3', 'http://h/a b', 'http://h/a%20b'],
  ['rfc3986', '2.5, 2.4, 3.3', 'http://h/ü', 'http://h/%C3%BC'],
  ['rfc3986', '2.5, 2.4, 3.3', 'http://h/😀', 'http://h/%F0%9F%98%80'],
  ['rfc3986', '2.4, 3.3', 'http://h/100%', 'http://h/100%25'],
  ['rfc3986', '2.4, 3.3', 'http://h/%zz%4', 'http://h/%25zz%254'],
  ['rfc3986', '2.4, 3.4', '?a[]=1|x', '?a%5B%5D=1%7Cx'],
  ['rfc3986', '2.4, 3.5', '#b#c', '#b%23c'],
  ['rfc2396bis-01', '6.3, 2.4, 3.3', 'http://h/ü', 'http://h/%C3%BC'],
  ['rfc2396', '2.4, A, 3.3', 'http:\\h', 'http:%5Ch'],
  ['rfc1738', '2.2, 5, 3.1', 'http://h/<a>', 'http://h/%3Ca%3E'],
  ['rfc1630', '', 'http://h/ü', 'http://h/%FC'],
  ['url-1993', 'Encoding prohibited characters, BNF syntax', 'http://h/ü', 'http://h/%FC'],
])('%s (%s): %j', (id, section, text, fixed) => {
  const result = revision(id).fix(text);
  expect(result.text).toBe(fixed);
  expect(result.changes.length).toBeGreaterThan(0);
  if (section !== '')
    expect(new Set(result.changes.map((change) => change.section))).toEqual(new Set([section]));
});

test('each change tells where, what, and in which component', () => {
  expect(revision('rfc3986').fix('http://h/a b?ü').changes).toEqual([
    { offset: 10, found: ' ', written: '%20', role: 'path', section: '2.4, 3.3' },
    { offset: 13, found: 'ü', written: '%C3%BC', role: 'query', section: '2.5, 2.4, 3.4' },
  ]);
});

test.each<readonly [id: RevisionId, text: string, offset: number, problem: RegExp]>([
  ['rfc2396', 'http://h/ü', 9, /rfc2396 does not say which octets stand for it \(rfc2396, 2\.1\)/],
  ['rfc1738', 'http://h/ü', 9, /does not say which octets/],
  ['url-1993', 'http://h/€', 9, /has no octets in latin1/],
  ['rfc3986', 'http://h/\ud800', 9, /has no octets in utf-8/],
  ['rfc3986', 'http://a@b@c/', 10, /may be data or a delimiter/],
  ['rfc2396', 'http://[::1', 7, /may be data or a delimiter/],
  ['rfc1738', 'http://[::1', 7, /may be data or a delimiter/],
  ['rfc1738', 'http://h/p#f', 10, /may be data or a delimiter/],
  ['rfc3986', '1http://x', 5, /stands for itself in a path, but cannot come here/],
  ['rfc1738', 'a b:c', 1, /neither can its escape/],
  ['rfc1738', 'www.w3.org', 10, /the end of the text at offset 10 comes too early/],
])('%s leaves %j open', (id, text, offset, problem) => {
  const error = errorOf(() => revision(id).fix(text));
  expect(error).toBeInstanceOf(EscapeError);
  expect(error).toMatchObject({ offset });
  expect((error as Error).message).toMatch(problem);
});

const texts = fc.string({
  unit: fc.constantFrom(
    ...Array.from('ahtp:/?#[]@%4 ü|<.1'),
    '://',
    '%20',
    '%zz',
    '\ud800',
    '😀',
    'http://h/',
  ),
  maxLength: 12,
});

describe.each(revisions)('%s', (id) => {
  const r = revision(id);

  test('what is printed is derivable and needs no other change; what is derivable is left alone', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let fixed;
        try {
          fixed = r.fix(text);
        } catch (error) {
          expect(error).toBeInstanceOf(EscapeError);
          expect(r.accepts(text)).toBe(false);
          return;
        }
        expect(r.accepts(fixed.text)).toBe(true);
        expect(r.fix(fixed.text)).toEqual({ text: fixed.text, changes: [] });
        expect(fixed.changes.length === 0).toBe(r.accepts(text));
        expect(fixed.text).toBe(applied(text, fixed.changes));
      }),
      { numRuns: 300, seed: 16 },
    );
  });
});

/** The text with the changes made. */
function applied(
  text: string,
  changes: readonly { offset: number; found: string; written: string }[],
): string {
  let made = '';
  let from = 0;
  for (const { offset, found, written } of changes) {
    expect(text.startsWith(found, offset)).toBe(true);
    made += text.slice(from, offset) + written;
    from = offset + found.length;
  }
  return made + text.slice(from);
}

test('a text of many characters that cannot stand raw is fixed as a whole', () => {
  const { text, changes } = revision('rfc3986').fix(`/${' '.repeat(100_000)}`);
  expect([text.length, changes.length]).toEqual([300_001, 100_000]);
});
