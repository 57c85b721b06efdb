/** Findings of the URL Standard on domains that its grammar derives but UTS #46 has to judge, and on their length. */

import type { ProseEntry } from '../../core/prose/entry.js';
import { nodes } from '../../core/prose/matchers.js';
import type { Reading, Span } from '../../core/reading/reading.js';

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Finds the domains with a label in Punycode or beyond US-ASCII. */
const mapped = (reading: Reading, condition: (domain: string) => boolean = () => true): Span[] =>
  nodes(
    reading,
    'valid-domain-string',
    (domain) => /(^|\.)xn--|[^\0-\x7f]/i.test(domain) && condition(domain),
  );

/** A label of a domain that is mapped to US-ASCII. */
const label = /^(?=.{1,63}$)(?!-)(?:xn--|(?!..--))[a-z0-9-]+(?<!-)$/;

/** No valid domain has so many characters that are not ignored; the platform's time grows with their square. */
const tooMany = 2 * 253;

/**
 * Tests whether the platform's domain parser, as its URL class runs it, gives what the strict one accepts: labels of
 * letters, digits and hyphens that do not end in a number (#valid-domain). True if the platform has no URL class.
 */
function isJudgedValid(domain: string): boolean {
  const { URL: platform } = globalThis as {
    readonly URL?: new (text: string) => { readonly hostname: string };
  };
  if (platform === undefined) return true;
  const counted = domain.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFC');
  if (counted.length > tooMany) return false;
  try {
    // With a character beyond US-ASCII, which is ignored, the parser judges Punycode too.
    const { hostname } = new platform(`http://${domain}\u00ad/`);
    const labels = hostname.split('.');
    return (
      hostname.length <= 253 && labels.every((one) => label.test(one)) && !/^\d+$/.test(labels.at(-1) ?? '')
    );
  } catch {
    return false;
  }
}

export const prose: readonly ProseEntry[] = [
  {
    id: 'mapped-domain',
    level: 'note',
    section: '#valid-domain',
    sentence:
      'The result of "running domain parser" on labels in Punycode or beyond US-ASCII depends on tables of Unicode. The URL class of this platform judges them, with its version of Unicode, and may refuse less than the standard; without such a class the domain is not judged.',
    test: (reading) => mapped(reading),
  },
  {
    id: 'invalid-domain',
    level: 'violation',
    section: '#valid-domain',
    sentence:
      'The domain parser of this platform refuses this domain, or gives one that is no valid domain: a valid one is "the result of running domain parser" without failure.',
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
