/** RFC 2396: resolving by §5.2, escaping by §2.4, equivalence by §2.3 and §6. */

import type { ReferenceAlgorithms } from '../../reference/algorithms.js';
import { digits, letters } from '../../reference/escape.js';
import { explainer } from './explain.js';
import {
  defaultPort,
  emptyPort,
  hexCase,
  hostCase,
  portNumber,
  sameUnescaped,
  schemeCase,
} from '../../reference/normalize-steps.js';
import { ladder } from '../../reference/normalize.js';
import { appendixBSplitting } from '../../reference/split.js';
import { resolver } from './resolve.js';

const alphanum = letters + digits;
const unreserved = `${alphanum}-_.!~*'()`;
const segment = `${unreserved};:@&=+$,`;

export const references: ReferenceAlgorithms = {
  splitting: appendixBSplitting,
  resolver,
  escape: {
    revision: 'rfc2396',
    section: '2.4',
    dotSegmentSection: '5',
    roles: {
      scheme: { rule: 'scheme', section: 'A, 3.1', raw: `${alphanum}+-.`, escapes: false },
      authority: { rule: 'reg_name', section: 'A, 3.2.1', raw: segment, escapes: true, reserved: ';:@' },
      user: {
        rule: 'userinfo',
        section: 'A, 3.2.2',
        raw: `${unreserved};:&=+$,`,
        escapes: true,
        reserved: ';:',
      },
      host: { rule: 'hostname', section: 'A, 3.2.2', raw: `${alphanum}-.`, escapes: false },
      port: { rule: 'port', section: 'A, 3.2.2', raw: digits, escapes: false },
      path: { rule: 'path_segments', section: 'A, 3.3', raw: `${segment}/`, escapes: true },
      segment: { rule: 'segment', section: 'A, 3.3', raw: segment, escapes: true, reserved: ';=' },
      query: {
        rule: 'query',
        section: 'A, 3.4',
        raw: `${segment}/?`,
        escapes: true,
        reserved: ';/?:@&=+,$',
      },
      fragment: { rule: 'fragment', section: 'A, 4.1', raw: `${segment}/?`, escapes: true },
    },
    charset: undefined,
    charsetSection: '2.1',
  },
  explainer,
  normalization: ladder([
    hexCase('2.4.1'),
    // §2.3: they "can be escaped without changing the semantics", but which form is normal is the scheme's (§2.4.2).
    sameUnescaped('2.3', unreserved),
    schemeCase('6'),
    hostCase('6', ['hostname']),
    defaultPort('6, RFC 1738 §3'),
    // What is omitted is the port, also where its colon is not: "the default port number is assumed".
    emptyPort('3.2.2, G.3'),
    portNumber('3.2.2'),
  ]),
  base: {
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
  extraction: { section: 'Appendix E', fragmentBeside: false, abbreviatedSection: 'Appendix F' },
};
