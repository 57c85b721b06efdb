/** The URL Standard of February 2026, compared with that of July: strings that the rewriting decides, and rules. */
import { accepts } from '../../src/core/automaton/walk.js';
import { diff, shelfGrammar } from '../../src/study/index.js';
import { grammarOf } from '../../src/study/grammars.js';

const february = shelfGrammar('whatwg-2026-02');
const july = grammarOf('whatwg-2026-07');

/** The kinds of base URL. Only February distinguishes those of file URLs, by whether the host is empty. */
type Base = 'none' | 'special' | 'file' | 'file-with-host' | 'other' | 'opaque';

function startOf(base: Base): string {
  return base === 'none' ? 'valid-URL-string' : `valid-URL-string-${base}`;
}

const yes = true;
const no = false;

/** Strings with whether they are valid in February and in July, by the anchor that decides. */
const decided: Readonly<
  Record<string, readonly (readonly [string, Base, february: boolean, july: boolean])[]>
> = {
  // RFC 4291 §2.2: "it is not necessary to write the leading zeros in an individual field".
  '#valid-ipv6-address-string': [
    ['a://[::00]', 'none', yes, no],
    ['http://[2001:0db8::1]/', 'none', yes, no],
    ['http://[2001:db8::1]/', 'none', yes, yes],
    ['a://[::00000]', 'none', no, no],
  ],
  '#valid-domain': [
    ['ws://0', 'none', yes, no],
    ['http://1.2.3', 'none', yes, no],
    ['http://256.0.0.0/', 'none', yes, no],
    ['//a.0x7f', 'special', yes, no],
    ['//1.2.3.4', 'file', yes, yes],
  ],
  '#absolute-url-string': [
    ['foo:a:b', 'none', no, yes],
    ['foo:0:b', 'none', yes, yes],
    ['foo:a?b?c#d', 'none', yes, yes],
  ],
  '#path-absolute-url-string': [
    ['https://example.com///this///is///fine', 'none', no, yes],
    ['a:////', 'none', no, yes],
    ['//h//', 'special', no, yes],
    ['/a//b', 'special', yes, yes],
  ],
  // In neither text does a string with "//" and no host fall back to a path.
  '#path-absolute-non-authority-url-string': [
    ['foo://h@x', 'none', no, no],
    ['foo://:80', 'none', no, no],
    ['foo://h:8x', 'none', no, no],
    ['//:80', 'special', no, no],
    ['//:80', 'file', no, no],
    ['//:80', 'other', no, no],
  ],
  '#scheme-relative-file-url-string': [
    ['file://', 'none', no, yes],
    ['//?a', 'file', no, yes],
    ['file:///', 'none', yes, yes],
    ['file:/', 'none', no, no],
  ],
  '#path-absolute-non-windows-file-url-string': [
    ['file://h/c:/', 'none', no, yes],
    ['//h/c:/a', 'file', no, yes],
    ['/c:/a', 'file-with-host', no, yes],
    ['/c:/a', 'file', yes, yes],
    ['file:///c:/a', 'none', yes, yes],
    ['file://h/c:', 'none', yes, yes],
    ['file://h/c:a/', 'none', yes, yes],
    ['file://h/%43:/', 'none', yes, yes],
    ['file://h/c|/', 'none', no, no],
  ],
  '#relative-url-with-fragment-string': [
    ['', 'opaque', yes, no],
    ['a/b', 'opaque', yes, no],
    ['//h', 'opaque', yes, no],
    ['#a', 'opaque', yes, yes],
    ['', 'other', yes, yes],
  ],
};

test.each(Object.entries(decided).flatMap(([anchor, rows]) => rows.map((row) => [anchor, ...row] as const)))(
  '%s: "%s" with base %s is valid in February: %s, in July: %s',
  (_anchor, text, base, inFebruary, inJuly) => {
    const later = startOf(base === 'file-with-host' ? 'file' : base);
    expect([accepts(february.automaton(startOf(base)), text), accepts(july.automaton(later), text)]).toEqual([
      inFebruary,
      inJuly,
    ]);
  },
);

/** The rules of both texts whose languages differ, with a shortest string of February only, and of July only. */
const changed: Readonly<Record<string, readonly [february: string | undefined, july: string | undefined]>> = {
  'valid-URL-string': ['ws://0', 'a:a:'],
  'valid-URL-string-special': ['//0', 'a:a:'],
  'valid-URL-string-file': ['//0', '//'],
  'valid-URL-string-other': ['ws://0', 'a:a:'],
  'valid-URL-string-opaque': ['', 'a:a:'],
  'absolute-URL-with-fragment-string': ['ws://0', 'a:a:'],
  'absolute-URL-string': ['ws://0', 'a:a:'],
  'relative-URL-with-fragment-string-special': ['//0', '//a//'],
  'relative-URL-with-fragment-string-file': ['//0', '//'],
  'relative-URL-with-fragment-string-other': ['//[0a::]', '////'],
  'relative-URL-with-fragment-string-opaque': ['', undefined],
  'relative-URL-string-special': ['//0', '//a//'],
  'relative-URL-string-file': ['//0', '//'],
  'relative-URL-string-other': ['//[0a::]', '////'],
  'scheme-relative-special-URL-string': ['//0', '//a//'],
  'scheme-relative-URL-string': ['//[0a::]', '////'],
  'opaque-host-and-port-string': ['[0a::]', undefined],
  'scheme-relative-file-URL-string': ['//0', '//'],
  'path-absolute-URL-string': [undefined, '//'],
  'valid-host-string': ['0', undefined],
  'valid-domain-string': ['0', undefined],
  'valid-IPv6-address-string': ['0a::', undefined],
  'valid-opaque-host-string': ['[0a::]', undefined],
};

test('rules are matched by name, and all others of both texts derive the same strings', () => {
  const { rules } = diff(february, 'whatwg-2026-07', { witnesses: 1 });
  const matched = rules.flatMap((rule) => ('comparison' in rule ? [rule] : []));
  expect(matched.map(({ before, after }) => [before, after])).toEqual(
    february.rules.filter((name) => july.rules.includes(name)).map((name) => [name, name]),
  );
  const differences = matched
    .filter(({ change }) => change !== 'unchanged')
    .map(({ after, comparison: { onlyFirst, onlySecond } }) => [
      after,
      [onlyFirst[0]?.text, onlySecond[0]?.text],
    ]);
  expect(Object.fromEntries(differences)).toEqual(changed);
});
