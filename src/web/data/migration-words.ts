/** The terms of Migration with their meanings. */

import type { Meaning } from './words.js';

export const ofMigration: readonly Meaning[] = [
  ['class', 'all strings that change at the same place for the same reason'],
  ['component boundary', 'the documents diverge at a separator, which belongs to no component'],
  ['specific', 'scheme-specific: components that only one scheme has, such as the group of a news URL'],
  ['host kind', 'whether the host is a name or an IP address'],
  ['intended', 'the document states that it intends this change'],
  ['unexplained', 'we examined the change and found no reason in the document'],
  ['not recorded', 'no evidence is recorded for the change'],
  ['intended in part', 'several changes coincide: some intended, others unexplained'],
];
