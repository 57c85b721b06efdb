/** Findings of RFC 2396 that RFC 2732 keeps, its own findings, and those of RFC 2373 §2.2 on addresses. */

import type { ProseEntry } from '../../core/prose/entry.js';
import { addressesOutOfRange, isOutOfRange, matches, matchesIn } from '../../core/prose/matchers.js';
import { proseOfBase } from '../../core/prose/of-base.js';
import { type LabelRules, serverDefect } from '../../core/prose/server-defects.js';
import type { Reading, Span } from '../../core/reading/reading.js';
import { prose as rfc2396 } from '../rfc2396/prose.js';
import { labelRules as labelRules2396 } from '../rfc2396/prose-authority.js';

/** Four numbers that are not an address have too many digits. Other names follow the label rules of RFC 2396. */
export const labelRules: LabelRules = (labels) => {
  const isDotted = labels.length === 4 && labels.every(({ text }) => /^[0-9]+$/.test(text));
  if (!isDotted) return labelRules2396(labels);
  return labels
    .filter(({ text }) => text.length > 3)
    .map(({ start, end }) => ({ kind: 'address-digits', start, end }));
};

/** Returns the text in brackets where the host of an authority would be, with the brackets. */
function bracketedHost({ text }: Reading): Span | undefined {
  const [found, before] = /^((?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\/[^/?#[]*)\[[0-9A-Fa-f:.]*\]/.exec(text) ?? [];
  return found === undefined || before === undefined
    ? undefined
    : { start: before.length, end: found.length };
}

/** Finds an IPv4 address directly after "::", if only that keeps the text from being a reference. */
function ipv4AfterCompression(reading: Reading): readonly Span[] {
  const host = reading.derivable ? undefined : bracketedHost(reading);
  if (host === undefined) return [];
  const literal = reading.of(host);
  const completed = literal.replace(/::(?=[0-9]+\.)/, '::0:');
  const { text } = reading;
  const isDerivable =
    completed !== literal &&
    reading.accepts(text.slice(0, host.start) + completed + text.slice(host.end), 'URI-reference');
  return isDerivable ? [host] : [];
}

/** Returns the addresses in brackets, without the brackets, including one that is only tolerated. */
function addresses(reading: Reading): readonly Span[] {
  const tolerated = ipv4AfterCompression(reading);
  return [
    ...reading.nodes('IPv6address'),
    ...tolerated.map(({ start, end }) => ({ start: start + 1, end: end - 1 })),
  ];
}

/** Tests whether an address does not have eight pieces of 16 bits, an IPv4 address counting as two. */
function hasOtherPieces(address: string): boolean {
  const pieces = address.split(/:+/).filter((piece) => piece !== '');
  const count = pieces.length + (address.includes('.') ? 1 : 0);
  return address.includes('::') ? count > 7 : count !== 8;
}

const own: readonly ProseEntry[] = [
  {
    id: 'ipv4-after-compression',
    level: 'tolerated',
    section: '2',
    sentence:
      'An IPv4 address is directly after "::". The rules of RFC 2373 do not derive this, but "http://[::192.9.5.5]/ipng" is among the examples.',
    test: ipv4AfterCompression,
  },
  {
    id: 'address-digits',
    level: 'note',
    section: '3',
    sentence: 'In a server, an IPv4address consists "of at most three decimal digits per segment".',
    test: serverDefect('reg_name', labelRules, 'address-digits'),
  },
  {
    id: 'bracket',
    level: 'violation',
    section: '3',
    sentence:
      '"[" and "]" are allowed "explicitly for this reserved purpose", which is to enclose a literal IPv6 address.',
    test: (reading) => {
      if (reading.derivable) return [];
      const host = bracketedHost(reading);
      return matches(reading, /[[\]]/g).filter(
        ({ start, end }) => host === undefined || start < host.start || end > host.end,
      );
    },
  },
  {
    id: 'bracket-as-data',
    level: 'discouraged',
    section: '3',
    sentence:
      'The rules derive "[" and "]" here because they are reserved; they are allowed "explicitly for this reserved purpose", which is to enclose a literal IPv6 address.',
    test: (reading) =>
      ['opaque_part', 'query', 'fragment'].flatMap((rule) =>
        reading.nodes(rule).flatMap((part) => matchesIn(reading, part, /[[\]]/g)),
      ),
  },
  {
    id: 'address-pieces',
    level: 'violation',
    section: 'RFC 2373 §2.2',
    sentence:
      'An IPv6 address has "eight 16-bit pieces", of which an IPv4 address is two, and "::" stands for "multiple groups of 16-bits of zeros": the rules derive any number.',
    test: (reading) => addresses(reading).filter((address) => hasOtherPieces(reading.of(address))),
  },
  {
    id: 'piece-range',
    level: 'violation',
    section: 'RFC 2373 §2.2',
    sentence:
      'The four numbers at the end are "the decimal values of the four low-order 8-bit pieces of the address", so each is at most 255.',
    test: (reading) =>
      addresses(reading)
        .flatMap((address) => matchesIn(reading, address, /(?<![0-9.])[0-9]+\.[0-9.]+/g))
        .filter((numbers) => isOutOfRange(reading.of(numbers))),
  },
  {
    id: 'empty-piece',
    level: 'violation',
    section: 'RFC 2373 §2.2',
    sentence: '"There must be at least one numeral in every field"; only "::" stands for fields without one.',
    test: (reading) => reading.nodes('IPv6address').flatMap((address) => matchesIn(reading, address, /:::/g)),
  },
];

export const prose: readonly ProseEntry[] = [
  ...proseOfBase(rfc2396, 'RFC 2396', {
    'ipv6-literal': undefined,
    'address-range': {
      id: 'address-range',
      level: 'violation',
      whole: true,
      section: 'RFC 2396 §3.2.2',
      sentence: 'The host is an IPv4 address, and no IPv4 address has a number above 255.',
      // An IPv4 address that ends an IPv6 address follows a ":".
      test: (reading) =>
        addressesOutOfRange(reading, 'IPv4address').filter(({ start }) => reading.text[start - 1] !== ':'),
    },
    unwise: {
      section: 'RFC 2396 §2.4.3',
      sentence: 'These characters are excluded, as gateways "are known to sometimes modify" them.',
      test: (reading) => matches(reading, /[{}|\\^`]+/g),
    },
  }),
  ...own,
];
