/** #valid-domain, as far as the grammar does not decide it: UTS #46, judged by the platform's URL class. */
import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { revision } from '../../../src/api/index.js';

const conforming = (domain: string): boolean | undefined =>
  revision('whatwg-2026-07').check(`http://${domain}/`).conforming;

test.each([
  ['a letter beyond US-ASCII', 'é.example', true],
  ['Punycode of a character that is valid', 'xn--gdh', true],
  ['NFC composes "<" with a solidus', '<\u0338', true],
  ['sharp s, since transitional processing is off', 'faß.de', true],
  ['an ideographic full stop is mapped to a dot', 'a\u3002é', true],
  ['hyphens in places two and three', 'é--é', true],
  ['a hyphen that is not the last', 'xn---a-9ia', true],
  ['hyphens in places four and five', 'abc--é', true],
  ['a full-width letter in the prefix of Punycode', '\uff58n--9ca', true],
  ['a label of 63 characters, once mapped', `éé${'a'.repeat(54)}`, true],
  ['ignored characters do not count', `a${'\u00ad'.repeat(5000)}`, true],
  ['VerifyDnsLength: a label of 64 characters, once mapped', `éé${'a'.repeat(55)}`, false],
  ['CheckHyphens: in places three and four', 'ab--é', false],
  ['CheckHyphens: in places three and four, in Punycode', 'xn--ab---epa', false],
  ['CheckHyphens: in places three and four, counted in code points', '𠀀é--', false],
  ['CheckHyphens: at the begin', '-é', false],
  ['CheckHyphens: at the begin, in Punycode', 'xn----bga', false],
  ['CheckHyphens: at the end, in Punycode', 'xn----9fa', false],
  ['CheckHyphens: at the end of a label that is not the last', 'é-.example', false],
  ['Punycode that does not decode', 'xn--a', false],
  ['Punycode that begins with its only delimiter', 'xn---gdh', false],
  ['Punycode that begins with its only delimiter, in another label', 'é.xn---gdh.example', false],
  ['Punycode that decodes to US-ASCII', 'xn--a-.example', false],
  ['a label that is mapped to nothing', 'a.\u00ad', false],
  ['CheckJoiners: a joiner without its context', 'a\u200db', false],
  ['CheckBidi: a letter of the other direction', '\u05d0a', false],
  ['CheckBidi: a right-to-left letter in a label of the other direction', 'a\u05d0', false],
  ['CheckBidi: every label of such a domain', '1a.\u0628', false],
  ['CheckBidi: a label that begins with a digit', '3com.\u0628', false],
  ['CheckBidi: an Arabic digit first', '\u0660', false],
  ['CheckBidi: both kinds of digits', '\u06281\u0660', false],
  ['CheckBidi: labels of both directions', 'a1.\u0628\u0660.example', true],
  ['CheckBidi: a mark at the end', '\u05d0\u05b0', true],
  ['a mark at the begin', '\u0301a', false],
])('%s: %s', (_, domain, expected) => {
  expect(conforming(domain)).toBe(expected);
});

test('CheckHyphens: in any label, as it is and in Punycode', () => {
  const label = fc.string({
    unit: fc.constantFrom('a', '-', 'é', 'ü', '日', '𠀀'),
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(label, (text) => {
      fc.pre(/[^\0-\x7f]/.test(text));
      const hasHyphens = /^-|^..--|-$/u.test(text);
      expect([conforming(text), conforming(domainToASCII(text))]).toEqual([!hasHyphens, !hasHyphens]);
    }),
    { numRuns: 500 },
  );
});

/** Runs a test on a platform with another URL class. */
function onPlatform(urlClass: unknown, run: () => void): void {
  const { URL: platform } = globalThis;
  const use = (value: unknown): void => {
    Object.defineProperty(globalThis, 'URL', { value, configurable: true, writable: true });
  };
  use(urlClass);
  try {
    run();
  } finally {
    use(platform);
  }
}

const noteOf = (domain: string): string | undefined =>
  revision('whatwg-2026-07')
    .check(`http://${domain}/`)
    .findings.find(({ id }) => id === 'mapped-domain')?.message;

test('a note says by which version of Unicode it is judged', () => {
  const [, version = ''] =
    / Here: Unicode ([0-9.]+); later characters are rejected\.$/.exec(noteOf('é') ?? '') ?? [];
  const isLater = (other: string): boolean => Number(other) > Number(version);
  for (const [since, letter] of [
    ['15.0', '\u{1FA75}'],
    ['15.1', '\u{2EBF1}'],
    ['16.0', '\u{1FAE9}'],
    ['17.0', '\u{1FA8E}'],
  ] as const)
    expect(conforming(letter)).toBe(!isLater(since));
  expect(noteOf('e')).toBeUndefined();
});

test('a platform without a URL class judges none, and the note says so', () => {
  onPlatform(undefined, () => {
    expect(conforming('xn--a')).toBe(true);
    expect(noteOf('xn--a')).toMatch(/ Here it is not judged\.$/);
  });
});

test('a platform that takes US-ASCII as it is, as the standard does where it is not strict, judges Punycode', () => {
  const platform = globalThis.URL;
  class Lenient {
    readonly hostname: string;
    constructor(text: string) {
      const [, host = ''] = /^http:\/\/(.*)\/$/.exec(text) ?? [];
      this.hostname = /^[a-z0-9.-]*$/i.test(host) ? host.toLowerCase() : new platform(text).hostname;
    }
  }
  onPlatform(Lenient, () => {
    expect([conforming('xn--a'), conforming('xn--gdh')]).toEqual([false, true]);
  });
});

test('a long domain is refused without asking the platform, whose time is quadratic', () => {
  const asked: string[] = [];
  class Counting {
    readonly hostname = '';
    constructor(text: string) {
      asked.push(text);
    }
  }
  onPlatform(Counting, () => {
    expect(conforming('é'.repeat(100_000))).toBe(false);
  });
  expect(asked.filter(({ length }) => length > 1000)).toEqual([]);
});

test('a judgement of any label in Punycode ends', () => {
  const label = fc.string({ unit: fc.constantFrom('a', 'z', '0', '9', '-', '_', '~'), maxLength: 12 });
  fc.assert(
    fc.property(label, (text) => typeof conforming(`xn--${text}`) === 'boolean'),
    { numRuns: 2000 },
  );
});
