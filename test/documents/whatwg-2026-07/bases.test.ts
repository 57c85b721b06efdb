/** The start rule depends on the kind of base: #relative-url-string, #relative-url-with-fragment-string. */
import { compare, compareWithProse, revision } from '../../../src/api/index.js';

const whatwg = revision('whatwg-2026-07');

test.each([
  ['https://h/', 'valid-URL-string-special'],
  ['WS://h/', 'valid-URL-string-special'],
  ['file:///a', 'valid-URL-string-file'],
  ['a://h/', 'valid-URL-string-other'],
  ['a:/', 'valid-URL-string-other'],
  ['a:b', 'valid-URL-string-opaque'],
  ['opaque', 'valid-URL-string-opaque'],
  ['none', 'valid-URL-string'],
])('%s is the base of %s', (base, start) => {
  expect(whatwg.startFor(base)).toBe(start);
});

test('check reads a reference by its base', () => {
  expect(whatwg.check(':').derivable).toBe(false);
  expect(whatwg.check(':', { base: 'https://h/' }).derivable).toBe(true);
  expect(whatwg.check('http:a', { base: 'https://h/' }).derivable).toBe(false);
});

test.each([
  [{ entities: [{ embedded: 'https://h/' }], retrieval: 'a:b' }, 'https://h/', 'content'],
  // #concept-base-url: "A URL can be designated as base URL", with an opaque path and a fragment too.
  [{ entities: [{ embedded: 'a:b#c' }] }, 'a:b#c', 'content'],
  [{ entities: [{ embedded: '../x' }], retrieval: 'file:///a' }, 'file:///a', 'retrieval'],
  [{ entities: [{ embedded: 'https://a b/' }] }, undefined, 'default'],
  [{ entities: [{ contentLocation: 'https://h/' }], application: 'a://h' }, 'a://h', 'default'],
  [{ entities: [] }, undefined, 'default'],
])('of %j, %s is the base', (layers, base, source) => {
  expect(whatwg.base(layers)).toMatchObject({ base, source });
});

// #relative-url-string, #scheme-relative-special-url-string, #relative-url-with-fragment-string.
test.each([
  ['a b', undefined, undefined],
  ['a b', 'https://h/', 'a%20b'],
  ['a b', 'special', 'a%20b'],
  ['//h/"', 'file:///', '//h/%22'],
  ['/<', 'a://h', '/%3C'],
  ['#"', 'a:b', '#%22'],
  // The parser removes the space.
  ['# ', 'a:b', undefined],
  ['a b', 'a:b', undefined],
  ['a', 'https://h/', 'a'],
])('fix writes %s with the base %s as %s', (text, base, fixed) => {
  const fix = (): string => whatwg.fix(text, { base }).text;
  if (fixed === undefined) expect(fix).toThrow(/whatwg-2026-07/);
  else expect(fix()).toBe(fixed);
});

test('the advice of an error is what fix writes for its kind of base', () => {
  const adviceFrom = (start: 'valid-URL-string' | 'valid-URL-string-special'): unknown => {
    const result = whatwg.safeParse('a b', { start });
    return result.ok || result.error.escaped;
  };
  expect(adviceFrom('valid-URL-string-special')).toBe('%20');
  expect(adviceFrom('valid-URL-string')).toBeUndefined();
});

test('a base makes no difference in a document with one start', () => {
  expect(revision('rfc3986').startFor('a:b')).toBe('URI-reference');
});

test('no kind of base has another name', () => {
  expect(() => whatwg.startFor('special ')).toThrow('no base URL or kind of base is called "special "');
});

test.each([compare, compareWithProse])(
  '%p reads a text by its base, and from a rule if one is named',
  (comparing) => {
    const revisions = ['rfc3986', 'whatwg-2026-07'] as const;
    const starts = (options: object): unknown =>
      comparing('/a', { revisions, ...options }).rows.map(({ start, derivable }) => [start, derivable]);
    expect(starts({})).toEqual([
      ['URI-reference', true],
      ['valid-URL-string', false],
    ]);
    expect(starts({ base: 'file:///' })).toEqual([
      ['URI-reference', true],
      ['valid-URL-string-file', true],
    ]);
    expect(starts({ base: 'file:///', start: 'port' })).toEqual([
      ['port', false],
      comparing === compare ? ['port', undefined] : ['URL-port-string', false],
    ]);
  },
);
