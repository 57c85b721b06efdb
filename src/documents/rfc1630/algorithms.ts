/**
 * Algorithms of RFC 1630: partial forms and encoding in prose; for equivalence, that an encoded character is the same
 * unless it is reserved.
 */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { digits, letters } from '../../core/reference/escape.js';
import { ladder, type NormalizationStep } from '../../core/reference/normalize.js';
import {
  hexCase,
  voidFragment,
  sameForms,
  unescaped,
  unescapedAnywhere,
} from '../../core/reference/normalize-steps.js';
import { explainer } from './explain.js';
import { resolver } from './resolve.js';

const generic = 'BNF of Generic URI Syntax';
const specific = 'BNF for specific URL schemes';
const encoding = 'Encoding reserved characters';
const alphanum = letters + digits;

/**
 * Matches a path element with its slash, which is neither of the two before a host. Reserved are "substrings consisting
 * of single or double dots".
 */
const pathElement = /\/(?<!^[a-z]+:\/{1,2})(?!(?:\.|%2E){1,2}(?:[/?]|$))[^/?]*/g;
/** Matches the query. "Within the query string, the plus sign is reserved". */
const query = /\?.*/s;

/** Restricts a step to texts with a host, where neither "." nor "@" delimits. */
function behindHost(step: NormalizationStep): NormalizationStep {
  return {
    ...step,
    apply: (text, components, reader) =>
      components.authority === undefined ? text : step.apply(text, components, reader),
  };
}

export const references: ReferenceAlgorithms = {
  splitting: undefined,
  resolver,
  escape: {
    revision: 'rfc1630',
    section: encoding,
    roles: {
      scheme: { rule: 'uri-scheme', section: generic },
      user: { rule: 'user', section: specific },
      password: { rule: 'password', section: specific },
      host: { rule: 'host', section: specific, reserved: '@' },
      port: { rule: 'port', section: specific },
      // "Reserved characters": "*" and "!" "for use as having special significance within specific schemes".
      path: { rule: 'path', section: specific, reserved: '*!' },
      segment: { rule: 'segment', section: specific, reserved: '*!' },
      // "Query strings": "real plus signs must be encoded".
      query: { rule: 'search', section: specific, reserved: '+*!' },
      fragment: { rule: 'uri-fragmentid', section: generic },
    },
    charset: 'latin1',
    charsetSection: encoding,
  },
  explainer,
  normalization: ladder(
    [
      hexCase(encoding),
      // Neither reserved nor delimiters of hosts, users and messages.
      ...unescaped(encoding, `${alphanum}$-_&"'(),`),
      behindHost(unescapedAnywhere(encoding, '.@+', pathElement)),
      behindHost(unescapedAnywhere(encoding, '.@', query)),
      // "A URL for a server on a different port to 80": no port is 80.
      sameForms('HTTP', /^(http:\/\/[^/?:]+):0*80(?=[/?]|$)/, '$1'),
      sameForms('Gopher', /^(gopher:\/\/[^/]+)\/1$/, '$1'),
    ],
    { tolerances: [voidFragment('Fragment-id')], trailingFragmentSection: 'Fragment-id' },
  ),
  base: {
    absoluteRule: 'url',
    sections: { retrieval: 'Partial (relative) form' },
    fallback: 'none',
  },
  extraction: { section: undefined, abbreviatedSection: undefined },
};
