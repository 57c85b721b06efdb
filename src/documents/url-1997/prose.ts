/** Findings of the prose of draft-fielding-url-syntax-05 (1997) beyond its BNF. */

import { delimitedAuthority } from '../../core/base/authority.js';
import type { Reading } from '../../core/reading/reading.js';
import { split } from '../../core/reference/split.js';
import type { Match, ProseEntry } from '../../core/prose/entry.js';
import { excludedCharacters, reservedIn } from '../../core/prose/excluded-characters.js';
import {
  encodedLineEnd,
  excludedDelimiters,
  relativeTo,
  toCurrentDocument,
} from '../../core/prose/generic-syntax.js';
import {
  addressesOutOfRange,
  dotSegments,
  escapes,
  nodes,
  ports,
  upperCaseScheme,
  urlPrefix,
  wholeText,
} from '../../core/prose/matchers.js';
import { isMerged, sameScheme, surplusParents, unsuitableBase } from '../../core/prose/references.js';

/** Tests whether an octet is unreserved (§2.3): alphanum | mark. */
function isUnreserved(octet: number): boolean {
  return /[A-Za-z0-9$\-_.!~*'(),]/.test(String.fromCharCode(octet));
}

/** Returns the text after "//" where a site would be, if the reading has no net_path; otherwise undefined. */
function siteNotRead(reading: Reading): Match | undefined {
  if (!reading.derivable || reading.uses('net_path')) return undefined;
  return delimitedAuthority(reading.text);
}

/** Returns the first segment of a relative path, if it has a colon. */
function colonsInFirstSegment(reading: Reading): Match[] {
  if (!isMerged(reading)) return [];
  return [...reading.nodes('segment').slice(0, 1)].filter((segment) => reading.of(segment).includes(':'));
}

export const prose: readonly ProseEntry[] = [
  {
    id: 'needless-escape',
    level: 'discouraged',
    section: '2.3',
    sentence:
      'An escaped unreserved character means the same unescaped, "but this should not be done unless" the context does not allow the character.',
    test: (reading) => escapes(reading, 'escaped', isUnreserved),
  },
  ...excludedCharacters(/[{}|\\^[\]`]+/g),
  reservedIn('path', '4.3.2', ['segment'], /[;=]/g),
  reservedIn('query', '4.3.3', ['query'], /[/&=+]/g),
  ...excludedDelimiters('URL', 'URLs'),
  toCurrentDocument('URL', '3'),
  {
    id: 'scheme-case',
    level: 'tolerated',
    whole: true,
    section: '4.1',
    sentence:
      'Scheme names are in lower case; programs interpreting URLs "should treat upper case letters as equivalent".',
    test: upperCaseScheme,
  },
  {
    id: 'password',
    level: 'discouraged',
    section: '4.3.1',
    sentence:
      'The use of passwords within URLs "is ill-advised", except where the password is meant to be public.',
    test: (reading) => reading.nodes('password'),
  },
  {
    id: 'address-range',
    level: 'violation',
    section: '4.3.1',
    sentence: 'The host is a domain name or an IPv4 address, and no IPv4 address has a number above 255.',
    test: (reading) => addressesOutOfRange(reading, 'hostnumber'),
  },
  {
    id: 'one-label',
    level: 'tolerated',
    section: '4.3.1',
    sentence:
      'A hostname "should be a fully qualified domain" name; in practice it "may be a local domain literal".',
    test: (reading) => nodes(reading, 'hostname', (text) => !text.includes('.')),
  },
  {
    id: 'site-as-path',
    level: 'violation',
    section: '4.4',
    sentence:
      'After "//" "the site component wins", and its parts are then verified; this site is invalid, so the BNF derives it only as a path or as opaque.',
    test: (reading) => {
      const site = siteNotRead(reading);
      return site === undefined || reading.accepts(reading.of(site), 'site') ? [] : [site];
    },
  },
  {
    id: 'query-after-site',
    level: 'violation',
    whole: true,
    section: '5',
    sentence:
      'A net_path is "//" and a site, then an abs_path or nothing: no "?" directly follows the site, so the BNF derives this only as a path, although Appendix B splits off the site.',
    test: (reading) => {
      const site = siteNotRead(reading);
      if (site === undefined || !reading.accepts(reading.of(site), 'site')) return [];
      return [{ start: site.end, end: site.end + 1 }];
    },
  },
  relativeTo('URL'),
  {
    id: 'colon-first-segment',
    level: 'violation',
    whole: true,
    section: '5',
    sentence:
      'A segment which contains a colon "cannot be used as the first segment of a relative URL path"; write "./" before it.',
    test: colonsInFirstSegment,
  },
  {
    id: 'unsuitable-base',
    level: 'violation',
    section: '5',
    sentence:
      'The base does not fit the generic-URL syntax: "relative URLs cannot be used within a document that has an unsuitable base URL".',
    test: (reading, base) => unsuitableBase(reading, base, 'generic-URL'),
  },
  {
    id: 'dot-segment',
    level: 'note',
    section: '5',
    sentence:
      '"." and ".." "are only considered special when resolving a relative-path reference": here they stay.',
    test: (reading) =>
      reading.nodes('abs_path').flatMap(({ start, end }) => {
        const path = reading.text.slice(start, end).search(/[?]/);
        return dotSegments(reading, { start, end: path < 0 ? end : start + path });
      }),
  },
  {
    id: 'default-port',
    level: 'note',
    section: '6',
    sentence:
      'The port is the default of the scheme: the URL "is equivalent to one where the port is elided".',
    test: (reading) => ports(reading, 'port', 'default'),
  },
  {
    id: 'other-port',
    level: 'discouraged',
    section: '7',
    sentence:
      '"Caution should be used when using any URL which specifies a port number other than the default".',
    test: (reading) => ports(reading, 'port', 'other'),
  },
  encodedLineEnd('7'),
  {
    id: 'base-without-path',
    level: 'note',
    section: '5.2',
    sentence:
      'The base has a site but no path. Step 6 puts nothing between that site and this path, so the result has another site.',
    test: (reading, base) => {
      const { path, authority } = split(base?.text ?? '');
      return wholeText(reading, isMerged(reading) && authority !== undefined && path === '');
    },
  },
  {
    id: 'surplus-parent',
    level: 'note',
    section: 'Appendix C.2',
    sentence:
      'More ".." "than there are hierarchical levels in the base URL\'s path": this one stays in the result.',
    test: surplusParents,
  },
  {
    id: 'same-scheme',
    level: 'discouraged',
    section: 'Appendix C.2',
    sentence:
      'This relative reference repeats the scheme of the base: "a loophole in prior specifications"; "Its use should be avoided."',
    test: sameScheme,
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
    id: 'empty-port',
    level: 'tolerated',
    section: 'Appendix F.3',
    sentence: 'No port follows the ":"; "systems are expected to handle the case".',
    test: (reading) => nodes(reading, 'port', (text) => text === ''),
  },
];
