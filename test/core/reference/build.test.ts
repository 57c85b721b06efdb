/** Building references: what comes out reads back as what went in, or is refused. */
import fc from 'fast-check';
import {
  BuildError,
  EscapeError,
  type ReferenceParts,
  revision,
  revisions,
  type RevisionId,
} from '../../../src/api/index.js';
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
  // The slash behind a host is no part of the path.
  ['rfc1738', { scheme: 'ftp', user: 'u@x', password: 'p', host: 'h.d', path: 'a' }, 'ftp://u%40x:p@h.d/a'],
  ['url-1993', { scheme: 'http', host: 'h.d', path: 'a/b', query: 'c' }, 'http://h.d/a/b?c'],
  ['rfc3986', { path: '' }, ''],
])('%s: %j', (id, parts, text) => {
  expect(revision(id).build(parts)).toBe(text);
});

test('plain data is escaped where URL text stays', () => {
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

  test('what is built reads back as it was given', () => {
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
