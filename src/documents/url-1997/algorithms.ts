/** 1997: resolving by §5.2, escaping by §2.4, equivalence by §2.3, §2.4.2, §4.1 and §6. */

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
  unescaped,
} from '../../reference/normalize-steps.js';
import { ladder } from '../../reference/normalize.js';
import { appendixBSplitting } from '../../reference/split.js';
import { resolver } from './resolve.js';

const alphanum = letters + digits;
const unreserved = `${alphanum}$-_.!~*'(),`;

export const references: ReferenceAlgorithms = {
  splitting: appendixBSplitting,
  resolver,
  escape: {
    revision: 'url-1997',
    section: '2.4',
    dotSegmentSection: '5',
    roles: {
      scheme: { rule: 'scheme', section: 'A, 4.1', raw: `${alphanum}+-.`, escapes: false },
      user: { rule: 'user', section: 'A, 4.3.1', raw: `${unreserved};&=+`, escapes: true },
      password: { rule: 'password', section: 'A, 4.3.1', raw: `${unreserved};&=+`, escapes: true },
      host: { rule: 'host', section: 'A, 4.3.1', raw: `${alphanum}-.`, escapes: false },
      port: { rule: 'port', section: 'A, 4.3.1', raw: digits, escapes: false },
      path: { rule: 'path', section: 'A, 4.3.2', raw: `${unreserved}:@&=+;/`, escapes: true },
      segment: {
        rule: 'segment',
        section: 'A, 4.3.2',
        raw: `${unreserved}:@&=+;`,
        escapes: true,
        reserved: ';=',
      },
      query: {
        rule: 'query',
        section: 'A, 4.3.3',
        raw: `${unreserved};/?:@&=+`,
        escapes: true,
        reserved: '/&=+',
      },
      fragment: { rule: 'fragment', section: 'A, 3', raw: `${unreserved};/?:@&=+`, escapes: true },
    },
    charset: undefined,
    charsetSection: '2.1',
  },
  explainer,
  normalization: ladder([
    hexCase('2.4.1'),
    // §2.4.2: "It is safe to unescape these within the body of a URL." Not ".", which could make dot segments.
    ...unescaped('2.3, 2.4.2', `${alphanum}$-_!~*'(),`),
    // §2.3: they "can be escaped without changing the semantics of the URL".
    sameUnescaped('2.3', unreserved),
    schemeCase('4.1'),
    hostCase('6', ['hostname']),
    defaultPort('6, RFC 1738 §3'),
    // What is omitted is the port, also where its colon is not: "the default port number is assumed".
    emptyPort('4.3.1, F.3'),
    portNumber('4.3.1'),
  ]),
  base: {
    absoluteRule: 'absoluteURL',
    sections: {
      content: '5.1.1',
      'Content-Base': '5.1.1',
      'Content-Location': '5.1.1',
      retrieval: '5.1.3',
      default: '5.1.4',
    },
    fallback: 'empty',
  },
  extraction: { section: 'Appendix E', fragmentBeside: false, abbreviatedSection: undefined },
};
