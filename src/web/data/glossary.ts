/** The glossary of the page, and how it counts places. */

import type { Meaning } from './words.js';

export const glossary: readonly Meaning[] = [
  ['derivable', 'accepted by the document’s grammar from its start rule, exactly as written'],
  ['conforming', 'derivable, and without a finding of the level violation'],
  ['finding', 'a remark of the document’s prose about a string: violation, discouraged, tolerated or note'],
  ['reading', 'the parse that the document picks if its grammar allows several'],
  ['role', 'the purpose of a rule, under a name common to all documents: scheme, host, path …'],
  ['witness', 'a shortest string that distinguishes two languages: only one of them contains it'],
  ['revision', 'one document, with its grammar: an RFC, a draft or a web page'],
  [
    'start rule',
    'the rule that the whole string must match: the document’s rule for references, or your choice',
  ],
  [
    'character 5',
    'characters are numbered from 1; one beyond U+FFFF, such as an emoji, counts as two; offsets in JSON copies count from 0',
  ],
];
