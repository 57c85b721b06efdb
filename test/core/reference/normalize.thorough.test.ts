/** Normalization by level and revision: tables, invariants, and laws. */
import fc from 'fast-check';
import { revision, revisions, UriSyntaxError, type RevisionId } from '../../../src/api/index.js';
import { levels, normalize, type Level, type Normalization } from '../../../src/core/reference/normalize.js';
import { expected } from '../../documents/expected.js';
import { algorithmsOf, derivable, seed } from './algorithms-of.js';
import { errorOf } from './error-of.js';
import { many } from '../../depth.js';

function normalized(id: RevisionId, text: string, level?: Level): Normalization {
  return normalize(revision(id), algorithmsOf(id).normalization, text, level);
}

describe.each(revisions)('%s', (id) => {
  const known = algorithmsOf(id).normalization.levels;

  for (const [text, level, normal] of expected(id, 'normalizations')) {
    test(`${text} at the level ${level}`, () => {
      expect(normalized(id, text, level)).toMatchObject({ text: normal, level });
    });
  }

  test('a kind of host whose case is folded is one that its grammar has', () => {
    const kinds = algorithmsOf(id).normalization.steps.flatMap(({ hostKinds = [] }) => hostKinds);
    const uses = revision(id).rules.flatMap(({ role, uses }) => (role === 'host' ? uses : []));
    for (const kind of kinds) expect(uses).toContain(kind);
  });

  test('the highest level is the default', () => {
    expect(normalized(id, 'http://h/').level).toBe(known.at(-1));
  });

  test('levels without rules are refused, others unknown', () => {
    for (const level of levels.filter((one) => !known.includes(one))) {
      const error = errorOf(() => normalized(id, 'http://h/', level));
      expect(error).toMatchObject({
        name: 'UnsupportedOperationError',
        revision: id,
        operation: `level ${level}`,
      });
      expect(String(error)).toContain(known.join(', '));
    }
    const error = errorOf(() => normalized(id, 'http://h/', 'path' as Level));
    expect(error).toMatchObject({ name: 'UnknownNameError', kind: 'level', known: levels });
  });

  test('what is not derivable has no normal form', () => {
    expect(() => normalized(id, 'http://h/[')).toThrow(UriSyntaxError);
    expect(() => normalized(id, 'http://h/[', 'string')).toThrow(UriSyntaxError);
  });

  test.each(known)('properties of the level %s', (level) => {
    fc.assert(
      fc.property(derivable(id), (text) => {
        const { text: normal, changes } = normalized(id, text, level);
        expect(revision(id).accepts(normal)).toBe(true);
        expect(normalized(id, normal, level)).toEqual({ text: normal, level, changes: [] });
        expect(changes[0]?.before ?? normal).toBe(text);
        expect(changes.at(-1)?.after ?? text).toBe(normal);
        for (const [i, change] of changes.entries()) {
          expect(known).toContain(change.level);
          expect(changes[i + 1]?.before ?? normal).toBe(change.after);
        }
      }),
      { ...seed, numRuns: many(60, 500) },
    );
  });

  test('normalizing at a lower level first does not change the result of a higher one', () => {
    fc.assert(
      fc.property(derivable(id), fc.constantFrom(...known), (text, lower) => {
        expect(normalized(id, normalized(id, text, lower).text).text).toBe(normalized(id, text).text);
      }),
      { ...seed, numRuns: many(60, 500) },
    );
  });
});

test('RFC 1738: upper-case schemes, which its grammar does not derive, are tolerated from the level of case on', () => {
  expect(normalized('rfc1738', 'HTTP://h/', 'string').text).toBe('HTTP://h/');
  const texts = ['HTTP://h/', 'http://h/'] as const;
  expect(revision('rfc1738').equivalent(...texts, { level: 'string' }).equal).toBe(false);
  expect(revision('rfc1738').equivalent(...texts)).toMatchObject({ equal: true, level: 'case' });
  expect(() => normalized('rfc1738', 'HTTP://h/[', 'case')).toThrow(UriSyntaxError);
  expect(normalized('rfc1738', 'HTTP://h/', 'case').changes).toMatchObject([
    { subject: 'scheme', section: '2.1' },
  ]);
});

test('RFC 1738, 3.1: a user may contain a question mark, which does not hide the port after it', () => {
  expect(revision('rfc1738').normalize('ftp://u?@h:21/').text).toBe('ftp://u?@h/');
});

test('every change names its section', () => {
  const { changes } = normalized('rfc2396bis-01', 'eXAMPLE://A/./b%7a');
  expect(changes.map(({ level, subject, section }) => [level, subject, section])).toEqual([
    ['escape', 'hexadecimal digits', '6.2.2.2'],
    ['escape', 'escapes after the authority', '6.2.2.2, 2.3'],
    ['case', 'scheme', '6.2.2.1'],
    ['case', 'host', '6.2.2.1'],
    ['path-segments', 'path', '6.2.2.3'],
  ]);
  const port = normalized('rfc1738', 'http://h:80/').changes;
  expect(port).toEqual([
    { level: 'scheme', subject: 'port', section: '3', before: 'http://h:80/', after: 'http://h/' },
  ]);
});

/** Decodes every escape of an unreserved character; the others get upper-case digits. */
function unescaped(text: string | undefined): string | undefined {
  return text?.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[A-Za-z0-9_~]/.test(character) ? character : escape.toUpperCase();
  });
}

test('2003: the components of a normal form are those of the text, each as its section says', () => {
  fc.assert(
    fc.property(derivable('rfc2396bis-01'), (text) => {
      const before = revision('rfc2396bis-01').components(text);
      const after = revision('rfc2396bis-01').components(normalized('rfc2396bis-01', text).text);
      expect(after.scheme).toBe(before.scheme?.toLowerCase());
      expect(after.hostKind).toBe(before.hostKind);
      expect(after.user).toBe(unescaped(before.user));
      expect(after.host).toBe(before.hostKind === 'hostname' ? before.host?.toLowerCase() : before.host);
      expect(after.query).toBe(unescaped(before.query));
      expect(after.fragment).toBe(unescaped(before.fragment));
      expect(after.authority === undefined).toBe(before.authority === undefined);
      if (after.port !== before.port) {
        expect(after.port).toBeUndefined();
        expect(['http:80', 'http:', 'ftp:21', 'telnet:23']).toContain(
          `${String(after.scheme)}:${String(before.port)}`,
        );
      }
      if (before.scheme === undefined) expect(after.path).toBe(unescaped(before.path));
    }),
    { ...seed, numRuns: many(60, 500) },
  );
});

test('2003: a base and its normal form resolve references to the same', () => {
  const id = 'rfc2396bis-01';
  fc.assert(
    fc.property(derivable(id), derivable(id), (text, base) => {
      const { scheme, path = '' } = revision(id).components(base);
      fc.pre(scheme !== undefined && /^$|^\//.test(path));
      // Resolving drops a last segment of dots like any other, but normalizing reads it as a step up.
      fc.pre(!/\/\.\.?$/.test(path));
      const against = (context: string): unknown => {
        const resolution = algorithmsOf(id).resolver.resolve(revision(id), text, context);
        return resolution.kind === 'absolute' ? normalized(id, resolution.text).text : resolution;
      };
      expect(against(normalized(id, base).text)).toEqual(against(base));
    }),
    { ...seed, numRuns: many(500, 2000) },
  );
});
