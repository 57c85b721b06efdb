/** Algorithms of 2003: resolving by §5.2, escaping by §2.4, the comparison ladder of §6.2. */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { digits, letters } from '../../core/reference/escape.js';
import {
  defaultPort,
  dotSegments,
  emptyPort,
  hexCase,
  hostCase,
  portNumber,
  sameForms,
  sameUnescaped,
  schemeCase,
  unescaped,
} from '../../core/reference/normalize-steps.js';
import { ladder } from '../../core/reference/normalize.js';
import { appendixBSplitting } from '../../core/reference/split.js';
import { removal, resolver } from './resolve.js';
import { genericExplainer } from '../../core/reference/explain-generic.js';

const explainer = genericExplainer({
  identifier: 'URI',
  authority: 'authority',
  user: 'user information',
  sections: {
    currentDocument: '4.2',
    scheme: '3.1',
    schemesElsewhere: '1',
    relative: '5',
    authority: '3.2',
    server: '3.2.2',
    path: '3.3',
    query: '3.4',
    fragment: '4.1',
  },
  hosts: { hostname: 'a domain name', IPv4address: 'an IPv4 address', IPv6reference: 'an IPv6 literal' },
  opaque: { rule: 'opaque-part', section: '3' },
  noServer: 'The authority is not a server. The scheme defines its registered name.',
});

const alphanum = letters + digits;
const unreserved = `${alphanum}-_.!~*'()`;

export const references: ReferenceAlgorithms = {
  splitting: appendixBSplitting,
  resolver,
  escape: {
    revision: 'rfc2396bis-01',
    section: '2.4',
    dotSegmentSection: '5',
    roles: {
      scheme: { rule: 'scheme', section: '3.1' },
      authority: { rule: 'reg-name', section: '3.2.1', reserved: ';:@' },
      user: {
        rule: 'userinfo',
        section: '3.2.2',
        reserved: ';:',
      },
      host: { rule: 'hostname', section: '3.2.2' },
      port: { rule: 'port', section: '3.2.2' },
      path: { rule: 'path-segments', section: '3.3' },
      segment: { rule: 'segment', section: '3.3', reserved: ';=' },
      query: { rule: 'query', section: '3.4', reserved: ';/?:@&=+,$' },
      fragment: { rule: 'fragment', section: '4.1' },
    },
    charset: 'utf-8',
    charsetSection: '6.3',
    charsetRemark: 'UTF-8 is recommended: "whenever possible".',
  },
  explainer,
  normalization: ladder(
    [
      hexCase('6.2.2.2'),
      // §2.3: these may be unescaped "without fear of creating a conflict".
      ...unescaped('6.2.2.2, 2.3', `${alphanum}_~`),
      // §6.2.2.2: needless escapes give "URIs that are equivalent to their unescaped counterparts".
      sameUnescaped('6.2.2.2, 2.3', unreserved),
      schemeCase('6.2.2.1'),
      hostCase('6.2.2.1', ['hostname']),
      // "they should not appear in absolute URI paths"; merged with the "/" that starts them.
      dotSegments('6.2.2.3', { ...removal, mark: '3.2' }, ({ scheme, path }) =>
        scheme === undefined || path?.[0] !== '/'
          ? { section: '6.2.2.3', reason: 'Only the path of an absolute URI loses its dot segments.' }
          : undefined,
      ),
      defaultPort('6.2.3'),
      // §3.2.2 extends to every scheme what §6.2.3 states for http.
      emptyPort('3.2.2, 6.2.3'),
      portNumber('3.2.2'),
      // "the "file" URI scheme defaults to "localhost"".
      sameForms('3.2.2', /^(file:\/\/)localhost(?=\/)/, '$1'),
    ],
    { targets: '6.1' },
  ),
  base: {
    requests: { section: '4.2', attributes: ['form action'], of: 'base' },
    absoluteRule: 'absolute-URI',
    // §5.1.1 leaves the header fields of MIME to RFC 2110, which has these two.
    sections: {
      content: '5.1.1',
      'Content-Base': '5.1.1',
      'Content-Location': '5.1.1',
      retrieval: '5.1.3',
      default: '5.1.4',
    },
    fallback: 'application',
  },
  extraction: { section: 'Appendix E', abbreviatedSection: 'Appendix F' },
};
