/** Normalization by level and revision: tables, what must stay as it is, and laws. */
import fc from 'fast-check';
import { revision, revisions, UriSyntaxError, type RevisionId } from '../../src/index.js';
import { levels, normalize, type Level, type Normalization } from '../../src/reference/normalize.js';
import { algorithmsOf, derivable, seed } from './algorithms-of.js';
import { errorOf } from './error-of.js';

function normalized(id: RevisionId, text: string, level?: Level): Normalization {
  return normalize(revision(id), algorithmsOf(id).normalization, text, level);
}

type Row = readonly [text: string, level: Level, expected: string];

const tables: Readonly<Record<RevisionId, readonly Row[]>> = {
  'url-1993': [
    ['http://H/%7a%41', 'string', 'http://H/%7a%41'],
    ['http://H/%7a%41', 'escape', 'http://H/%7A%41'],
  ],
  'url-1995': [['http://H:80/%7a', 'string', 'http://H:80/%7a']],
  rfc1738: [
    ['HTTP://H:80/%7a', 'case', 'http://H:80/%7a'],
    ['HTTP://H:80/%7a%2a%7e', 'escape', 'http://H:80/z%2A%7E'],
    ['http://h:80/a', 'scheme', 'http://h/a'],
    ['HTTP://h:80', 'scheme', 'http://h'],
    ['ftp://u:p@h:21/a;type=i', 'scheme', 'ftp://u:p@h/a;type=i'],
    ['gopher://h:70/1a%09b', 'scheme', 'gopher://h/1a%09b'],
    ['nntp://h:119/g/1', 'scheme', 'nntp://h/g/1'],
    ['telnet://u@h:23/', 'scheme', 'telnet://u@h/'],
    ['wais://h:210/d?q', 'scheme', 'wais://h/d?q'],
    ['prospero://h:1525//a;b=c', 'scheme', 'prospero://h//a;b=c'],
    ['http://h:8080/', 'scheme', 'http://h:8080/'],
    // The port is a number (3.1), which no section asks to be written without zeros.
    ['http://h:080/', 'scheme', 'http://h/'],
    ['http://h:08080/', 'scheme', 'http://h:08080/'],
    ['ftp://h:80/', 'scheme', 'ftp://h:80/'],
    ['HTTP://%68/', 'case', 'http://%68/'],
    // These are read as other productions once their escapes are gone.
    ['ftp://h/a;type=%69', 'scheme', 'ftp://h/a;type=%69'],
    ['http://%68/%61', 'scheme', 'http://%68/%61'],
    ['nntp://h/g/%31', 'scheme', 'nntp://h/g/%31'],
    ['ftp://h/%2fetc', 'scheme', 'ftp://h/%2Fetc'],
  ],
  'url-1997': [
    ['HTTP://WWW.Xerox.com:80/A', 'case', 'http://www.xerox.com:80/A'],
    ['HTTP://WWW.Xerox.com:80/A', 'scheme', 'http://www.xerox.com/A'],
    ['ftp://U:P@H.org:21/', 'scheme', 'ftp://U:P@h.org/'],
    ['http://h/%7e%2d%2e%41%2f', 'escape', 'http://h/~-%2EA%2F'],
    ['http://h:/', 'scheme', 'http://h:/'],
    ['http://h:080/', 'scheme', 'http://h/'],
    ['http://h:08080/', 'scheme', 'http://h:08080/'],
    ['x://h:80/', 'scheme', 'x://h:80/'],
    ['//H:80/a', 'scheme', '//h:80/a'],
    ['http://h/a/../b', 'scheme', 'http://h/a/../b'],
    // Read as paths.
    ['http://A_B:80/', 'scheme', 'http://A_B:80/'],
    ['http://%61b/', 'scheme', 'http://%61b/'],
    // The text before the colon would become a scheme.
    ['a%2Db:c', 'escape', 'a%2Db:c'],
    ['./%41:c', 'escape', './A:c'],
  ],
  'rfc2396bis-01': [
    ['HTTP://www.EXAMPLE.com/', 'case', 'http://www.example.com/'],
    ['eXAMPLE://a/./b/../b/c/%7a', 'case', 'example://a/./b/../b/c/%7a'],
    ['eXAMPLE://a/./b/../b/c/%7a', 'escape', 'example://a/./b/../b/c/z'],
    ['eXAMPLE://a/./b/../b/c/%7a', 'path-segments', 'example://a/b/c/z'],
    ['http://h/%7e%5f%2d%2e%2a%3a%2f', 'escape', 'http://h/~_%2D%2E%2A%3A%2F'],
    ['http://example.com:80/', 'scheme', 'http://example.com/'],
    ['http://example.com:/', 'scheme', 'http://example.com/'],
    ['http://example.com:080/', 'scheme', 'http://example.com/'],
    ['http://example.com:08080/', 'scheme', 'http://example.com:08080/'],
    ['ftp://example.com:/', 'scheme', 'ftp://example.com:/'],
    ['ftp://Example.com:21/', 'scheme', 'ftp://example.com/'],
    ['http://U@H:80?Q#F', 'scheme', 'http://U@h?Q#F'],
    ['http://[::A]:80/', 'scheme', 'http://[::A]/'],
    ['http://1.2.3.4:80/', 'scheme', 'http://1.2.3.4/'],
    ['http://h/../../a', 'path-segments', 'http://h/../../a'],
    ['http://h/..', 'path-segments', 'http://h/..'],
    ['http://h/a/..?./../b#./../c', 'path-segments', 'http://h/?./../b#./../c'],
    ['x:/a/../b', 'path-segments', 'x:/b'],
    // Removal would turn the path into an authority.
    ['x:/a/..//b', 'path-segments', 'x:/a/..//b'],
    ['x:/.//b', 'path-segments', 'x:/.//b'],
    ['x://h/.//b', 'path-segments', 'x://h//b'],
    // No absolute path, or no absolute URI.
    ['x:a/../b', 'scheme', 'x:a/../b'],
    ['/a/../b', 'scheme', '/a/../b'],
    ['a/./b:c', 'scheme', 'a/./b:c'],
    ['./a:b', 'scheme', './a:b'],
    // A registered name: case and port are the registry's, its digits make no address.
    ['http://A_B:80/', 'scheme', 'http://A_B:80/'],
    ['http://%31.2.3.4/%31', 'scheme', 'http://%31.2.3.4/1'],
    ['http://%41_%7e%3a/', 'scheme', 'http://A_~%3A/'],
    ['http://u%41@h/', 'escape', 'http://uA@h/'],
  ],
};

describe.each(revisions)('%s', (id) => {
  const known = algorithmsOf(id).normalization.levels;

  test.each(tables[id])('%s at the level %s', (text, level, expected) => {
    expect(normalized(id, text, level)).toMatchObject({ text: expected, level });
  });

  test('a kind of host whose case is folded is one that its grammar has', () => {
    const kinds = algorithmsOf(id).normalization.steps.flatMap(({ hostKinds = [] }) => hostKinds);
    for (const kind of kinds) expect(revision(id).rule('host').uses).toContain(kind);
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

  test.each(known)('laws at the level %s', (level) => {
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
      seed,
    );
  });

  test('a lower level first changes nothing of a higher one', () => {
    fc.assert(
      fc.property(derivable(id), fc.constantFrom(...known), (text, lower) => {
        expect(normalized(id, normalized(id, text, lower).text).text).toBe(normalized(id, text).text);
      }),
      seed,
    );
  });
});

test('RFC 1738: upper-case schemes, which its grammar does not derive, are tolerated from the level case on', () => {
  expect(() => normalized('rfc1738', 'HTTP://h/', 'string')).toThrow(UriSyntaxError);
  expect(() => normalized('rfc1738', 'HTTP://h/[', 'case')).toThrow(UriSyntaxError);
  expect(normalized('rfc1738', 'HTTP://h/', 'case').changes).toMatchObject([
    { subject: 'scheme', section: '2.1' },
  ]);
});

test('RFC 1738, 3.1: a user may hold a question mark, and does not hide the port behind it', () => {
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

/** What every escape of a character of ours stands for; the others with upper-case digits. */
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
    seed,
  );
});

test('2003: a base and its normal form resolve references to the same', () => {
  const id = 'rfc2396bis-01';
  fc.assert(
    fc.property(derivable(id), derivable(id), (text, base) => {
      const { scheme, path = '' } = revision(id).components(base);
      fc.pre(scheme !== undefined && /^$|^\//.test(path));
      // A last segment of dots is dropped by resolving like any other, and stands for a step up in normalizing.
      fc.pre(!/\/\.\.?$/.test(path));
      const against = (context: string): unknown => {
        const resolution = algorithmsOf(id).resolver.resolve(revision(id), text, context);
        return resolution.kind === 'absolute' ? normalized(id, resolution.text).text : resolution;
      };
      expect(against(normalized(id, base).text)).toEqual(against(base));
    }),
    { ...seed, numRuns: 2000 },
  );
});
