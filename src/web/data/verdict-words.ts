/** The terms of Compare with their meanings, loaded when they are opened. */

import { glossary } from './glossary.js';
import { differsMeaning, levelSigns, type Meaning, orderOfDocuments } from './words.js';

export const ofVerdicts: readonly Meaning[] = [
  ['document', `an RFC, a draft or a web page, with its year. ${orderOfDocuments}`],
  ...glossary.filter(([word]) => ['derivable', 'conforming'].includes(word)),
  [`${levelSigns.violation} violation`, 'the prose forbids it; the string does not conform'],
  [`${levelSigns.discouraged} discouraged`, 'the prose advises against it; the string conforms'],
  [`${levelSigns.tolerated} tolerated`, 'writers should use another form; parsers should accept this one'],
  [`${levelSigns.note} note`, 'no objection; a fact about the string'],
  ['production', 'the rules that match the string, outermost first'],
  ['undefined', 'the component’s separator is absent, or the document has no such component'],
  ['empty', 'the component’s separator is present, with nothing after it'],
  ['≠', differsMeaning],
];
