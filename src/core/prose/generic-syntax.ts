/** Findings that 1997, RFC 2396 and 2003 share word for word, apart from the name that they give a URI. */

import type { ProseEntry } from './entry.js';
import { colonInFirstSegment, escapedLineEnds, matches } from './matchers.js';
import { currentDocument, surplusParents, withoutBase } from './references.js';

type Name = 'URI' | 'URL';

/** @param quoted the words of §2.4.3 for one URI or several */
export function excludedDelimiters(name: Name, quoted: string): readonly ProseEntry[] {
  return [
    {
      id: 'delimiter',
      level: 'violation',
      section: '2.4.3',
      sentence: `"<", ">" and the double quote are excluded, as they are "the delimiters around ${quoted} in text documents".`,
      test: (reading) => matches(reading, /[<>"]+/g),
    },
    {
      id: 'crosshatch',
      level: 'violation',
      section: '2.4.3',
      sentence: `"#" delimits a ${name} from a fragment identifier and is excluded from both.`,
      test: (reading) => matches(reading, /#/g).slice(1),
    },
  ];
}

export function toCurrentDocument(name: Name, section: string): ProseEntry {
  return {
    id: 'current-document',
    level: 'note',
    whole: true,
    section,
    sentence: `This is not a ${name} but "a reference to the current document", which should not result in another retrieval.`,
    test: currentDocument,
  };
}

export function relativeTo(name: Name): ProseEntry {
  return {
    id: 'relative',
    level: 'note',
    whole: true,
    section: '5',
    sentence: `This is a relative reference; its meaning depends on the base ${name}.`,
    test: withoutBase,
  };
}

export const colonFirstSegment: ProseEntry = {
  id: 'colon-first-segment',
  level: 'violation',
  section: '5',
  sentence:
    'A segment which contains a colon "cannot be used as the first segment of a relative URI path"; write "./" before it.',
  test: colonInFirstSegment,
};

export const surplusParent: ProseEntry = {
  id: 'surplus-parent',
  level: 'violation',
  section: '5.2',
  sentence:
    'The merged path still begins with "..": "the reference is considered to be in error"; parsers may keep "..", remove it or report an error.',
  test: surplusParents,
};

/** The escapes are nodes of the rule "escaped". */
export function encodedLineEnd(section: string): ProseEntry {
  return {
    id: 'encoded-delimiter',
    level: 'discouraged',
    section,
    sentence:
      'Escaped CR or LF, if unescaped before transmission, can "simulate an extra operation or parameter" in the protocol.',
    test: (reading) => escapedLineEnds(reading, 'escaped'),
  };
}
