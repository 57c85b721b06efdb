/** The terms of the page with their meanings, a line each. */

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

export const ofReadings: readonly Meaning[] = [
  ['derivation', 'one way to build the string from the rules; ambiguous grammars allow several'],
  ['reading', 'the derivation that the document’s prose picks'],
  ['node', 'a rule, and the characters that it matches'],
];

export const ofRelations: readonly Meaning[] = [
  ['=', 'both rules accept the same strings'],
  ['⊂', 'wider: the right rule accepts all strings of the left one, and more'],
  ['⊃', 'narrower: the right rule accepts some strings of the left one, and no others'],
  ['⋈', 'overlapping: some strings are common; each rule also accepts strings of its own'],
  ['∥', 'disjoint: the rules have no string in common'],
  ['+', 'added: the left document has no such rule'],
  ['−', 'dropped: the right document has no such rule'],
  ['c', 'corrected: one of the two documents misprints the rule'],
  ['a', 'ambiguous: in one of the two documents, the rule derives some string in two ways'],
];

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
