/** The terms of the page with their meanings, a line each. */

import type { Finding } from 'uri-revisions';

/** Joins items: `a`, `a and b`, `a, b and c`. */
export const list = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

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
  'The documents stand in the order in which one goes on from another, which is not always that of their dates.';

export const ofVerdicts: readonly Meaning[] = [
  ['document', `by its year and its name. ${orderOfDocuments}`],
  ['derivable', 'in the language of the document’s grammar, exactly; nothing is tolerated'],
  ['conforming', 'derivable, and nothing that the document’s prose forbids'],
  [`${levelSigns.violation} violation`, 'the prose forbids it; the string does not conform'],
  [`${levelSigns.discouraged} discouraged`, 'the prose advises against it; the string conforms'],
  [
    `${levelSigns.tolerated} tolerated`,
    'not the form that the prose asks for, but one that it wants readers to take',
  ],
  [`${levelSigns.note} note`, 'neither for nor against it; worth knowing'],
  ['production', 'the rules of the document that carry the string, from the outside in'],
  ['undefined', 'a component whose separator is absent, or that the document does not tell apart'],
  ['empty', 'a component whose separator is there, with nothing after it'],
  ['≠', 'differs from the nearest document before it of which the same is told'],
];

export const ofReadings: readonly Meaning[] = [
  ['derivation', 'a way to get the string from the rules; an ambiguous grammar has several'],
  ['reading', 'the derivation that the document’s own words pick'],
  ['node', 'a rule, and the stretch of the string that it derives'],
];

export const ofRelations: readonly Meaning[] = [
  ['=', 'both rules derive the same strings'],
  ['⊂', 'the right rule derives more: all that the left one does, and others'],
  ['⊃', 'the right rule derives less: nothing that the left one does not'],
  ['⋈', 'each derives strings that the other does not, and some are common'],
  ['∥', 'they have no string in common'],
  ['+', 'added: the left document has no rule of its own for this'],
  ['−', 'dropped: the right document has no rule of its own for this'],
  ['c', 'corrected: one of the two documents misprints the rule'],
  ['a', 'ambiguous: in one of the two documents some string has two derivations from the rule'],
];

export const ofMigration: readonly Meaning[] = [
  ['class', 'strings that change in the same place and for the same reason'],
  ['between components', 'the two part at a character that belongs to no component, such as a separator'],
  ['specific', 'components that a document has for one scheme alone, such as the group of a news URL'],
  ['host kind', 'the rule that the host is read by: a name, an IP address'],
  ['intended', 'the document says that it wants this change'],
  ['unexplained', 'no sentence of the document asks for it, or says why'],
  ['the documents do not say', 'no evidence for either is on record'],
  ['intended in part', 'several changes come together: some are intended, the others unexplained'],
];
