/** What the prose of draft-fielding-uri-rfc2396bis-01 (2003) says beyond its ABNF. */

import type { ProseEntry } from '../../prose/entry.js';
import { excludedCharacters } from '../../prose/excluded-characters.js';
import {
  colonInFirstSegment,
  dotSegments,
  escapedLineEnds,
  escapes,
  lowerCaseEscapes,
  matches,
  matchesIn,
  nodes,
  notUtf8,
  upperCaseScheme,
  urlPrefix,
} from '../../prose/hits.js';
import {
  currentDocument,
  sameScheme,
  surplusParents,
  unsuitableBase,
  withoutBase,
} from '../../prose/references.js';
import { authorityProse } from './prose-authority.js';

/** §2.3: ALPHA / DIGIT / mark. */
function isUnreserved(octet: number): boolean {
  return /[A-Za-z0-9\-_.!~*'()]/.test(String.fromCharCode(octet));
}

const general: readonly ProseEntry[] = [
  {
    id: 'opaque-query',
    level: 'note',
    section: '3',
    sentence:
      'An opaque-part has no components: the "?" begins a query for the regular expression of Appendix B, but not for the grammar.',
    test: (reading) => reading.nodes('opaque-part').flatMap((part) => matchesIn(reading, part, /\?.*/gs)),
  },
  ...excludedCharacters(/[{}|\\^`]+/g),
  {
    id: 'delimiter',
    level: 'violation',
    section: '2.4.3',
    sentence:
      '"<", ">" and the double quote are excluded, as they are "the delimiters around a URI in text documents".',
    test: (reading) => matches(reading, /[<>"]+/g),
  },
  {
    id: 'crosshatch',
    level: 'violation',
    section: '2.4.3',
    sentence: '"#" delimits a URI from a fragment identifier and is excluded from both.',
    test: (reading) => matches(reading, /#/g).slice(1),
  },
  {
    id: 'bracket',
    level: 'violation',
    section: '3.2.2',
    sentence:
      'An IPv6 literal "is the only place where square-bracket characters are allowed in the hierarchical URI syntax".',
    test: (reading) => (reading.derivable ? [] : matches(reading, /[[\]]/g)),
  },
  {
    id: 'current-document',
    level: 'note',
    section: '4.2',
    sentence: 'No URI: "a reference to the current document", which should not result in another retrieval.',
    test: currentDocument,
  },
  {
    id: 'relative',
    level: 'note',
    section: '5',
    sentence: 'A relative reference: its meaning depends on the base URI.',
    test: withoutBase,
  },
  {
    id: 'colon-first-segment',
    level: 'violation',
    section: '5',
    sentence:
      'A segment which contains a colon "cannot be used as the first segment of a relative URI path"; "./" before it makes it one.',
    test: colonInFirstSegment,
  },
  {
    id: 'unsuitable-base',
    level: 'violation',
    section: '5',
    sentence:
      'The base does not fit the hier-part syntax: "a relative URI cannot be used within a document that has an unsuitable base URI".',
    test: (reading, base) => unsuitableBase(reading, base, 'hier-part'),
  },
  {
    id: 'surplus-parent',
    level: 'violation',
    section: '5.2',
    sentence:
      'The merged path still begins with "..": "the reference is considered to be in error", and keeping, removing or refusing are all allowed.',
    test: surplusParents,
  },
  {
    id: 'scheme-case',
    level: 'discouraged',
    section: '6.3',
    sentence:
      '"Always provide the URI scheme in lower-case characters", although programs should treat upper case as equivalent (§3.1).',
    test: upperCaseScheme,
  },
  {
    id: 'host-case',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Always provide the hostname, if any, in lower-case characters."',
    test: (reading) => nodes(reading, 'hostname', (text) => /[A-Z]/.test(text)),
  },
  {
    id: 'needless-escape',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Only perform %-escaping where it is essential"; an unreserved character needs none (§2.3).',
    test: (reading) => escapes(reading, 'escaped', isUnreserved),
  },
  {
    id: 'escape-case',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Always use upper-case A-through-F characters when %-escaping."',
    test: (reading) => lowerCaseEscapes(reading, 'escaped'),
  },
  {
    id: 'utf-8',
    level: 'discouraged',
    section: '6.3',
    sentence: '"Use the UTF-8 character-to-octet mapping, whenever possible": these octets are no UTF-8.',
    test: (reading) => (reading.derivable ? notUtf8(reading, { start: 0, end: reading.text.length }) : []),
  },
  {
    id: 'dot-segment',
    level: 'discouraged',
    section: '6.3',
    sentence:
      '"Prevent /./ and /../ from appearing in absolute URI paths": they should not be there (§6.2.2.3).',
    test: (reading) =>
      reading.uses('absolute-URI')
        ? reading.nodes('abs-path').flatMap((path) => dotSegments(reading, path))
        : [],
  },
  {
    id: 'encoded-delimiter',
    level: 'discouraged',
    section: '7.2',
    sentence:
      'Escaped CR or LF, if unescaped before transmission, can "simulate an extra operation or parameter" in the protocol.',
    test: (reading) => escapedLineEnds(reading, 'escaped'),
  },
  {
    id: 'same-scheme',
    level: 'tolerated',
    section: 'Appendix C.2',
    sentence:
      'The scheme of the base before what looks relative: "Its use should be avoided, but is allowed for backwards compatibility."',
    test: sameScheme,
  },
  {
    id: 'url-prefix',
    level: 'discouraged',
    section: 'Appendix E',
    sentence: 'The prefix "URL:" of a wrapper in text "is no longer recommended"; here it reads as a scheme.',
    test: urlPrefix,
  },
  {
    id: 'abbreviated',
    level: 'note',
    section: 'Appendix F',
    sentence:
      'It looks like an abbreviated URI, which "has the same syntax as a relative URI path" and cannot be told from one.',
    test: (reading) => nodes(reading, 'rel-segment', (text) => /^www\.[^.]/i.test(text)),
  },
];

/** §§2 to 7 with the appendices, and what they say of authorities. */
export const prose: readonly ProseEntry[] = [...general, ...authorityProse];
