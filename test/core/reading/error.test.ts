import * as fc from 'fast-check';
import { generatedGrammars } from '../../../generated/registry/grammars.js';
import { pieces } from '../../../scripts/soak/fuzz/properties.js';
import { attempt } from '../../../src/cli/output/failure.js';
import {
  revision,
  type Revision,
  type RevisionId,
  revisions,
  type SyntaxErrorDetails,
  UriSyntaxError,
} from '../../../src/api/index.js';

function errorOf(id: (typeof revisions)[number], text: string, start?: string): UriSyntaxError {
  const result = revision(id).safeParse(text, { start });
  if (result.ok) throw new Error(`${id} derives ${JSON.stringify(text)}`);
  return result.error;
}

test('computes each member only on access', () => {
  const read: string[] = [];
  const details = new Proxy({} as SyntaxErrorDetails, {
    get: (_, field) => {
      read.push(String(field));
      return field === 'offset' ? 3 : undefined;
    },
  });
  const error = new UriSyntaxError(details);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('UriSyntaxError');
  expect(read).toEqual([]);
  expect(error.offset).toBe(3);
  expect(read).toEqual(['offset']);
});

test('it is thrown by every call that needs a derivable text', () => {
  const r = revision('url-1997');
  for (const call of [r.parse, r.components, r.production]) {
    expect(() => call('a b')).toThrow(UriSyntaxError);
    expect(() => call('a b')).toThrow(errorOf('url-1997', 'a b').message);
  }
});

describe('the message', () => {
  test.each<[string, UriSyntaxError, readonly string[]]>([
    [
      'a character that cannot come',
      errorOf('rfc2396bis-01', 'http://[::1/'),
      [
        'not derivable from URI-reference of rfc2396bis-01: in the host, "/" is not allowed at offset 11, inside IPv6address (section 3.2.2)',
        'http://[::1/',
        '           ^',
        'Allowed here: HEXDIG, ".", ":" or "]".',
        'Did you mean "http://[::1]/"?',
      ],
    ],
    [
      'a character that could come escaped',
      errorOf('url-1997', 'a b'),
      [
        'not derivable from URL-reference of url-1997: in the path, " " is not allowed at offset 1, inside segment (section A, 4.3.2)',
        'a b',
        ' ^',
        'Allowed here: pchar, "#", "/", ";", "?" or the end.',
        'As data, write %20.',
      ],
    ],
    [
      'a text that ends too early',
      errorOf('rfc1738', 'http:/', 'httpurl'),
      [
        'not derivable from httpurl of rfc1738: incomplete at offset 6, inside httpurl (section 5)',
        'http:/',
        '      ^',
        'Allowed here: "/".',
        'Shortest completion: "/a".',
      ],
    ],
    [
      'a rule that is complete already',
      errorOf('url-1995', 'fff', 'hex'),
      [
        'not derivable from hex of url-1995: "f" is not allowed at offset 1, inside hex (section BNF syntax)',
        'fff',
        ' ^',
        'Allowed here: the end.',
        'Did you mean "f"?',
      ],
    ],
  ])('reports %s', (_, error, lines) => {
    expect(error.message.split('\n')).toEqual(lines);
  });

  test('begins the stack', () => {
    const error = errorOf('rfc1738', 'a');
    expect(error.stack).toContain(`UriSyntaxError: ${error.message}`);
  });

  test.each(revisions)('%s: nothing in it controls, hides or reorders', (id) => {
    const texts = ['a\0\x1b[2J', 'a\u202eb', '%\u202eb', '\ud800', 'a\r\nb', 'a\x7f', 'a\u{e0041}'];
    for (const text of texts.filter((one) => !revision(id).accepts(one))) {
      const { message } = errorOf(id, text);
      expect(message.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }
  });

  test('escapes control characters among the expected ones', () => {
    expect(errorOf('url-1997', 'a', 'control').message.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  });

  test('omits an overlong suggestion', () => {
    const text = `/${'a'.repeat(200)}<`;
    expect(errorOf('url-1997', text).nearest).toContain(text.slice(0, -1));
    expect(errorOf('url-1997', text).message).not.toContain('Did you mean');
  });
});

test('the JSON form has all fields but the text', () => {
  const error = errorOf('url-1993', 'http://h/%4g');
  expect(JSON.parse(JSON.stringify({ error }))).toEqual({
    error: {
      name: 'UriSyntaxError',
      message: error.message,
      revision: 'url-1993',
      start: 'fragmentaddress',
      offset: 11,
      strayPercent: 9,
      dotSegment: false,
      advice: ['As data, write %25 for the "%".'],
      found: 'g',
      expected: ['hex'],
      characters: '0123456789ABCDEFabcdef',
      open: ['escape', 'xalpha', 'xpalpha', 'xpalphas', 'path', 'httpaddress', 'url', 'fragmentaddress'].map(
        (rule) => ({ rule, section: 'BNF syntax' }),
      ),
      component: 'path',
      section: 'BNF syntax',
      completion: 'a',
      nearest: ['http://h/%4ag', 'http://h/%4a', 'http://h/4g'],
    },
  });
  expect(Object.keys(error)).toEqual([]);
});

/** RFC 3986 §3.2.2, RFC 2373 §2.2: another digit or colon makes another address. */
test.each<[(typeof revisions)[number], string, readonly string[]]>([
  ['rfc3986', 'http://[::12345]/', []],
  ['rfc3986', 'http://[::1.2.3]/', []],
  ['rfc3986', 'http://u@[1:2:3]:80/', []],
  ['rfc3986', 'http://[fe80::1%25en0]/', []],
  ['rfc2396', 'http://[::1]/', []],
  ['rfc6874', 'http://[fe80::1%en0]/', ['http://[fe80::1%25en0]/', 'http://[fe80::1%25n0]/']],
  ['rfc3986', 'http://[::1/', ['http://[::1]/', 'http://[::1]']],
  ['rfc3986', 'http://[::1 ]/', ['http://[::1]/']],
])('%s: no other address is suggested for that of %s', (id, text, nearest) => {
  expect(errorOf(id, text).nearest).toEqual(nearest);
});

/** RFC 3986 Appendix C: `clean` removes the prefix with its wrapper. */
test.each(['<URL:http://h.d/a>', '"url:http://h.d/a"', '<URL:a'])(
  'no text is suggested that makes a scheme of the prefix in %s',
  (text) => {
    for (const id of ['url-1997', 'rfc2396', 'rfc3986'] as const)
      expect(errorOf(id, text).nearest.filter((near) => /^url:/i.test(near))).toEqual([]);
  },
);

/** RFC 3986 §3.2: the text before "@" is no host, nor is the text after "/". */
test.each<[RevisionId, string]>([
  ['rfc3986', 'http://h ost/'],
  ['rfc3986', 'http://h:8o80/'],
  ['rfc3986', 'http://a@b@c/'],
  ['rfc2396', 'http://h|h@x/'],
])('%s: suggests no text that replaces the host of %s', (id, text) => {
  const authorityOf = (whole: string): string => whole.replace(/^http:\/\/([^/]*).*/, '$1');
  for (const near of errorOf(id, text).nearest) {
    expect(near.replace(authorityOf(near), '')).toBe(text.replace(authorityOf(text), ''));
    expect(near.split('@')).toHaveLength(text.split('@').length);
  }
});

/** RFC 3986 §2.4: a "%" that is data is "%25". */
test.each<[RevisionId, string, number | undefined]>([
  ['rfc3986', 'http://h/%zz', 9],
  ['rfc3986', 'http://h/%4', 9],
  ['rfc3986', 'http://h/%4|', 9],
  ['rfc3986', '%', 0],
  ['rfc6874', 'http://[fe80::1%e]/', 15],
  ['rfc3986', 'http://[fe80::1%e]/', undefined],
  ['rfc3986', 'http://h/%41|', undefined],
  ['rfc3986', 'http://h/|%zz', undefined],
])('%s reports for %s the position of a stray "%"', (id, text, place) => {
  const error = errorOf(id, text);
  expect(error.strayPercent).toBe(place);
  expect(error.message.includes('\nAs data, write %25 for the "%".')).toBe(place !== undefined);
});

test('RFC 1738 §5: suggests no other host for one of digits and dots', () => {
  const nearest = (text: string): readonly string[] => {
    const result = revision('rfc1738').safeParse(text, { start: 'httpurl' });
    return result.ok ? [] : result.error.nearest;
  };
  expect(nearest('http://1.2.3/')).toEqual([]);
  expect(nearest('http://1.2.3.4.5/')).toEqual([]);
  expect(nearest('http://1.2.3.4/<')).toContain('http://1.2.3.4/');
});

const units = ['://', '%20', '%zz', 'http://h/', ...Array.from('ahtp:/?#[]@%4 |<.1')];

describe.each(revisions)('%s', (id) => {
  test('following the advice or the completion gives a derivable text', () => {
    const written = (error: UriSyntaxError): string => {
      const { text, offset, found, escaped, strayPercent, dotSegment, completion } = error;
      const at = strayPercent ?? offset;
      const escape = strayPercent === undefined ? escaped : '%25';
      const before = dotSegment ? './' : '';
      if (escape !== undefined) return before + text.slice(0, at) + escape + text.slice(at + 1);
      return found === undefined ? text + completion : before + text;
    };
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 12 }), (given) => {
        let text = given;
        for (let steps = 0; !revision(id).accepts(text); steps++) {
          const next = written(errorOf(id, text));
          // Without advice, there were no steps.
          if (next === text) expect(steps).toBe(0);
          if (next === text) return;
          text = next;
        }
      }),
      { numRuns: 150, seed: 16 },
    );
  });

  // Before the colon, advice never contradicts fix.
  test('advises a dot segment where fix inserts one, and no escape before a colon that fix refuses', () => {
    const start = fc.constantFrom('', ' ', '1', 'a', '%', '|', 'http', ':');
    const text = fc.tuple(
      start,
      start,
      fc.constantFrom(':', '://', ':|', ''),
      fc.constantFrom('a', '/b', ''),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const given = parts.join('');
        if (revision(id).accepts(given)) return;
        const { dotSegment, escaped, strayPercent, offset } = errorOf(id, given);
        const fixed = attempt(() => revision(id).fix(given));
        const isDotted = fixed.ok && fixed.value.changes[0]?.found === '';
        expect({ given, dotSegment }).toEqual({ given, dotSegment: isDotted });
        if (fixed.ok || offset > given.indexOf(':')) return;
        expect([given, escaped, strayPercent]).toEqual([given, undefined, undefined]);
      }),
      { numRuns: 100, seed: 16 },
    );
  });
});

/** RFC 3986 §4.2: "Such a segment must be preceded by a dot-segment"; RFC 2396 §5, RFC 1808 §5.3. */
const dotted = 'To write a relative reference, put ./ before it.';

test('a dot segment and what is to be escaped behind it are advised together; a part that can hold none has its colon escaped', () => {
  const advice = (text: string): readonly string[] => errorOf('rfc1808', text).advice;
  expect(advice('1 x:2')).toEqual([dotted, 'As data, write %20.']);
  expect(advice('./1 x:2')).toEqual(['As data, write %20.']);
  expect(errorOf('rfc3986', '1:2', 'segment-nz-nc').advice).toContain('As data, write %3A.');
});

test.each<[RevisionId, string, readonly string[]]>([
  // No escape of a delimiter makes it one.
  ['rfc3986', 'http://h:80a/', []],
  ['rfc3986', 'http://h:80 a/', []],
  ['rfc3986', 'http://h:80 a@h/', ['As data, write %20.']],
  // The colon may still be a delimiter.
  ['rfc3986', ' http://h/', ['Did you mean "http://h/"?']],
  ['rfc3986', 'http://a@b@c/', []],
  ['rfc3986', 'http://a@b@c@d/', []],
  ['rfc3986', '?a b[]', ['As data, write %20.']],
  // RFC 1808 §5.3, 1997 §5: as the first segment, "%20http:" would have a colon; Appendix E has white space stripped.
  ['rfc1808', ' http://h/', ['Did you mean "http://h/"?']],
  ['url-1997', ' http://h/', ['Did you mean "http://h/"?']],
  ['rfc3986', '1:2', [dotted]],
  ['rfc2396', ':a', [dotted]],
  ['rfc1808', '1 x:2', [dotted]],
  ['rfc3986', '%zz:a', [dotted]],
])('%s advises of %s', (id, text, sentences) => {
  const adviceLines = errorOf(id, text).message.split('\n').slice(4);
  expect(adviceLines.slice(0, 1)).toEqual(sentences.length === 0 ? adviceLines.slice(0, 1) : sentences);
  if (sentences.length === 0) expect(adviceLines.join()).not.toContain('As data');
});

test.each<[RevisionId, string]>([
  ['rfc2396', 'http://ü/'],
  ['rfc3986', 'http://ü:80/'],
  ['rfc1738', 'http://|/'],
])('%s: suggests no text that loses the host of %s', (id, text) => {
  expect(errorOf(id, text).nearest).toEqual([]);
});

test.each<[RevisionId, string, string, string]>([
  ['rfc3986', 'URI', 'README', 'incomplete at offset 6'],
  ['rfc3986', 'URI', 'www.example.com/a', '"/" is not allowed at offset 15'],
  ['rfc3986', 'absolute-URI', 'a?b', '"?" is not allowed at offset 1'],
  ['rfc2396', 'absoluteURI', 'README', 'incomplete at offset 6'],
  ['rfc3986', 'URI', '', 'incomplete at offset 0'],
  ['rfc3986', 'URI', '/x', '"/" is not allowed at offset 0'],
  ['rfc1738', 'url', '', 'incomplete at offset 0'],
  ['rfc1738', 'url', '#f', '"#" is not allowed at offset 0'],
])('%s: %s without a scheme: %s', (id, start, text, problem) => {
  const { message } = errorOf(id, text, start);
  expect(message).toContain(`: in the scheme, ${problem}, inside scheme`);
  expect(message.split('\n').at(-1)).toBe('No scheme: a URI begins with one, such as "https:".');
});

test.each<[RevisionId, string, string, string]>([
  ['rfc3986', 'http://user name@h/', 'user', 'userinfo (section 3.2.1)'],
  ['rfc3986', 'http://user name/', 'host', 'reg-name (section 3.2.2)'],
  ['rfc3986', 'http://[::1%25eth0]/', 'host', 'IPv6address (section 3.2.2)'],
  ['rfc3986', 'http://[v1.x', 'host', 'IPvFuture (section 3.2.2)'],
  ['rfc3986', 'http://ü/', 'authority', 'authority (section 3.2)'],
  ['rfc3986', 'http:// ', 'authority', 'authority (section 3.2)'],
  ['rfc3986', 'http://u@ ', 'host', 'host (section 3.2.2)'],
  ['rfc3986', 'a b', 'path', 'segment-nz-nc (section 3.3)'],
  ['rfc3986', 'http://h/%4', 'path', 'pct-encoded (section 2.1)'],
  ['rfc2396', 'http://h/?"', 'query', 'query (section A, 3.4)'],
])('%s: %s stops in the %s, inside %s', (id, text, component, rule) => {
  const { message } = errorOf(id, text);
  expect(message).toMatch(new RegExp(`in the ${component},`));
  expect(message).toContain(`, inside ${rule}\n`);
});

test.each([...revisions])('%s: the rule of a refusal is inside its component or contains it', (id) => {
  const document: Revision = revision(id);
  const { rules, rule, accepts } = document;
  const { sources } = generatedGrammars[id].grammar.roles;
  const reachable = (from: string): ReadonlySet<string> => {
    const reached = new Set([from]);
    for (const name of reached) for (const used of rule(name).uses) reached.add(used);
    return reached;
  };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      if (accepts(text)) return;
      const { component, open, section, start } = errorOf(id, text);
      const [innermost, ...around] = open.map(({ rule }) => rule);
      expect([innermost, ...around].at(-1)).toBe(start);
      expect(rules.find(({ name }) => name === innermost)?.section).toBe(section);
      if (component === undefined || component === 'authority') return;
      const ofRole = sources.flatMap((one) => (one.role === component && 'rules' in one ? one.rules : []));
      const known = new Set([...reachable(innermost ?? ''), ...around]);
      expect([text, component, innermost, ofRole.some((name) => known.has(name))]).toEqual([
        text,
        component,
        innermost,
        true,
      ]);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test.each<[RevisionId, string, string | undefined]>([
  ['rfc3986', 'http://[::1]:8x/', 'port'],
  ['rfc3986', 'http://h/|', 'path'],
  ['rfc3986', 'http://h/?a|', 'query'],
  ['rfc3986', 'http://h/#a|', 'fragment'],
  ['rfc3986', 'http://u@[', 'host'],
  // No scheme, as no ":" follows.
  ['rfc3986', '|', 'path'],
  ['rfc3986', '|:', undefined],
])('%s: %s stops in the %s', (id, text, component) => {
  expect(errorOf(id, text).component).toBe(component);
});
