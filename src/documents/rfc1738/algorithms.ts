/** Algorithms of RFC 1738: encoding by §2.2, no relative links (§2.3), default ports by scheme in §3. */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { digits, letters } from '../../core/reference/escape.js';
import { schemeSections } from '../../core/reference/schemes/scheme-sections.js';
import { explainer } from './explain.js';
import {
  defaultPort,
  hexCase,
  portNumber,
  sameForms,
  sameUnescaped,
  unescaped,
} from '../../core/reference/normalize-steps.js';
import { ladder, type Tolerance } from '../../core/reference/normalize.js';
import { noResolution } from '../../core/reference/resolve.js';

const alphanum = letters + digits;
/** alpha | digit | safe | extra */
const unreserved = `${alphanum}$-_.+!*'(),`;

/**
 * Characters that §2.2 lets a scheme reserve, without those that it does reserve in a part, by the section that says
 * so. In that part they mean the same when escaped. Schemes without such a statement are missing.
 */
const unreservedInParts: readonly (readonly [section: string, part: RegExp, characters: string])[] = [
  ['3.1', /(?<=^[a-z0-9+.-]+:\/\/)[^/@]*(?=@)/, ';?=&'],
  ['3.2.2', /(?<=^ftp:\/\/[^/]*\/)[^;]*/, '?:@=&'],
  ['3.3', /(?<=^http:\/\/[^/]*\/).*/, ':@=&'],
  ['3.4.1', /(?<=^gopher:\/\/[^/]*\/).*/, ';/?:@=&'],
  ['3.5', /(?<=^mailto:).*/, ';/?:@=&'],
  ['3.6', /(?<=^news:)[^@]*(?=@)/, ';/?:=&'],
  // The object name, then the fields, which "=" separates and for which the BNF allows no slash.
  ['3.11', /(?<=^prospero:\/\/[^/]*\/)[^;]*/, '/?:@=&'],
  ['3.11', /(?<=^prospero:\/\/[^/]*\/[^;]*;).*/, '?:@&'],
];

/** §2.1: programs "should treat upper case letters as equivalent to lower case in scheme names"; the BNF derives none. */
const schemeInLowerCase: Tolerance = {
  level: 'case',
  subject: 'scheme',
  section: '2.1',
  read: (text) => text.replace(/^[A-Za-z0-9+.-]+:/, (scheme) => scheme.toLowerCase()),
};

export const references: ReferenceAlgorithms = {
  splitting: undefined,
  resolver: noResolution('2.3', '"Relative links are not described in this document"'),
  escape: {
    revision: 'rfc1738',
    section: '2.2',
    roles: {
      scheme: {
        rule: 'scheme',
        section: '5, 2.1',
      },
      user: { rule: 'user', section: '5, 3.1' },
      password: { rule: 'password', section: '5, 3.1' },
      host: { rule: 'host', section: '5, 3.1' },
      port: { rule: 'port', section: '5, 3.1' },
      path: { rule: 'urlpath', section: '5, 3.1' },
      // Reserved: the semicolon in ftp (3.2.2) and http (3.3), the question mark in http.
      segment: {
        rule: 'fsegment',
        section: '5, 3.2.2',
        reserved: '?',
      },
      query: { rule: 'search', section: '5, 3.3', reserved: ';' },
    },
    // §3: a scheme that this section covers has a form of its own, in which more characters are reserved.
    formOf: (text) => {
      const scheme = /^[a-z]+(?=:)/.exec(text)?.[0] ?? '';
      if (!schemeSections.has(scheme)) return undefined;
      const rule = `${scheme}url`;
      return scheme === 'ftp' ? { rule, data: /;(?!type=[aid]$)/iy } : { rule };
    },
    charset: undefined,
    charsetSection: '2.2',
  },
  explainer,
  normalization: ladder(
    [
      hexCase('2.2'),
      // §2.2: characters that need no encoding, "including alphanumerics", may be encoded. Marks can have a meaning of
      // their own.
      ...unescaped('2.2', alphanum),
      // §2.2: "Usually a URL has the same interpretation when an octet is represented by a character and when it encoded."
      sameUnescaped('2.2', unreserved),
      ...unreservedInParts.map(([section, part, characters]) =>
        sameUnescaped(`2.2, ${section}`, characters, part),
      ),
      defaultPort('3'),
      portNumber('3.1'),
      sameForms('3.3', /^(http:\/\/[^/@]+)\/$/, '$1'),
      sameForms('3.4.1', /^(gopher:\/\/[^/@]+)\/1?$/, '$1'),
      sameForms('3.8', /^(telnet:\/\/[^/]+)\/$/, '$1'),
      sameForms('3.10', /^file:\/\/localhost\//i, 'file:///'),
    ],
    { tolerances: [schemeInLowerCase], trailingFragmentSection: '2.2' },
  ),
  base: undefined,
  extraction: { section: 'Appendix', abbreviatedSection: undefined },
};
