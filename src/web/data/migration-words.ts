/** The terms of Migration with their meanings. */

import type { Meaning } from './words.js';

export const ofMigration: readonly Meaning[] = [
  ['class', 'all strings that change at the same place for the same reason'],
  ['between components', 'the documents diverge at a separator, which belongs to no component'],
  ['specific', 'components of one scheme only, such as the group of a news URL'],
  ['host kind', 'the rule that matches the host: a name or an IP address'],
  ['intended', 'the document states that it wants this change'],
  ['unexplained', 'the document neither asks for this change nor gives a reason'],
  ['the documents do not say', 'no evidence is recorded'],
  ['intended in part', 'several changes coincide: some intended, others unexplained'],
];
