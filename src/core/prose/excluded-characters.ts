/**
 * Findings that 1997, RFC 2396 and 2003 share word for word: characters that no reference contains as data (§2.4 and
 * its subsections), and characters that a component reserves.
 */

import type { ProseEntry } from './entry.js';
import { barePercents, matches, matchesIn } from './matchers.js';

/** @param unwise runs of the characters that gateways and other transport agents may change */
export function excludedCharacters(unwise: RegExp): readonly ProseEntry[] {
  return [
    {
      id: 'non-ascii',
      level: 'violation',
      section: '2.4',
      sentence:
        'Data that is not a "printable character of the US-ASCII coded character set" must be escaped.',
      test: (reading) => matches(reading, /[^\x00-\x7F]+/g),
    },
    {
      id: 'percent',
      level: 'violation',
      section: '2.4.2',
      sentence: '"%" is the escape indicator and "must be escaped as \'%25\' in order to be used as data".',
      test: barePercents,
    },
    {
      id: 'control',
      level: 'violation',
      section: '2.4.3',
      sentence: 'Control characters are excluded, as they are non-printable and likely to be misinterpreted.',
      test: (reading) => matches(reading, /[\x00-\x1F\x7F]+/g),
    },
    {
      id: 'space',
      level: 'violation',
      section: '2.4.3',
      sentence:
        'The space is excluded, as "significant spaces may disappear and insignificant spaces may be introduced".',
      test: (reading) => matches(reading, / +/g),
    },
    {
      id: 'unwise',
      level: 'violation',
      section: '2.4.3',
      sentence: 'These characters are excluded, as gateways "are known to sometimes modify" them.',
      test: (reading) => matches(reading, unwise),
    },
  ];
}

/**
 * Adds a note where characters that a component reserves stand raw in it, except those that its grammar reads.
 * @param rules whose nodes are the component, or its parts
 * @param characters one of them, with the flag "g"
 */
export function reservedIn(
  component: 'authority' | 'path' | 'query',
  section: string,
  rules: readonly string[],
  characters: RegExp,
): ProseEntry {
  return {
    id: `${component}-reserved`,
    level: 'note',
    section,
    sentence: `This character is reserved in the ${component}; escape it in data.`,
    test: (reading) =>
      rules.flatMap((rule) => reading.nodes(rule).flatMap((part) => matchesIn(reading, part, characters))),
  };
}
