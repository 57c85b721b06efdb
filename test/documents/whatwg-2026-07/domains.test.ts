/** #valid-domain, as far as the grammar does not decide it: UTS #46, judged by the platform's URL class. */
import { revision } from '../../../src/api/index.js';

const conforming = (domain: string): boolean | undefined =>
  revision('whatwg-2026-07').check(`http://${domain}/`).conforming;

test.each([
  ['a letter beyond US-ASCII', 'é.example', true],
  ['Punycode of a letter that is mapped to itself', 'xn--gdh', true],
  ['NFC composes "<" with a solidus', '<\u0338', true],
  ['sharp s, since transitional processing is off', 'faß.de', true],
  ['an ideographic full stop is mapped to a dot', 'a\u3002é', true],
  ['hyphens elsewhere', 'é--é', true],
  ['Punycode that does not decode', 'xn--a', false],
  ['Punycode that decodes to US-ASCII', 'xn--a-.example', false],
  ['a label that is mapped to nothing', 'a.\u00ad', false],
  ['CheckJoiners: a joiner without its context', 'a\u200db', false],
  ['CheckBidi: a letter of the other direction', '\u05d0a', false],
  ['CheckHyphens: hyphens in places three and four', 'ab--é', false],
  [
    'VerifyDnsLength: a label of more than 63 characters, once mapped',
    `${'é'.repeat(30)}${'a'.repeat(40)}`,
    false,
  ],
  ['a mark at the begin', '\u0301a', false],
])('%s: %s', (_, domain, expected) => {
  expect(conforming(domain)).toBe(expected);
});

test('a platform without a URL class judges none', () => {
  const platform = Object.getOwnPropertyDescriptor(globalThis, 'URL') as PropertyDescriptor;
  try {
    Reflect.deleteProperty(globalThis, 'URL');
    expect(conforming('xn--a')).toBe(true);
  } finally {
    Object.defineProperty(globalThis, 'URL', platform);
  }
});
