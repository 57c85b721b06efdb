/** Building references: the result is read back as its input, or the input is refused. */
import fc from 'fast-check';
import {
  BuildError,
  EscapeError,
  type ReferenceParts,
  revision,
  revisions,
  type RevisionId,
  type SchemeFields,
  UnknownNameError,
} from '../../../src/api/index.js';
import { sampleStrings } from '../../../src/study/index.js';
import { expected } from '../../documents/expected.js';
import { loadExamples } from '../../load-examples.js';
import { many } from '../../depth.js';
import { errorOf } from './error-of.js';

test.each<readonly [RevisionId, ReferenceParts, string]>([
  // RFC 3986 §1.1.2.
  [
    'rfc3986',
    { scheme: 'ftp', host: 'ftp.is.co.za', path: '/rfc/rfc1808.txt' },
    'ftp://ftp.is.co.za/rfc/rfc1808.txt',
  ],
  [
    'rfc3986',
    { scheme: 'ldap', host: '[2001:db8::7]', path: '/c=GB', query: 'objectClass?one' },
    'ldap://[2001:db8::7]/c=GB?objectClass?one',
  ],
  ['rfc3986', { scheme: 'mailto', path: 'John.Doe@example.com' }, 'mailto:John.Doe@example.com'],
  ['rfc3986', { scheme: 'telnet', host: '192.0.2.16', port: '80', path: '/' }, 'telnet://192.0.2.16:80/'],
  // Segments are data.
  ['rfc3986', { path: ['', 'a/b', 'c d', '100%'] }, '/a%2Fb/c%20d/100%25'],
  ['rfc2396', { scheme: 'http', host: 'h', path: ['', 'a/b'] }, 'http://h/a%2Fb'],
  // The slash after a host is no part of the path.
  ['rfc1738', { scheme: 'ftp', user: 'u@x', password: 'p', host: 'h.d', path: 'a' }, 'ftp://u%40x:p@h.d/a'],
  ['url-1993', { scheme: 'http', host: 'h.d', path: 'a/b', query: 'c' }, 'http://h.d/a/b?c'],
  ['rfc3986', { path: '' }, ''],
])('%s: %j', (id, parts, text) => {
  expect(revision(id).build(parts)).toBe(text);
});

test.each<readonly [RevisionId, ReferenceParts, string]>([
  ['rfc3986', { scheme: 'http', authority: 'u@[::1]:80', path: '/' }, 'http://u@[::1]:80/'],
  ['rfc2732', { scheme: 'http', authority: '[::1]:80', path: '' }, 'http://[::1]:80'],
  ['rfc2396', { scheme: 'news', path: '?x' }, 'news:?x'],
  ['rfc1808', { path: ';type=a' }, ';type=a'],
  // Not derivable as given.
  ['rfc3986', { scheme: 'http', authority: 'a b', path: '/|' }, 'http://a%20b/%7C'],
])('%s: delimiters that the document reads as given stay: %j', (id, parts, text) => {
  expect(revision(id).build(parts)).toBe(text);
});

test('escapes plain data, and preserves URL text', () => {
  const { build } = revision('rfc3986');
  expect(build({ path: '/a', query: 'x=1&y=%20' })).toBe('/a?x=1&y=%20');
  expect(build({ path: ['', 'a'], query: 'x=1&y=%' }, { data: true })).toBe('/a?x%3D1%26y%3D%25');
  expect(build({ scheme: 'http', host: 'h', path: '/ü' })).toBe('http://h/%C3%BC');
  expect(() => revision('rfc2396').build({ path: '/ü' })).toThrow(EscapeError);
});

test.each<readonly [RevisionId, ReferenceParts, string | undefined]>([
  // RFC 3986 §3.3: such paths would be read as an authority, or as a scheme.
  ['rfc3986', { path: '//h/a' }, 'authority'],
  ['rfc3986', { path: 'a:b' }, 'scheme'],
  // §3.3: with an authority, a path is empty or begins with "/"; RFC 3986 has no other.
  ['rfc3986', { scheme: 'http', host: 'h', path: 'a' }, 'host'],
  ['rfc3986', { scheme: 'http', user: 'u' }, 'user'],
  ['rfc3986', { scheme: '1', path: 'a' }, undefined],
  // RFC 2396 has no empty path before a query.
  ['rfc2396', { query: 'y' }, undefined],
])('%s refuses %j', (id, parts, part) => {
  const error = errorOf(() => revision(id).build(parts));
  expect(error).toBeInstanceOf(BuildError);
  expect(error).toMatchObject({ revision: id, part });
});

test('wrong parts are named', () => {
  const { build } = revision('rfc3986');
  expect(() => build({ scheme: 'http', host: 'h', port: 'x' })).toThrow(
    /"x" at offset 0 must be escaped, but port derives no escapes/,
  );
  expect(() => build({ pathh: 'a' } as never)).toThrow(/path/);
  expect(() => build({ path: [1] } as never)).toThrow(TypeError);
  expect(() => build({ path: 1 } as never)).toThrow(TypeError);
});

const data = fc.string({ unit: fc.constantFrom(...Array.from('aB1-._~:/?#[]@!$&+,;=% |')), maxLength: 6 });
const maybe = fc.option(data, { nil: undefined });

describe.each([...revisions])('%s', (id) => {
  const document = revision(id);

  test('the components of a derivable string build it again', () => {
    for (const length of [7, 12, 20]) {
      for (const text of sampleStrings({ revision: id }, { length, count: many(20, 200), seed: 1 })) {
        const { scheme, authority, path = '', query, fragment } = document.components(text);
        expect(document.build({ scheme, authority, path, query, fragment })).toBe(text);
      }
    }
  });

  test('built references parse back to their parts', () => {
    const decoded = (text: string | undefined): string | undefined =>
      text === undefined ? undefined : Buffer.from(document.decode(text, { all: true })).toString('latin1');
    fc.assert(
      fc.property(
        fc.record({ host: maybe, path: fc.array(data, { minLength: 1, maxLength: 4 }), query: maybe }),
        (parts) => {
          let text: string;
          try {
            text = document.build({ scheme: 'http', ...parts }, { data: true });
          } catch (error) {
            expect((error as Error).name).toMatch(/^(?:BuildError|EscapeError|UnknownNameError)$/);
            return;
          }
          const components = document.components(text);
          expect(components.scheme).toBe('http');
          if (!parts.host?.startsWith('[')) expect(decoded(components.host)).toBe(parts.host);
          expect(decoded(components.query)).toBe(parts.query);
          const segments = (components.path ?? '').split('/').map(decoded);
          expect(segments.join('\0')).toBe(parts.path.join('\0'));
        },
      ),
      { numRuns: many(300, 3000), seed: 1 },
    );
  });
});

describe('the fields of the schemes of RFC 1738', () => {
  const document = revision('rfc1738');
  const texts = [
    ...expected('rfc1738', 'parts').map(({ text }) => text),
    ...loadExamples('rfc1738').flatMap((example) => ('text' in example ? [example.text] : [])),
  ].filter((text) => document.accepts(text) && document.explain(text).parts !== undefined);

  test.each([...new Set(texts)])('the parts of explain for %s build an equivalent URL', (text) => {
    const { parts } = document.explain(text);
    if (parts === undefined) throw new Error('no parts');
    expect(document.explain(document.build(parts)).parts).toEqual(parts);
  });

  const octets = fc.string({
    unit: fc.constantFrom(...Array.from('aZ09/;?:@&=%~ #<"\t\r\n\0\u007f\u00ff')),
    maxLength: 6,
  });
  const server = fc.record({
    host: fc.constantFrom('h.d', 'h', '1.2.3.4'),
    port: fc.option(fc.nat(9999), { nil: undefined }),
  });
  const login = fc.record({ user: fc.option(octets, { nil: undefined }), password: fc.constant(undefined) });
  const fields: Readonly<Record<string, fc.Arbitrary<SchemeFields>>> = {
    ftp: fc.record({
      scheme: fc.constant('ftp' as const),
      server,
      login,
      directories: fc.array(octets, { maxLength: 2 }),
      name: octets,
      type: fc.constantFrom('a', 'i', 'd', undefined),
    }),
    gopher: fc.record({
      scheme: fc.constant('gopher' as const),
      server,
      type: fc.constantFrom('0', '7', '+'),
      selector: octets,
      search: octets,
    }),
    mailto: fc.record({ scheme: fc.constant('mailto' as const), address: octets }),
    wais: fc.record({
      scheme: fc.constant('wais' as const),
      server,
      form: fc.constantFrom('database', 'document'),
      database: octets,
      type: octets,
      path: octets,
    }),
    file: fc.record({
      scheme: fc.constant('file' as const),
      host: fc.constantFrom('', 'h.d'),
      directories: fc.array(octets),
      name: octets,
    }),
    prospero: fc.record({
      scheme: fc.constant('prospero' as const),
      server,
      name: octets,
      fields: fc.array(fc.record({ name: octets, value: octets }), { maxLength: 2 }),
    }),
  };

  test.each(Object.entries(fields))('random fields of %s are read back, or refused', (_, arbitrary) => {
    let built = 0;
    fc.assert(
      fc.property(arbitrary, (given) => {
        let text;
        try {
          text = document.build(given);
        } catch (error) {
          expect(error).toBeInstanceOf(BuildError);
          return;
        }
        built++;
        expect(document.explain(text).parts).toMatchObject(JSON.parse(JSON.stringify(given)) as object);
      }),
      { numRuns: 500, seed: 1738 },
    );
    expect(built).toBeGreaterThan(50);
  });

  test.each<[object, string | undefined, string]>([
    [{ scheme: 'gopher', server: { host: 'h' }, selector: 'a\tb' }, 'selector', 'a TAB ends the selector'],
    [{ scheme: 'http', server: { host: 'h' }, path: 'a?b' }, 'path', 'a search begins'],
    [{ scheme: 'ftp', server: { host: 'h d' }, name: 'x' }, undefined, 'no host'],
    [{ scheme: 'mailto', addres: 'a@b' }, undefined, 'no such field'],
  ])('%j is refused for %s: %s', (given, part) => {
    const error = errorOf(() => document.build(given));
    expect(error).toBeInstanceOf(BuildError);
    expect((error as BuildError).part).toBe(part);
  });

  test.each([{ server: null }, { server: { host: 1 } }, { directories: 'a' }, { fields: [{ name: 'a' }] }])(
    'a field of another type is reported: %j',
    (given) => {
      expect(() => document.build({ scheme: 'ftp', name: '', ...given } as unknown as SchemeFields)).toThrow(
        TypeError,
      );
    },
  );

  test.each<[object, string]>([
    [{ scheme: 'gopher', server: { host: 'h.d' }, type: '0' }, 'gopher://h.d/0'],
    [{ scheme: 'news', group: 'comp.x' }, 'news:comp.x'],
    [{ scheme: 'news', unique: 'a b', domain: 'b.c' }, 'news:a%20b@b.c'],
    [{ scheme: 'wais', server: { host: 'h.d' }, database: 'd', type: 't', path: 'p' }, 'wais://h.d/d/t/p'],
    [{ scheme: 'wais', server: { host: 'h.d' }, database: 'd', search: 's' }, 'wais://h.d/d?s'],
  ])('%j omits the following parts: %s', (given, text) => {
    expect(document.build(given as SchemeFields)).toBe(text);
  });

  test('a field that the scheme has not is named with the nearest', () => {
    const given = { scheme: 'mailto', address: 'a@b', addres: '' } as unknown as SchemeFields;
    expect(() => document.build(given)).toThrow('did you mean "address"');
  });

  test('a scheme without a form, and a document without forms, say so', () => {
    expect(() => document.build({ scheme: 'htp', search: '' } as unknown as SchemeFields)).toThrow(
      'did you mean "http"',
    );
    expect(() => revision('rfc3986').build({ scheme: 'ftp', server: {} })).toThrow(UnknownNameError);
  });
});

test('a port that no JavaScript number is exact for keeps its digits', () => {
  const url = 'http://h:12345678901234567890123/';
  const { parts, sentences } = revision('rfc1738').explain(url);
  expect(sentences.map(({ text }) => text)).toContain(
    'Connect to the host "h" at port 12345678901234567890123.',
  );
  expect(revision('rfc1738').build(parts as never)).toBe(url);
});
