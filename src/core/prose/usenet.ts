/** Names of news groups and messages, whose format 1993, RFC 1630 and RFC 1738 leave to RFC 850 and RFC 1036. */

import type { ProseEntry } from './entry.js';
import type { Reading, Span } from '../reading/reading.js';
import { matchesIn, schemeOf } from './matchers.js';

/**
 * Matches characters that are not allowed in the unique part of a message identifier, escaped or not: "any string of
 * printing ASCII characters" without "<", ">" and "@".
 */
const notUnique = /[@<>]|%(?:40|3[CE]|[01].|20|7F|[89A-F].)/gi;

/**
 * @param section where the document names the standards
 * @param standards that define the formats of names, with their sections; groups is undefined if the document names
 * none
 */
export function usenet(
  section: string,
  { groups, messages }: { readonly groups?: string; readonly messages: string },
): readonly ProseEntry[] {
  const ofGroups: ProseEntry = {
    id: 'newsgroup-name',
    level: 'violation',
    section,
    sentence: `The name of a news group consists of non-empty parts with periods between them (${groups ?? ''}).`,
    test: (reading) =>
      outermost(reading, 'group')
        .filter((group) => !isMessageId(reading, group))
        .flatMap((group) => matchesIn(reading, group, /\.(?=\.)|\.$/g)),
  };
  return [
    ...(groups === undefined ? [] : [ofGroups]),
    {
      id: 'message-id',
      level: 'violation',
      section,
      sentence: `A message identifier is <unique@full_domain_name> (${messages}). Before the "@" it has printing characters except "<", ">" and "@"; after it, the full name of a host with its domain.`,
      test: (reading) =>
        messageIds(reading).flatMap(({ start, end }) => {
          const at = reading.text.lastIndexOf('@', end - 1);
          const domain = reading.text.slice(at + 1, end);
          const isFull = domain.includes('.') && !/^[0-9.]*$/.test(domain);
          return [
            ...matchesIn(reading, { start, end: at }, notUnique),
            ...(isFull ? [] : [{ start: Math.min(at + 1, end - 1), end }]),
          ];
        }),
    },
  ];
}

function messageIds(reading: Reading): readonly Span[] {
  return [
    ...outermost(reading, 'article'),
    ...outermost(reading, 'group').filter((group) => isMessageId(reading, group)),
  ];
}

/**
 * Tests whether the group of a news URL is a message identifier. An early BNF derives one without a domain as a group;
 * the prose distinguishes it by its "@".
 */
function isMessageId(reading: Reading, group: Span): boolean {
  return schemeOf(reading) === 'news' && reading.of(group).includes('@');
}

/** Returns the node of a rule that contains its other nodes, as groups contain groups in the early BNF. */
function outermost(reading: Reading, rule: string): readonly Span[] {
  return reading.nodes(rule).slice(0, 1);
}
