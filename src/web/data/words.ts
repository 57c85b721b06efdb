/** Signs and sentences that several parts of the page share. */

import type { Finding } from 'uri-revisions';

/** A word or a sign, and its meaning on this page. */
export type Meaning = readonly [word: string, meaning: string];

/** Signs that are no characters of a reference, so they cannot be mistaken for the text next to them. */
export const levelSigns: Readonly<Record<Finding['level'], string>> = {
  violation: '✕',
  discouraged: '▲',
  tolerated: '≈',
  note: '•',
};

/** The reason why a document may precede an older one. */
export const orderOfDocuments =
  'Each document follows the one it builds on, so dates are not strictly in order.';

/** The meaning of `≠`. */
export const differsMeaning = 'differs from the nearest earlier document that has a value here';

/** The roles that authors of URLs need. */
export const mainRoles = [
  'scheme',
  'user',
  'password',
  'host',
  'port',
  'path',
  'segment',
  'query',
  'fragment',
] as const;
