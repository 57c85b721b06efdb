/** Escaping by role and revision: the alphabets compared with the grammars, octets, charsets, offsets of errors. */
import fc from 'fast-check';
import { EscapeError, type Revision, revision, revisions, type RevisionId } from '../../../src/api/index.js';
import {
  decode,
  encode,
  type DecodeOptions,
  type EncodeOptions,
  type RoleEscapes,
  withAlphabets,
} from '../../../src/core/reference/escape.js';
import { examplesOfKind } from '../../load-examples.js';
import { algorithmsOf, seed } from './algorithms-of.js';
import { errorOf } from './error-of.js';
import { many } from '../../depth.js';

const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
const bytes = (...octets: number[]): Uint8Array => Uint8Array.from(octets);

function escapesOf(id: RevisionId): RoleEscapes {
  const document: Revision = revision(id);
  return withAlphabets(algorithmsOf(id).escape, (rule) => document.automaton({ start: rule }));
}

describe.each(revisions)('%s', (id) => {
  const rules = escapesOf(id);
  const derives = (text: string, rule: string): boolean =>
    ['', 'a', '/'].some((before) =>
      ['', 'a'].some((after) => revision(id).accepts(before + text + after, { start: rule })),
    );

  test.each(Object.entries(rules.roles))('role %s: the alphabet is what the rule derives', (_, alphabet) => {
    const { rule, raw, escapes, reserved = '' } = alphabet;
    expect(ascii.filter((character) => raw.includes(character))).toEqual(
      ascii.filter((character) => derives(character, rule)),
    );
    expect(derives('%41', rule)).toBe(escapes);
    for (const character of reserved) expect(raw).toContain(character);
  });

  const roles = Object.keys(rules.roles).filter((role) => rules.roles[role]?.escapes);

  test('octets escaped for a role are derived by its rule, and come back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), fc.uint8Array({ minLength: 1 }), (role, octets) => {
        const encoded = encode(rules, octets, role);
        expect(decode(rules, encoded, { all: true })).toEqual(octets);
        const rule = rules.roles[role]?.rule;
        // A scheme begins with a letter; a path of the older documents has no empty segment inside.
        if (role === 'scheme' || role === 'host' || role === 'path') return;
        expect(revision(id).accepts(encoded, { start: rule })).toBe(true);
      }),
      { ...seed, numRuns: many(100, 500) },
    );
  });

  test('nothing is escaped twice', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '/', '%25', '%2f', '<', '[', ' ', '"', '=', '+') });
    fc.assert(
      fc.property(fc.constantFrom(...roles), text, (role, unescaped) => {
        const once = encode(rules, unescaped, role);
        expect(encode(rules, once, role)).toBe(once);
      }),
      { ...seed, numRuns: many(100, 500) },
    );
  });

  for (const { section, text, octet } of examplesOfKind(id, 'encodes')) {
    test(`§${section}: ${text} stands for octet ${octet}`, () => {
      expect(decode(rules, text, { all: true })).toEqual(bytes(octet));
      if (text.startsWith('%')) expect(encode(rules, text, 'path')).toBe(text);
    });
  }

  test('NUL, slash and percent sign stay escaped unless everything is decoded', () => {
    expect(decode(rules, '%41%00%2f%2F%2541')).toEqual(Uint8Array.from(Buffer.from('A%00%2f%2F%2541')));
    expect(decode(rules, '%41%00%2f%2F%2541', { all: true })).toEqual(
      Uint8Array.from(Buffer.from('A\0//%41')),
    );
  });

  test.each([
    ['%', 0, '%'],
    ['ab%4', 2, '%4'],
    ['a%zz', 1, '%zz'],
    ['%41%4g%41', 3, '%4g'],
    ['%%41', 0, '%%4'],
  ])('%j has no escape at offset %i', (text, offset, found) => {
    const expected = { name: 'EscapeError', revision: id, offset, found, section: rules.section };
    expect(errorOf(() => decode(rules, text))).toMatchObject(expected);
    expect(errorOf(() => encode(rules, text, 'path'))).toMatchObject(expected);
    expect(encode(rules, text, 'path', { data: true })).toBe(text.replaceAll('%', '%25'));
  });

  test('a character beyond US-ASCII belongs in no URL, and half of a pair in no IRI', () => {
    const found = rules.beyondAscii ? '\ud800' : 'é';
    expect(errorOf(() => decode(rules, `a%41${found}`))).toMatchObject({
      name: 'EscapeError',
      offset: 4,
      found,
    });
    expect(errorOf(() => encode(rules, `a${found}`, 'path'))).toMatchObject({ offset: 1, found });
  });

  test('10,000 escapes and 100,000 octets', () => {
    expect(decode(rules, '%41'.repeat(10_000))).toHaveLength(10_000);
    expect(encode(rules, new Uint8Array(100_000), 'path')).toHaveLength(300_000);
  });
});

describe('roles', () => {
  const rows: readonly (readonly [RevisionId, string, string, string, EncodeOptions])[] = [
    ['url-1993', 'a b<c>', 'path', 'a%20b%3Cc%3E', {}],
    ['url-1995', 'a b<c>', 'path', 'a b%3Cc%3E', {}],
    ['url-1993', 'a+b', 'query', 'a+b', {}],
    ['url-1993', 'a+b', 'query', 'a%2Bb', { data: true }],
    ['url-1993', '~=', 'segment', '%7E%3D', {}],
    ['url-1995', 'a:b@c', 'user', 'a%3Ab%40c', { data: true }],
    ['rfc1738', '~', 'path', '%7E', {}],
    ['rfc1738', '/etc', 'segment', '%2Fetc', {}],
    ['rfc1738', 'a;b?c', 'segment', 'a%3Bb?c', {}],
    ['rfc1738', 'a;b?c', 'segment', 'a%3Bb%3Fc', { data: true }],
    ['rfc1738', 'a;b', 'query', 'a%3Bb', { data: true }],
    ['rfc1738', 'a:b@c/d', 'password', 'a%3Ab%40c%2Fd', {}],
    ['url-1997', '~', 'path', '~', {}],
    ['url-1997', 'a/b;c=d?e', 'path', 'a/b;c=d%3Fe', {}],
    ['url-1997', 'a/b;c=d?e', 'segment', 'a%2Fb;c=d%3Fe', {}],
    ['url-1997', 'a/b;c=d?e', 'segment', 'a%2Fb%3Bc%3Dd%3Fe', { data: true }],
    ['url-1997', 'a=b&c', 'query', 'a=b&c', {}],
    ['url-1997', 'a=b&c', 'query', 'a%3Db%26c', { data: true }],
    ['url-1997', '[#%25]', 'fragment', '%5B%23%25%5D', {}],
    ['url-1997', '%25', 'fragment', '%2525', { data: true }],
    ['rfc2732', 'a[/]', 'query', 'a[/]', {}],
    ['rfc2732', 'a[/]', 'query', 'a%5B%2F%5D', { data: true }],
    ['rfc2732', 'a[/]', 'fragment', 'a[/]', {}],
    ['rfc2732', 'a[/]', 'fragment', 'a%5B/%5D', { data: true }],
    ['rfc2396bis-01', 'a/b?c', 'query', 'a/b?c', {}],
    ['rfc2396bis-01', 'a/b?c', 'path', 'a/b%3Fc', {}],
    ['rfc2396bis-01', 'a$,b', 'segment', 'a$,b', {}],
    ['rfc2396bis-01', 'a:b@c', 'user', 'a:b%40c', {}],
    ['rfc2396bis-01', '[a]', 'authority', '%5Ba%5D', {}],
  ];

  test.each(rows)('%s: %j as %s is %j with %j', (id, text, role, expected, options) => {
    expect(encode(escapesOf(id), text, role, options)).toBe(expected);
  });

  test('octets are always data', () => {
    expect(encode(escapesOf('url-1997'), Buffer.from('100%25&c'), 'query')).toBe('100%2525%26c');
  });

  test('a character that needs an escape is an error if the rule derives none', () => {
    const rules = escapesOf('rfc1738');
    expect(encode(rules, 'www.w3.org', 'host')).toBe('www.w3.org');
    expect(errorOf(() => encode(rules, 'a_b', 'host'))).toMatchObject({
      name: 'EscapeError',
      offset: 1,
      found: '_',
    });
    expect(errorOf(() => encode(rules, '%41', 'host'))).toMatchObject({ offset: 0, found: '%' });
    expect(errorOf(() => encode(rules, bytes(0x61, 0x5f), 'host'))).toMatchObject({
      offset: 1,
      found: '%5F',
    });
  });

  test.each([
    ['rfc1738', 'a%20~', 'path', 4, '~'],
    ['url-1997', 'a/b', 'segment', 1, '/'],
    ['rfc1738', 'a%2Fb', 'host', 1, '%2F'],
    ['url-1993', '%20 ', 'path', 3, ' '],
  ] as const)('%s: %j is no text of the role %s, by offset %i', (id, text, role, offset, found) => {
    const rules = escapesOf(id);
    expect(errorOf(() => decode(rules, text, { role }))).toMatchObject({
      name: 'EscapeError',
      offset,
      found,
    });
    expect(decode(rules, text)).toBeInstanceOf(Uint8Array);
  });

  test('a role does not change decoding', () => {
    const escape = escapesOf('url-1997');
    expect(decode(escape, 'a%20b;c', { role: 'segment' })).toEqual(decode(escape, 'a%20b;c'));
    expect(errorOf(() => decode(escape, 'a', { role: 'segments' }))).toMatchObject({ nearest: 'segment' });
  });

  test.each([
    ['fragments', 'fragment'],
    ['constructor', undefined],
  ])('there is no role %s', (role, nearest) => {
    const error = errorOf(() => encode(escapesOf('url-1997'), 'a', role));
    expect(error).toMatchObject({ name: 'UnknownNameError', asked: role, nearest });
  });

  test('RFC 1738 has no fragment', () => {
    const error = errorOf(() => encode(escapesOf('rfc1738'), 'a', 'fragment'));
    expect(error).toMatchObject({ name: 'UnknownNameError' });
  });
});

describe('charsets', () => {
  const of1993 = escapesOf('url-1993');
  const of2003 = escapesOf('rfc2396bis-01');
  const latin1 = { charset: 'latin1' } as const;
  const utf8 = { charset: 'utf-8' } as const;

  test('1993: ISO Latin 1, all 256 characters there and back', () => {
    expect(encode(of1993, 'é', 'path', latin1)).toBe('%E9');
    expect(decode(of1993, '%E9', latin1)).toBe('é');
    const all = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('');
    expect(
      decode(of1993, encode(of1993, all, 'path', { ...latin1, data: true }), { ...latin1, all: true }),
    ).toBe(all);
    expect(errorOf(() => encode(of1993, 'a€', 'path', latin1))).toMatchObject({ offset: 1, found: '€' });
  });

  test('2003: UTF-8, any well-formed text there and back', () => {
    expect(encode(of2003, 'é😀', 'path', utf8)).toBe('%C3%A9%F0%9F%98%80');
    // The unit `binary` of fast-check takes seconds to create.
    const unit = fc
      .integer({ min: 0, max: 0x10ffff })
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point));
    const wellFormed = fc.string({ unit });
    fc.assert(
      fc.property(wellFormed, (text) => {
        const encoded = encode(of2003, text, 'segment', { ...utf8, data: true });
        expect(revision('rfc2396bis-01').accepts(encoded, { start: 'segment' })).toBe(true);
        expect(decode(of2003, encoded, { ...utf8, all: true })).toBe(text);
      }),
      { ...seed, numRuns: many(100, 500) },
    );
    expect(decode(of2003, '%EF%BB%BFa', utf8)).toBe('\uFEFFa');
  });

  test('2003: a lone surrogate has no octets', () => {
    const error = errorOf(() => encode(of2003, 'é\uD83Da', 'path', utf8));
    expect(error).toMatchObject({ name: 'EscapeError', offset: 1, found: '\uD83D' });
    expect(String(error)).not.toContain('\uD83D');
  });

  test.each([
    ['a%C3', 1],
    ['a%C3%28', 1],
    ['%C3%A9%FF', 6],
    ['ab%80', 2],
    ['%E2%82%AC%E2%82x', 9],
    ['%F0%9F%98', 0],
    ['%ED%A0%80', 0],
  ])('2003: invalid UTF-8 in %s starts at offset %i', (text, offset) => {
    expect(errorOf(() => decode(of2003, text, utf8))).toMatchObject({ name: 'EscapeError', offset });
    expect(decode(of2003, text)).toBeInstanceOf(Uint8Array);
  });

  test.each([
    ['url-1995', 'utf-8', 'UnsupportedOperationError'],
    ['rfc1738', 'latin1', 'UnsupportedOperationError'],
    ['url-1997', 'utf-8', 'UnsupportedOperationError'],
    ['url-1993', 'utf-8', 'UnknownNameError'],
    ['rfc2396bis-01', 'latin1', 'UnknownNameError'],
  ] as const)('%s does not name %s', (id, charset, name) => {
    const rules = escapesOf(id);
    const options: DecodeOptions = { charset };
    expect(errorOf(() => decode(rules, 'a', options))).toMatchObject({ name });
    expect(errorOf(() => encode(rules, 'a', 'path', options))).toMatchObject({ name });
  });
});

test.each([
  ['host', '[::1]', '[::1]'],
  ['authority', 'u@[::1]:80', 'u@[::1]:80'],
  ['host', '[', '%5B'],
])('brackets around an address are delimiters of URL text: %s %s', (role, text, encoded) => {
  expect(revision('rfc3986').encode(text, role)).toBe(encoded);
});

describe('RFC 3987: characters that stand for themselves', () => {
  const rules = escapesOf('rfc3987');
  const utf8 = { charset: 'utf-8' } as const;

  test.each([
    // §2.2: isegment has ucschar, iquery iprivate too; a scheme has neither.
    ['é😀', 'path', 'é😀'],
    ['\ue000', 'path', '%EE%80%80'],
    ['\ue000é', 'query', '\ue000é'],
    ['\ufffe', 'query', '%EF%BF%BE'],
    // §4.1: "IRIs MUST NOT contain bidirectional formatting characters".
    ['a\u202e', 'path', 'a%E2%80%AE'],
    ['é', 'host', 'é'],
  ])('%j in a %s is written %j, and means the same', (text, role, expected) => {
    expect(encode(rules, text, role, utf8)).toBe(expected);
    expect(encode(rules, expected, role)).toBe(expected);
    expect(decode(rules, expected, { ...utf8, role })).toBe(text);
    expect(decode(rules, expected)).toEqual(bytes(...Buffer.from(text)));
  });

  test.each<[string, DecodeOptions]>([
    ['é', { role: 'scheme' }],
    ['a\ue000', { role: 'path' }],
    ['\ud800', { role: 'path' }],
    ['a\udc00', {}],
  ])('%j is not decoded with %j', (text, options) => {
    expect(() => decode(rules, text, options)).toThrow(EscapeError);
  });

  test('half of a pair is not encoded', () => {
    expect(() => encode(rules, 'a\ud800', 'path', utf8)).toThrow('has no octets in utf-8');
  });

  test('the offset of octets that are no UTF-8 counts code units', () => {
    expect(() => decode(rules, 'é😀%FF', utf8)).toThrow('"%FF" at offset 3');
  });
});
