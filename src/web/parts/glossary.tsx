/** The glossary of the page, and how it counts places. */
import type { JSX } from 'preact';
import { revisions } from 'uri-revisions';
import type { Meaning } from '../data/words.js';
import { Meanings } from '../ui/words.js';

const glossary: readonly Meaning[] = [
  ['derivable', 'accepted by the document’s grammar, from its start rule; nothing is tolerated'],
  ['conforming', 'derivable, and without a finding of the level violation'],
  [
    'finding',
    'a remark of the document’s prose about a string: a violation, discouraged, tolerated, or a note',
  ],
  ['reading', 'the parse that the document picks if its grammar allows several'],
  ['role', 'the purpose of a rule under a name common to all documents: scheme, host, path …'],
  ['witness', 'a shortest string that distinguishes two languages: only one of them contains it'],
  [
    'revision',
    `one of the ${String(revisions.length)} documents: an RFC, a draft or a web page, with its grammar`,
  ],
  [
    'start rule',
    'the rule that the whole string must match: the document’s rule for references, or your choice',
  ],
];

export function Terms(): JSX.Element {
  return (
    <>
      <Meanings of={glossary} />
      <p data-message="glossary.places">
        Places are numbered by character, from 1. A character beyond U+FFFF, such as an emoji, counts as two.
        JSON copies have offsets, which count from 0.
      </p>
    </>
  );
}
