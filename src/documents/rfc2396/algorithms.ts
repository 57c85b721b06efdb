/** Algorithms of RFC 2396: resolving by §5.2, escaping by §2.4, equivalence by §2.3 and §6. */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { digits, letters } from '../../core/reference/escape.js';
import {
  defaultPort,
  emptyPort,
  hexCase,
  hostCase,
  portNumber,
  sameUnescaped,
  schemeCase,
} from '../../core/reference/normalize-steps.js';
import { ladder } from '../../core/reference/normalize.js';
import { appendixBSplitting } from '../../core/reference/split.js';
import { resolver } from './resolve.js';
import { genericExplainer, type GenericTerms } from '../../core/reference/explain-generic.js';

export const terms: GenericTerms = {
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
  hosts: { hostname: 'a domain name', IPv4address: 'an IPv4 address' },
  opaque: { rule: 'opaque_part', section: '3' },
  noServer: 'The authority is not a server. The scheme defines its registered name.',
};

const explainer = genericExplainer(terms);

const alphanum = letters + digits;
const unreserved = `${alphanum}-_.!~*'()`;

export const references: ReferenceAlgorithms = {
  splitting: appendixBSplitting,
  resolver,
  escape: {
    revision: 'rfc2396',
    section: '2.4',
    dotSegmentSection: '5',
    roles: {
      scheme: { rule: 'scheme', section: 'A, 3.1' },
      authority: { rule: 'reg_name', section: 'A, 3.2.1', reserved: ';:@' },
      user: {
        rule: 'userinfo',
        section: 'A, 3.2.2',
        reserved: ';:',
      },
      host: { rule: 'hostname', section: 'A, 3.2.2' },
      port: { rule: 'port', section: 'A, 3.2.2' },
      path: { rule: 'path_segments', section: 'A, 3.3' },
      segment: { rule: 'segment', section: 'A, 3.3', reserved: ';=' },
      query: {
        rule: 'query',
        section: 'A, 3.4',
        reserved: ';/?:@&=+,$',
      },
      fragment: { rule: 'fragment', section: 'A, 4.1' },
    },
    charset: undefined,
    charsetSection: '2.1',
  },
  explainer,
  normalization: ladder([
    hexCase('2.4.1'),
    // §2.3: they "can be escaped without changing the semantics", but the scheme decides which form is normal (§2.4.2).
    sameUnescaped('2.3', unreserved),
    schemeCase('6'),
    hostCase('6', ['hostname']),
    defaultPort('6, RFC 1738 §3'),
    // A port may also be omitted after its colon: "the default port number is assumed".
    emptyPort('3.2.2, G.3'),
    portNumber('3.2.2'),
  ]),
  base: {
    requests: { section: '4.2', attributes: ['form action'], of: 'base' },
    absoluteRule: 'absoluteURI',
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
