/** Algorithms of RFC 3986: resolving by §5.2, percent-encoding by §2, the comparison ladder of §6.2. */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { digits, letters } from '../../core/reference/escape.js';
import { ladder, type NormalizationStep } from '../../core/reference/normalize.js';
import {
  defaultPort,
  dotSegments,
  emptyPort,
  hexCase,
  hostCase,
  portNumber,
  schemeCase,
  unescapedAnywhere,
} from '../../core/reference/normalize-steps.js';
import { laterPorts } from '../../core/reference/schemes/default-ports.js';
import { appendixBSplitting } from '../../core/reference/split.js';
import { removeDotSegments } from './dot-segments.js';
import { resolver } from './resolve.js';
import { genericExplainer } from '../../core/reference/explain-generic.js';

const explainer = genericExplainer({
  identifier: 'URI',
  authority: 'authority',
  user: 'user information',
  sections: {
    currentDocument: '4.4',
    scheme: '3.1',
    schemesElsewhere: '1',
    relative: '4.2',
    authority: '3.2',
    server: '3.2.1',
    host: '3.2.2',
    port: '3.2.3',
    path: '3.3',
    query: '3.4',
    fragment: '3.5',
  },
  ports: laterPorts,
  hosts: {
    'reg-name': 'a registered name',
    IPv4address: 'an IPv4 address',
    'IP-literal': 'an IP literal',
  },
});

const alphanum = letters + digits;
const unreserved = `${alphanum}-._~`;
const subDelims = "!$&'()*+,;=";

/**
 * Rewrites forms that a scheme, or §6.2.3 for every scheme, makes equivalent into the preferred one.
 * @param concerns cheaper test; if it is false, the pattern is not tried
 */
function preferred(
  section: string,
  subject: string,
  pattern: RegExp,
  form: string,
  concerns: (text: string) => boolean,
): NormalizationStep {
  return {
    level: 'scheme',
    subject,
    section,
    concerns: (text) => concerns(text) && pattern.test(text),
    apply: (text) => text.replace(pattern, form),
  };
}

/** Tests whether the authority may lack a slash after it, as far as a quick look can decide. */
function mayLackPath(text: string): boolean {
  return !text.includes('/', text.indexOf('//') + 2) || text.includes('?') || text.includes('#');
}

const isMail = (text: string): boolean => text.startsWith('mailto:');

/** Writes the host in the path of a mailto URI in lower case, an example of RFC 3986 §6.2.3. */
const mailHost: NormalizationStep = {
  ...preferred('6.2.3', 'path', /^mailto:[^?#]*@/, '', isMail),
  apply: (text, { path = '' }) => {
    const folded = path.replace(/@[^@,]+/g, (host) => host.replace(/(?<!%.?)[A-Z]+/g, lower));
    return text.slice(0, 'mailto:'.length) + folded + text.slice('mailto:'.length + path.length);
  },
};

function lower(text: string): string {
  return text.toLowerCase();
}

export const references: ReferenceAlgorithms = {
  splitting: appendixBSplitting,
  resolver,
  escape: {
    revision: 'rfc3986',
    section: '2.4',
    dotSegmentSection: '4.2',
    // §2.2: a reserved character as data is escaped. A slash or question mark "may represent data" in a query (§3.4).
    roles: {
      scheme: { rule: 'scheme', section: '3.1' },
      authority: {
        rule: 'authority',
        enclosing: '[]',
        section: '3.2',
        reserved: `${subDelims}:@`,
      },
      user: {
        rule: 'userinfo',
        section: '3.2.1',
        reserved: `${subDelims}:`,
      },
      host: {
        rule: 'reg-name',
        section: '3.2.2',
        reserved: subDelims,
        // "Non-ASCII characters must first be encoded according to UTF-8".
        charsetSection: '3.2.2',
        charsetRemark: 'If it is a DNS name, its IDNA encoding (Punycode) should be written instead.',
      },
      port: { rule: 'port', section: '3.2.3' },
      path: { rule: 'path', section: '3.3', reserved: `${subDelims}:@` },
      segment: { rule: 'segment', section: '3.3', reserved: `${subDelims}:@` },
      query: { rule: 'query', section: '3.4', reserved: `${subDelims}:@` },
      fragment: {
        rule: 'fragment',
        section: '3.5',
        reserved: `${subDelims}:@`,
      },
    },
    charset: 'utf-8',
    charsetSection: '2.5',
    charsetRemark: 'RFC 3986 recommends UTF-8 for new schemes and is silent about existing ones.',
  },
  explainer,
  normalization: ladder(
    [
      { ...hexCase('6.2.2.1'), level: 'case' },
      schemeCase('6.2.2.1'),
      // A name may become an address here: "URIs that differ in the replacement … are equivalent" (§2.3).
      unescapedAnywhere('6.2.2.2, 2.3', unreserved),
      // "host is case-insensitive" (§3.2.2): names, and the digits of addresses.
      hostCase('6.2.2.1', ['reg-name', 'IP-literal']),
      defaultPort('6.2.3', laterPorts),
      emptyPort('6.2.3, 3.2.3'),
      preferred('6.2.3', 'path', /^([^:/?#]+:\/\/[^/?#]*)(?=[?#]|$)/, '$1/', mayLackPath),
      // "no authority, an empty host, and "localhost"" are the same (§3.2.2), and §6.2.3 prefers the second.
      preferred(
        '6.2.3, 3.2.2',
        'authority',
        /^file:(?:\/\/localhost(?=\/)|(?=\/(?!\/)))/,
        'file://',
        (text) => text.startsWith('file:'),
      ),
      dotSegments('6.2.2.3', { remove: removeDotSegments, mark: '3.3' }, ({ scheme }) =>
        scheme === undefined
          ? { section: '5.2.1', reason: 'A relative reference keeps its dot segments until it is resolved.' }
          : undefined,
      ),
      mailHost,
      portNumber('3.2.3'),
    ],
    { targets: '6.1' },
  ),
  base: {
    absoluteRule: 'absolute-URI',
    // §5.1.2 leaves the header fields to MHTML, RFC 2557, which no longer has Content-Base.
    sections: { content: '5.1.1', 'Content-Location': '5.1.2', retrieval: '5.1.3', default: '5.1.4' },
    fromReferences: true,
    fallback: 'application',
  },
  extraction: { section: 'Appendix C', abbreviatedSection: '4.5' },
};
