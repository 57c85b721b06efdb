/** Findings of the prose of RFC 2396 (1998) beyond its BNF. */

import type { ProseEntry } from '../../core/prose/entry.js';
import { excludedCharacters, reservedIn } from '../../core/prose/excluded-characters.js';
import {
  colonInFirstSegment,
  dotSegments,
  escapedLineEnds,
  escapes,
  matches,
  matchesIn,
  nodes,
  upperCaseScheme,
  urlPrefix,
  wholeText,
} from '../../core/prose/matchers.js';
import {
  currentDocument,
  isMerged,
  sameScheme,
  surplusParents,
  unsuitableBase,
  withoutBase,
} from '../../core/prose/references.js';
import { split } from '../../core/reference/split.js';
import { authorityProse, isUnreserved } from './prose-authority.js';

const general: readonly ProseEntry[] = [
  {
    id: 'needless-escape',
    level: 'discouraged',
    section: '2.3',
    sentence:
      'An escaped unreserved character means the same unescaped, "but this should not be done unless" the context does not allow the character.',
    test: (reading) => escapes(reading, 'escaped', isUnreserved),
  },
  ...excludedCharacters(/[{}|\\^[\]`]+/g),
  reservedIn('authority', '3.2', ['userinfo', 'reg_name'], /;/g),
  reservedIn('path', '3.3', ['segment', 'rel_segment'], /[;=]/g),
  reservedIn('query', '3.4', ['query'], /[;/?:@&=+,$]/g),
  {
    id: 'double-escape',
    level: 'note',
    section: '2.4.2',
    sentence:
      'This escaped "%" begins another escape; unescaping twice "might lead to misinterpreting a percent data character as another escaped character".',
    test: (reading) => matches(reading, /%25(?=[0-9A-Fa-f]{2})/g),
  },
  {
    id: 'delimiter',
    level: 'violation',
    section: '2.4.3',
    sentence:
      '"<", ">" and the double quote are excluded, as they are "the delimiters around URI in text documents".',
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
    id: 'opaque-query',
    level: 'note',
    section: '3',
    sentence:
      'An opaque_part has no components: the "?" begins a query for the regular expression of Appendix B, but not for the grammar.',
    test: (reading) => reading.nodes('opaque_part').flatMap((part) => matchesIn(reading, part, /\?.*/gs)),
  },
  {
    id: 'scheme-case',
    level: 'tolerated',
    whole: true,
    section: '3.1',
    sentence:
      'Scheme names are in lower case; programs interpreting URI "should treat upper case letters as equivalent".',
    test: upperCaseScheme,
  },
  {
    id: 'current-document',
    level: 'note',
    whole: true,
    section: '4.2',
    sentence:
      'This is not a URI but "a reference to the current document", which should not result in another retrieval.',
    test: currentDocument,
  },
  {
    id: 'relative',
    level: 'note',
    whole: true,
    section: '5',
    sentence: 'This is a relative reference; its meaning depends on the base URI.',
    test: withoutBase,
  },
  {
    id: 'colon-first-segment',
    level: 'violation',
    section: '5',
    sentence:
      'A segment which contains a colon "cannot be used as the first segment of a relative URI path"; write "./" before it.',
    test: colonInFirstSegment,
  },
  {
    id: 'unsuitable-base',
    level: 'violation',
    section: '5',
    sentence:
      'The base does not fit the hier_part syntax: "relative URI cannot be used within a document that has an unsuitable base URI".',
    test: (reading, base) => unsuitableBase(reading, base, 'hier_part'),
  },
  {
    id: 'dot-segment',
    level: 'note',
    whole: true,
    section: '5',
    sentence:
      '"." and ".." "are only considered special when resolving a relative-path reference": here they stay.',
    test: (reading) =>
      reading.uses('rel_path') ? [] : reading.nodes('abs_path').flatMap((path) => dotSegments(reading, path)),
  },
  {
    id: 'base-without-path',
    level: 'note',
    section: '5.2',
    sentence:
      'The base has an authority but no path. Step 6 puts nothing between that authority and this path, so the result has another authority.',
    test: (reading, base) => {
      const { path, authority } = split(base?.text ?? '');
      return wholeText(reading, isMerged(reading) && authority !== undefined && path === '');
    },
  },
  {
    id: 'surplus-parent',
    level: 'violation',
    section: '5.2',
    sentence:
      'The merged path still begins with "..": "the reference is considered to be in error"; parsers may keep "..", remove it or report an error.',
    test: surplusParents,
  },
  {
    id: 'encoded-delimiter',
    level: 'discouraged',
    section: '7',
    sentence:
      'Escaped CR or LF, if unescaped before transmission, can "simulate an extra operation or parameter" in the protocol.',
    test: (reading) => escapedLineEnds(reading, 'escaped'),
  },
  {
    id: 'only-a-query',
    level: 'tolerated',
    whole: true,
    section: 'Appendix C.1',
    sentence:
      'This is a query alone. No relativeURI derives it, but it is among the examples, and §5.2 resolves it.',
    test: (reading) =>
      wholeText(
        reading,
        reading.text.startsWith('?') && reading.accepts(`.${reading.text}`, 'URI-reference'),
      ),
  },
  {
    id: 'same-scheme',
    level: 'discouraged',
    section: 'Appendix C.2',
    sentence:
      'This relative reference repeats the scheme of the base: "a loophole in prior specifications"; "Its use should be avoided", and validating parsers should mark it as an error (§5.2).',
    test: (reading, base) => (base?.uses('hier_part') === true ? sameScheme(reading, base) : []),
  },
  {
    id: 'url-prefix',
    level: 'note',
    whole: true,
    section: 'Appendix E',
    sentence: '"URL:" marks a URL in running text. Here it is read as a scheme.',
    test: urlPrefix,
  },
  {
    id: 'abbreviated',
    level: 'note',
    section: 'Appendix F',
    sentence:
      'It looks like an abbreviated URL, which "has the same syntax as a relative URL path" and is indistinguishable.',
    test: (reading) => nodes(reading, 'rel_segment', (text) => /^www\.[^.]/i.test(text)),
  },
];

/** §§2 to 7 with the appendices, and their statements on authorities. */
export const prose: readonly ProseEntry[] = [...general, ...authorityProse];
