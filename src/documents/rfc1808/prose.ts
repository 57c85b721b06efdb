/**
 * Findings of the prose of RFC 1808 beyond its BNF: on URLs and their parsing (§2), on references and bases (§§3-5).
 */

import type { Reading, Span } from '../../core/reading/reading.js';
import type { ProseEntry } from '../../core/prose/entry.js';
import { dotSegments, matches, nodes, schemeOf, urlPrefix, wholeText } from '../../core/prose/matchers.js';
import { sameScheme, surplusParents } from '../../core/prose/references.js';
import { schemeCategories } from './schemes.js';
import { parameters, splitInSteps } from './split.js';

/**
 * Tests whether a text is a reference without a scheme. Here the empty reference and a lone fragment are resolved too.
 */
function isRelative({ derivable, components }: Reading): boolean {
  return derivable && components?.scheme === undefined;
}

/** Returns the path of §2.4.6, without parameters. */
function pathOf({ derivable, text }: Reading): string | undefined {
  return derivable ? parameters(splitInSteps(text).path)[0] : undefined;
}

/** Tests whether step 6 of §4 is reached: the path is merged with that of the base. */
function isMerged(reading: Reading): boolean {
  return (
    isRelative(reading) && reading.components?.authority === undefined && /^[^/]/.test(pathOf(reading) ?? '')
  );
}

/** Finds a relative reference whose base, if it is known, satisfies a condition. */
function relativeTo(
  reading: Reading,
  base: Reading | undefined,
  condition: (base: Reading) => boolean,
): Span[] {
  return wholeText(reading, isRelative(reading) && base !== undefined && condition(base));
}

function hasScheme(reading: Reading, ...schemes: readonly string[]): boolean {
  return schemes.includes(schemeOf(reading) ?? '');
}

/** Returns the text after "//" if the path after it begins with an empty segment. */
function locationBeforeEmptySegment({ text }: Reading): Span[] {
  const found = /^(?:[A-Za-z0-9+.-]+:)?\/\/([^/#]*)\/\//.exec(text);
  if (found === null) return [];
  const end = found[0].length - 2;
  return [{ start: end - (found[1]?.length ?? 0), end }];
}

/** Finds separators with nothing after them. */
function emptyParts(reading: Reading): Span[] {
  return ['params', 'query', 'fragment'].flatMap((rule) =>
    nodes(reading, rule, (text) => text === '').map(({ start, end }) => ({ start: start - 1, end })),
  );
}

const isDirectoryType = (text: string): boolean => /^type=d$/i.test(text);

const syntax: readonly ProseEntry[] = [
  {
    id: 'params-after-query',
    level: 'note',
    section: '2.1',
    sentence:
      '"The order of the components is important": the query information comes after the parameters, and this semicolon is part of it.',
    test: (reading) =>
      nodes(reading, 'query', (text) => text.includes(';')).map(({ start }) => {
        const place = reading.text.indexOf(';', start);
        return { start: place, end: place + 1 };
      }),
  },
  {
    id: 'new-scheme',
    level: 'discouraged',
    whole: true,
    section: '2.3',
    sentence:
      '"We recommend that new schemes be designed to be parsable via the generic-RL syntax"; RFC 1738 does not define this scheme, and this URL does not fit that syntax.',
    test: (reading) =>
      wholeText(
        reading,
        reading.components?.scheme !== undefined &&
          !reading.uses('generic-RL') &&
          !schemeCategories.has(schemeOf(reading) ?? ''),
      ),
  },
  {
    id: 'file-question-mark',
    level: 'note',
    section: '2.3',
    sentence:
      'RFC 1738 allows "?" in an ftp or file path segment, which "is not true in practice and is believed to be an error": here a query follows it.',
    test: (reading) => (hasScheme(reading, 'ftp', 'file') ? reading.nodes('query') : []),
  },
  {
    id: 'http-semicolon',
    level: 'note',
    section: '2.3',
    sentence:
      'RFC 1738 allows ";" in an http path segment without semantics; "the correct semantics are as defined by this document for <params>".',
    test: (reading) => (hasScheme(reading, 'http') ? reading.nodes('params') : []),
  },
  {
    id: 'fragment',
    level: 'note',
    section: '2.4.1',
    sentence: 'The fragment identifier "is not considered part of the URL", and is set aside in parsing.',
    test: (reading) => reading.nodes('fragment').map(({ start, end }) => ({ start: start - 1, end })),
  },
  {
    id: 'crosshatch',
    level: 'note',
    section: '2.4.1',
    sentence:
      'The fragment identifier begins after "the first (left-most) crosshatch", so parsing includes this one; the BNF derives only the first "#".',
    test: (reading) => matches(reading, /#/g).slice(1),
  },
  {
    id: 'empty-first-segment',
    level: 'note',
    section: '2.4.3',
    sentence:
      'Parsing reads <net_loc> "up to, but not including, the next slash"; the BNF allows no second slash there, so it finds no <net_loc>.',
    test: locationBeforeEmptySegment,
  },
  {
    id: 'empty-component',
    level: 'note',
    section: '2.4.4',
    sentence:
      'Nothing follows the separator; parsing does not distinguish that from "no question mark is present" (2.4.1, 2.4.4, 2.4.5).',
    test: emptyParts,
  },
];

const references: readonly ProseEntry[] = [
  {
    id: 'relative',
    level: 'note',
    whole: true,
    section: '3',
    sentence: 'This URL is relative; without a base URL it "is meaningless".',
    test: (reading, base) => wholeText(reading, isRelative(reading) && base === undefined),
  },
  {
    id: 'unsuitable-base',
    level: 'violation',
    section: '2',
    sentence:
      'The base does not fit the generic-RL syntax: "relative URLs cannot be used within documents that have unsuitable base URLs".',
    test: (reading, base) => relativeTo(reading, base, (base) => !base.uses('generic-RL')),
  },
  {
    id: 'scheme-of-base',
    level: 'violation',
    section: '2.3',
    sentence: 'The scheme of the base is one of those that "are never used with relative URLs".',
    test: (reading, base) =>
      relativeTo(reading, base, (base) => schemeCategories.get(schemeOf(base) ?? '') === 'never'),
  },
  {
    id: 'gopher-type',
    level: 'note',
    section: '2.3',
    sentence:
      'The type at the beginning of a gopher path "prevents relative-path references to documents with differing gopher-types".',
    test: (reading, base) =>
      isMerged(reading) ? relativeTo(reading, base, (base) => hasScheme(base, 'gopher')) : [],
  },
  {
    id: 'base-without-path',
    level: 'note',
    section: '4',
    sentence:
      'The base has a <net_loc> but no path. Step 6 puts nothing between it and this path, so the result has another <net_loc>.',
    test: (reading, base) =>
      isMerged(reading)
        ? relativeTo(reading, base, (base) => base.components?.authority !== undefined && pathOf(base) === '')
        : [],
  },
  {
    id: 'empty-reference',
    level: 'note',
    whole: true,
    section: '5.2',
    sentence:
      '"An empty reference resolves to the complete base URL": only this one inherits a fragment identifier (4).',
    test: (reading) => wholeText(reading, reading.text === ''),
  },
  {
    id: 'surplus-parent',
    level: 'note',
    section: '5.2',
    sentence:
      'More ".." segments "than there are hierarchical levels in the base URL\'s path": this one stays in the result, and never changes the <net_loc>.',
    test: (reading, base) => surplusParents(reading, base, pathOf),
  },
  {
    id: 'dot-segment',
    level: 'note',
    section: '5.2',
    sentence:
      'Parsers must not treat "." and ".." as special "when they are not complete components of a relative path": here they stay.',
    test: (reading) =>
      isRelative(reading) && !reading.uses('abs_path')
        ? []
        : reading.nodes('path').flatMap((path) => dotSegments(reading, path)),
  },
  {
    id: 'same-scheme',
    level: 'discouraged',
    section: '5.2',
    sentence:
      'This relative reference repeats the scheme of the base, "a loophole in prior specifications" that "should be avoided by future parsers".',
    test: sameScheme,
  },
  {
    id: 'colon-first-segment',
    level: 'violation',
    section: '5.3',
    sentence:
      'A name with a colon "cannot be used as the first component of a relative URL path"; write "./" before it, or escape the colon.',
    test: (reading) => (isMerged(reading) ? nodes(reading, 'fsegment', (text) => text.includes(':')) : []),
  },
  {
    id: 'ftp-directory',
    level: 'discouraged',
    section: '5.3',
    sentence:
      '"We recommend that the ";type=d" parameter value not be used within contexts that allow relative URLs."',
    test: (reading, base) =>
      hasScheme(reading, 'ftp') || (isRelative(reading) && base !== undefined && hasScheme(base, 'ftp'))
        ? nodes(reading, 'params', isDirectoryType)
        : [],
  },
  {
    id: 'directory-without-slash',
    level: 'violation',
    section: '5.3',
    sentence:
      'The base is an ftp directory by its ";type=d", and "it is necessary that the base URL path for that result include a trailing slash".',
    test: (reading, base) =>
      relativeTo(
        reading,
        base,
        (base) =>
          hasScheme(base, 'ftp') &&
          isDirectoryType(base.first('params') ?? '') &&
          !(pathOf(base) ?? '').endsWith('/'),
      ),
  },
  {
    id: 'url-prefix',
    level: 'note',
    whole: true,
    section: '3.1',
    sentence: '"URL:" marks a URL between angle brackets. Here it is read as a scheme.',
    test: urlPrefix,
  },
];

/** In two parts: on any URL; on references, their bases and their results. */
export const prose: readonly ProseEntry[] = [...syntax, ...references];
