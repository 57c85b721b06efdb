/** The terms of Compare with their meanings, a line each; those of other parts load with them. */

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
export const orderOfDocuments = 'Documents are ordered by which one builds on which, not strictly by date.';

/** The meaning of `≠`. */
export const differsMeaning = 'differs from the nearest earlier document that has a value here';

export const ofVerdicts: readonly Meaning[] = [
  ['document', `an RFC, a draft or a web page, with its year. ${orderOfDocuments}`],
  ['derivable', 'the document’s grammar accepts the string exactly as it is'],
  ['conforming', 'derivable, and the document’s prose forbids nothing in it'],
  [`${levelSigns.violation} violation`, 'the prose forbids it; the string does not conform'],
  [`${levelSigns.discouraged} discouraged`, 'the prose advises against it; the string conforms'],
  [
    `${levelSigns.tolerated} tolerated`,
    'the prose asks for another form, but wants parsers to accept this one',
  ],
  [`${levelSigns.note} note`, 'worth knowing; the string conforms'],
  ['production', 'the rules that match the string, outermost first'],
  ['undefined', 'the component’s separator is absent, or the document has no such component'],
  ['empty', 'the component’s separator is present, with nothing after it'],
  ['≠', differsMeaning],
];
