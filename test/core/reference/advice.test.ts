/** Advice for a refused reference matches `fix`, for any start rule. */
import fc from 'fast-check';
import { Properties, pieces } from '../../../scripts/soak/fuzz/properties.js';
import {
  revision,
  type Revision,
  revisions,
  type RevisionId,
  type UriSyntaxError,
} from '../../../src/api/index.js';
import { prescribed as sentencesOf } from '../../../src/core/reading/error-message.js';
import { many } from '../../depth.js';
import { errorOf } from './error-of.js';

function prescribed(id: RevisionId, text: string, start?: string): readonly string[] {
  const document: Revision = revision(id);
  const result = document.safeParse(text, { start });
  return result.ok ? [] : sentencesOf(result.error);
}

const advisedOnly = expect.stringMatching(/^(?:RFC 3986 recommends UTF-8|UTF-8 is recommended)/) as string;
const dots = 'To write a relative reference, put ./ before it.';

test.each<readonly [RevisionId, string, readonly string[]]>([
  ['rfc3986', 'http://h/ü', ['As data, write %C3%BC.', advisedOnly]],
  ['rfc2396bis-01', 'http://h/😀', ['As data, write %F0%9F%98%80.', advisedOnly]],
  ['rfc1630', 'http://h/ü', ['As data, write %FC.']],
  ['rfc2396', 'http://h/ü', []],
  ['rfc3986', 'http://h/a b', ['As data, write %20.']],
  ['rfc3986', 'http://h/a%zz', ['As data, write %25 for the "%".']],
  // The prose forbids such a server.
  ['rfc2396bis-01', 'http://hü/', []],
  ['rfc3986', 'a b:c', [dots, 'As data, write %20.']],
  ['rfc3986', '1:2', [dots]],
  // A hostname has no escapes, and the result would be no server.
  ['url-1997', 'http://[::1]/', []],
  ['rfc1738', 'http://[::1]/', []],
  // The text does not show which "@" is data.
  ['rfc3986', 'http://a@b@c/', []],
  // A query and a fragment begin there.
  ['rfc2396', '?y', []],
  ['rfc1630', 'http://h/a#b', ['The document reads it as "http://h/a" (section Fragment-id).']],
  ['rfc1738', 'http://h/a#b', ['The document reads it as "http://h/a" (section 2.2).']],
])('%s prescribes for %j', (id, text, sentences) => {
  expect(prescribed(id, text)).toEqual(sentences);
});

test('the start rule has no effect', () => {
  expect(prescribed('rfc3986', 'http://h/ü', 'URI')).toEqual(prescribed('rfc3986', 'http://h/ü'));
  expect(prescribed('rfc3986', 'http://h/a b', 'absolute-URI')).toEqual(['As data, write %20.']);
  for (const [id, start, text] of [
    ['rfc1738', 'httpurl', 'http://h/a#b'],
    ['rfc1738', 'httpurl', 'HTTP://h/'],
    ['url-1993', 'httpaddress', 'http://h/a#'],
    ['rfc1808', 'generic-RL', '//h/a#b'],
    ['rfc3986', 'relative-part', '//h/a b'],
  ] as const)
    expect(prescribed(id, text, start)).toEqual(prescribed(id, text));
});

test('for a part of a reference, only the grammar applies', () => {
  expect(prescribed('rfc3986', 'a/b', 'segment')).toEqual(['As data, write %2F.']);
  for (const start of ['segment', 'path-abempty', 'query'])
    expect(prescribed('rfc3986', '/ü /'.slice(start === 'segment' ? 1 : 0, -1), start)).toEqual(
      prescribed('rfc3986', '/ü '),
    );
  // The names of RFC 3986 have escapes, its addresses have none; RFC 2396 names no charset.
  expect(prescribed('rfc3986', 'ü', 'reg-name')).toEqual([
    'As data, write %C3%BC.',
    'If it is a DNS name, its IDNA encoding (Punycode) should be written instead.',
  ]);
  expect(prescribed('rfc3986', 'ü', 'IPv4address')).toEqual([]);
  expect(prescribed('rfc3986', '\ud800', 'segment')).toEqual([]);
  // Like fix, for which it stands for invalid UTF-8.
  expect(prescribed('rfc3986', '\ufffd', 'segment')).toEqual(prescribed('rfc3986', '/\ufffd'));
  expect(prescribed('rfc2396', 'ü', 'segment')).toEqual([]);
  expect(prescribed('rfc3986', 'ü', 'path-absolute')).toEqual([]);
});

test('every error of a revision has it at the end of its message', () => {
  const { parse, components, spans, production } = revision('rfc3986');
  for (const call of [parse, components, spans, production]) {
    const error = errorOf(() => call('http://h/ü')) as UriSyntaxError;
    expect(error.advice).toEqual(['As data, write %C3%BC.', advisedOnly]);
    expect(sentencesOf(error)).toEqual(error.advice);
    expect(error.message.split('\n').slice(-2)).toEqual(error.advice);
    expect(error.toJSON()).toMatchObject({ advice: error.advice, escaped: '%C3%BC' });
  }
});

test.each([...revisions])('no text breaks a law of %s', (id) => {
  const propertySearch = new Properties(id);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      expect(propertySearch.broken(parts.join(''))).toBeUndefined();
    }),
    { numRuns: many(150, 1000), seed: 1 },
  );
});

test.each([
  ['http://example.com:80JUNK/path', 25, 'J', 21],
  ['http://example.com:80JUNK', 25, 'J', 21],
  ['//h:x?y', 5, 'x', 4],
  ['http://[::1]:8o/', undefined, '', 0],
  ['http://h:80:90/', 14, ':', 11],
])('reports an invalid port although parsing stops in a user: %s', (text, offset, found, at) => {
  const result = revision('rfc3986').safeParse(text);
  const error = result.ok ? undefined : result.error;
  const port = text.slice(text.lastIndexOf(':', at - 1) + 1, offset);
  const remark = `"${port}" is not a port: "${found}" is not a digit (offset ${at}). Userinfo must end with "@".`;
  expect([error?.offset === offset, error?.remark]).toEqual(
    offset === undefined ? [false, undefined] : [true, remark],
  );
});
