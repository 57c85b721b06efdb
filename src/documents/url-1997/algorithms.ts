/** Algorithms of 1997: resolving by §5.2, escaping by §2.4, equivalence by §2.3, §2.4.2, §4.1 and §6. */

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
  unescaped,
} from '../../core/reference/normalize-steps.js';
import { ladder } from '../../core/reference/normalize.js';
import { appendixBSplitting } from '../../core/reference/split.js';
import { resolver } from './resolve.js';
import { genericExplainer } from '../../core/reference/explain-generic.js';

const explainer = genericExplainer({
  identifier: 'URL',
  authority: 'site',
  user: 'user name',
  sections: {
    currentDocument: '3',
    scheme: '4.1',
    schemesElsewhere: '1',
    relative: '5',
    authority: '4.3.1',
    server: '4.3.1',
    path: '4.3.2',
    query: '4.3.3',
    fragment: '3',
  },
  hosts: { hostname: 'a domain name', hostnumber: 'an IPv4 address' },
  opaque: { rule: 'opaque-URL', section: '4.2' },
  noServer: 'The site has no host.',
});

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
      scheme: { rule: 'scheme', section: 'A, 4.1' },
      user: { rule: 'user', section: 'A, 4.3.1' },
      password: { rule: 'password', section: 'A, 4.3.1' },
      host: { rule: 'host', section: 'A, 4.3.1' },
      port: { rule: 'port', section: 'A, 4.3.1' },
      path: { rule: 'path', section: 'A, 4.3.2' },
      segment: {
        rule: 'segment',
        section: 'A, 4.3.2',
        reserved: ';=',
      },
      query: {
        rule: 'query',
        section: 'A, 4.3.3',
        reserved: '/&=+',
      },
      fragment: { rule: 'fragment', section: 'A, 3' },
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
    // A port may also be omitted after its colon: "the default port number is assumed".
    emptyPort('4.3.1, F.3'),
    portNumber('4.3.1'),
  ]),
  base: {
    requests: { section: '3', attributes: ['form action', 'img src'], of: 'document' },
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
  extraction: { section: 'Appendix E', abbreviatedSection: undefined },
};
