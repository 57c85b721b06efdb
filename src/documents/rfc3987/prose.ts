/** Findings of RFC 3986 that hold for IRIs, and those of RFC 3987 on other characters: §2.2 to §7.5. */

import type { ProseEntry } from '../../core/prose/entry.js';
import { matches, matchesIn } from '../../core/prose/matchers.js';
import { proseOfBase } from '../../core/prose/of-base.js';
import type { Reading, Span } from '../../core/reading/reading.js';
import { prose as rfc3986 } from '../rfc3986/prose.js';
import { avoided, formatting, iprivate, laterFormatting, queryTest, ucschar } from './characters.js';
import { hasOtherEnd, mixesDirections } from '../../core/prose/direction.js';
import { terms } from './terms.js';

const components = [
  'iuserinfo',
  'ireg-name',
  'isegment',
  'isegment-nz',
  'isegment-nz-nc',
  'iquery',
  'ifragment',
];

/**
 * Returns the components of §4.2, divided at dots and reserved characters: labels of a domain name, extensions, names
 * and values, as that section suggests.
 */
function directed(reading: Reading, condition: (text: string) => boolean): Span[] {
  return components
    .flatMap((rule) => reading.nodes(rule))
    .sort((a, b) => a.start - b.start)
    .flatMap((component) => matchesIn(reading, component, /[^!$&'()*+,;=.:@/?]+/g))
    .filter((part) => condition(reading.of(part)));
}

/** Finds private characters that are not in the query; only a text that is not derivable has any. */
function privateOutsideQuery({ text, derivable }: Reading): Span[] {
  if (derivable) return [];
  const isInQuery = queryTest(text);
  return matches({ text }, new RegExp(`[${iprivate}]+`, 'gu')).filter(({ start }) => !isInQuery(start));
}

const notNfc = (text: string): boolean => text !== text.normalize('NFC');

/** Finds the characters with a compatibility decomposition, except those that another entry finds. */
function compatibilityCharacters(reading: Reading): Span[] {
  const found = new RegExp(`(?![${avoided}])[^\\x00-\\x7F]`, 'gu');
  return matches(reading, found).filter((span) => {
    const character = reading.of(span);
    return character.normalize('NFKC') !== character.normalize('NFC');
  });
}

const own: readonly ProseEntry[] = [
  {
    id: 'non-ascii',
    level: 'violation',
    section: '2.2',
    sentence:
      'Characters beyond US-ASCII are allowed "subject to the limitations given in the syntax rules" (§2.1), which exclude these: controls, noncharacters, specials and tags.',
    test: (reading) => matches(reading, new RegExp(`[^\\x00-\\x7F${ucschar}${iprivate}]+`, 'gu')),
  },
  {
    id: 'private-character',
    level: 'violation',
    section: '2.2',
    sentence: '"Private UCS characters can occur only in query parts"; these are elsewhere.',
    test: privateOutsideQuery,
  },
  {
    id: 'bidi-formatting',
    level: 'violation',
    section: '4.1',
    sentence:
      '"IRIs MUST NOT contain bidirectional formatting characters (LRM, RLM, LRE, RLE, LRO, RLO, and PDF)": they "affect the visual rendering of the IRI but do not appear themselves".',
    test: (reading) => matches(reading, new RegExp(`[${formatting}]+`, 'gu')),
  },
  {
    id: 'later-bidi-formatting',
    level: 'note',
    section: '4.1',
    sentence:
      'These formatting characters are later than this document, which forbids others because they "affect the visual rendering of the IRI but do not appear themselves".',
    test: (reading) => matches(reading, new RegExp(`[${laterFormatting}]+`, 'gu')),
  },
  {
    id: 'mixed-directions',
    level: 'discouraged',
    section: '4.2',
    sentence: '"A component SHOULD NOT use both right-to-left and left-to-right characters."',
    test: (reading) => directed(reading, mixesDirections),
  },
  {
    id: 'direction-at-ends',
    level: 'discouraged',
    section: '4.2',
    sentence:
      '"A component using right-to-left characters SHOULD start and end with right-to-left characters."',
    test: (reading) => directed(reading, hasOtherEnd),
  },
  {
    id: 'not-nfc',
    level: 'discouraged',
    section: '5.3.2.2',
    sentence:
      'These characters are not in Normalization Form C: "IRIs SHOULD be created by using NFC". Comparing two IRIs does not normalize them.',
    test: (reading) =>
      notNfc(reading.text)
        ? // With the delimiter before it, which may compose with what follows.
          matches(reading, /[:/?#[\]@!$&'()*+,;=.%]?[^:/?#[\]@!$&'()*+,;=.%]+/g).filter((part) =>
            notNfc(reading.of(part)),
          )
        : [],
  },
  {
    id: 'internationalized-host',
    level: 'note',
    section: '5.3.3',
    sentence:
      'If this is a domain name, it "SHOULD be validated by using the ToASCII operation defined in [RFC3490]"; this is not done here.',
    test: (reading) => reading.nodes('ireg-name').filter((name) => /[^\x00-\x7F]/.test(reading.of(name))),
  },
  {
    id: 'look-alike',
    level: 'discouraged',
    section: '6.1',
    sentence:
      'These characters "should be avoided": full-width and half-width forms, "look-alikes of "space", "delims", and "unwise"", and others that RFC 3491 excludes.',
    test: (reading) => matches(reading, new RegExp(`[${avoided}]+`, 'gu')),
  },
  {
    id: 'compatibility-character',
    level: 'discouraged',
    section: '7.5',
    sentence:
      'The UCS contains "variants for compatibility reasons", which "should be avoided wherever possible": "newly created resource names should generally be in NFKC".',
    test: compatibilityCharacters,
  },
];

export const prose: readonly ProseEntry[] = [
  ...proseOfBase(
    rfc3986,
    'RFC 3986',
    {
      'non-ascii': undefined,
      zone: { section: '2.2' },
      'default-host': {
        sentence:
          'In a "file" URI, no authority and "localhost" are the default (RFC 3986 §3.2.2), which "should be normalized to an empty authority".',
      },
    },
    terms,
  ),
  ...own,
];
