/** 2003: resolving by §5.2, escaping by §2.4, the comparison ladder of §6.2. */

import type { ReferenceAlgorithms } from '../../reference/algorithms.js';
import { digits, letters } from '../../reference/escape.js';
import { explainer } from './explain.js';
import {
  defaultPort,
  dotSegments,
  emptyPort,
  hexCase,
  hostCase,
  portNumber,
  sameUnescaped,
  schemeCase,
  unescaped,
} from '../../reference/normalize-steps.js';
import { ladder } from '../../reference/normalize.js';
import { appendixBSplitting } from '../../reference/split.js';
import { removal, resolver } from './resolve.js';

const alphanum = letters + digits;
const unreserved = `${alphanum}-_.!~*'()`;
const pchar = `${unreserved};:@&=+$,`;

export const references: ReferenceAlgorithms = {
  splitting: appendixBSplitting,
  resolver,
  escape: {
    revision: 'rfc2396bis-01',
    section: '2.4',
    dotSegmentSection: '5',
    roles: {
      scheme: { rule: 'scheme', section: '3.1', raw: `${alphanum}+-.`, escapes: false },
      authority: { rule: 'reg-name', section: '3.2.1', raw: pchar, escapes: true, reserved: ';:@' },
      user: {
        rule: 'userinfo',
        section: '3.2.2',
        raw: `${unreserved};:&=+$,`,
        escapes: true,
        reserved: ';:',
      },
      host: { rule: 'hostname', section: '3.2.2', raw: `${alphanum}-.`, escapes: false },
      port: { rule: 'port', section: '3.2.2', raw: digits, escapes: false },
      path: { rule: 'path-segments', section: '3.3', raw: `${pchar}/`, escapes: true },
      segment: { rule: 'segment', section: '3.3', raw: pchar, escapes: true, reserved: ';=' },
      query: { rule: 'query', section: '3.4', raw: `${pchar}/?`, escapes: true, reserved: ';/?:@&=+,$' },
      fragment: { rule: 'fragment', section: '4.1', raw: `${pchar}/?`, escapes: true },
    },
    charset: 'utf-8',
    charsetSection: '6.3',
    charsetRemark: 'UTF-8 is advised, not prescribed: "whenever possible".',
  },
  explainer,
  normalization: ladder([
    hexCase('6.2.2.2'),
    // §2.3: these may be unescaped "without fear of creating a conflict".
    ...unescaped('6.2.2.2, 2.3', `${alphanum}_~`),
    // §6.2.2.2: escaping what need not be escaped gives "URIs that are equivalent to their unescaped counterparts".
    sameUnescaped('6.2.2.2, 2.3', unreserved),
    schemeCase('6.2.2.1'),
    hostCase('6.2.2.1', ['hostname']),
    // "they should not appear in absolute URI paths"; merged with the "/" that starts them.
    dotSegments('6.2.2.3', removal, ({ scheme, path }) => scheme !== undefined && path?.[0] === '/'),
    defaultPort('6.2.3'),
    // §3.2.2 says of every scheme what §6.2.3 repeats of http.
    emptyPort('3.2.2, 6.2.3'),
    portNumber('3.2.2'),
  ]),
  base: {
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
  extraction: { section: 'Appendix E', fragmentBeside: false, abbreviatedSection: 'Appendix F' },
};
