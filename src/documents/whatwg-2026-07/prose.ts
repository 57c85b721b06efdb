/** Findings of the URL Standard on domains that its grammar derives but UTS #46 has to judge, and on their length. */

import type { Match, ProseEntry } from '../../core/prose/entry.js';
import { nodes } from '../../core/prose/matchers.js';
import type { Reading, Span } from '../../core/reading/reading.js';
import { breaksBidiRule } from '../../core/prose/direction.js';

const platform = globalThis as {
  readonly URL?: new (text: string) => { readonly hostname: string };
};

/** Versions of Unicode, each with a letter that came with it: URL classes have tables of their own. */
const firstLetters: readonly (readonly [version: string, letter: string])[] = [
  ['14.0', '\u{10570}'],
  ['15.0', '\u{1E4D0}'],
  ['15.1', '\u{2EBF0}'],
  ['16.0', '\u{105C0}'],
  ['17.0', '\u{16EA0}'],
];

/** Says by which version of Unicode domains are judged here. */
function judge(): Pick<Match, 'detail'> {
  if (platform.URL === undefined) return { detail: 'Here it is not judged.' };
  const known = firstLetters.filter(([, letter]) => gives(letter) !== undefined).at(-1);
  return {
    detail:
      known === undefined
        ? 'Here: an earlier version than Unicode 14.0.'
        : `Here: Unicode ${known[0]}; later characters are rejected.`,
  };
}

/** Returns the host that the platform's URL class makes of a domain; undefined if it refuses it. */
function gives(domain: string): string | undefined {
  try {
    return platform.URL && new platform.URL(`http://${domain}/`).hostname;
  } catch {
    return undefined;
  }
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Finds the domains with a label in Punycode or beyond US-ASCII. */
const mapped = (reading: Reading, condition: (domain: string) => boolean = () => true): Span[] =>
  nodes(
    reading,
    'valid-domain-string',
    (domain) => /(^|\.)xn--|[^\0-\x7f]/i.test(domain) && condition(domain),
  );

/**
 * Tests the labels of a domain that is mapped to US-ASCII: their length and characters (UseSTD3ASCIIRules), hyphens
 * (CheckHyphens), and directions (CheckBidi), which some platforms judge by single labels.
 */
function areLabels(labels: readonly string[]): boolean {
  // RFC 3492, 6.2: a delimiter with nothing before it is no delimiter, and no digit either; some platforms skip it.
  if (labels.some((label) => !/^[a-z0-9-]{1,63}$/.test(label) || /^xn---[^-]*$/.test(label))) return false;
  const decoded = labels.map((label) => (label.startsWith('xn--') ? punycodeDecoded(label.slice(4)) : label));
  return !decoded.some((label) => /^-|^..--|-$/u.test(label)) && !breaksBidiRule(decoded);
}

/** Decodes Punycode that the platform has accepted, given without its prefix (RFC 3492, section 6.2). */
function punycodeDecoded(encoded: string): string {
  const basic = Math.max(encoded.lastIndexOf('-'), 0);
  const decoded = encoded.slice(0, basic).split('');
  let [codePoint, place, bias] = [128, 0, 72];
  for (let at = basic === 0 ? 0 : basic + 1; at < encoded.length;) {
    const before = place;
    let weight = 1;
    for (let k = 36; at < encoded.length; k += 36) {
      // The digits are a to z, then 0 to 9.
      const digit = (parseInt(encoded.charAt(at++), 36) + 26) % 36;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = decoded.length + 1;
    let delta = Math.floor((place - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    let steps = 0;
    for (; delta > 455; steps += 36) delta = Math.floor(delta / 35);
    bias = steps + Math.floor((36 * delta) / (delta + 38));
    codePoint += Math.floor(place / length);
    place %= length;
    decoded.splice(place++, 0, String.fromCodePoint(codePoint));
  }
  return decoded.join('');
}

/** No valid domain has so many characters that are not ignored; the platform's time grows with their square. */
const tooMany = 2 * 253;

/**
 * Tests whether the platform's domain parser, as its URL class runs it, gives what the strict one accepts: labels of
 * letters, digits and hyphens that do not end in a number (#valid-domain). True if the platform has no URL class.
 */
function isJudgedValid(domain: string): boolean {
  if (platform.URL === undefined) return true;
  const counted = domain.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFC');
  if (counted.length > tooMany) return false;
  // With a character beyond US-ASCII, which is ignored, the parser judges Punycode too.
  const hostname = gives(`${domain}\u00ad`);
  const labels = hostname?.split('.') ?? [];
  return (
    hostname !== undefined &&
    hostname.length <= 253 &&
    areLabels(labels) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

export const prose: readonly ProseEntry[] = [
  {
    id: 'mapped-domain',
    level: 'note',
    section: '#valid-domain',
    sentence:
      'The result of "running domain parser" on labels in Punycode or beyond US-ASCII depends on tables of Unicode. The URL class of the platform judges them by its version, another than the newest perhaps; without such a class the domain is not judged.',
    test: (reading) => mapped(reading).map((span) => ({ ...span, ...judge() })),
  },
  {
    id: 'invalid-domain',
    level: 'violation',
    section: '#valid-domain',
    sentence:
      'The domain parser of this platform rejects this domain, or returns an invalid one: a valid one is "the result of running domain parser" without failure.',
    test: (reading) => mapped(reading, (domain) => !isJudgedValid(domain)),
  },
  {
    id: 'long-label',
    level: 'violation',
    section: '#concept-domain-to-ascii',
    sentence: 'The domain parser sets "VerifyDnsLength": a label has at most 63 characters.',
    test: (reading) =>
      ['ldh-label', 'no-number-label', 'xn-label'].flatMap((rule) =>
        nodes(reading, rule, (one) => one.length > 63),
      ),
  },
  {
    id: 'long-domain',
    level: 'violation',
    section: '#concept-domain-to-ascii',
    sentence: 'The domain parser sets "VerifyDnsLength": a domain has at most 253 characters.',
    test: (reading) =>
      nodes(reading, 'valid-domain-string', (domain) => domain.length > 253 && isAscii(domain)),
  },
];
