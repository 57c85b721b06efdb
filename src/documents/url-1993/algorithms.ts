/**
 * Algorithms of 1993: partial forms and encoding in prose; for equivalence, that "%" means an encoded character, and a
 * port is a number.
 */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { earlyRoles } from '../../core/reference/early-roles.js';
import { explainer } from './explain.js';
import { hexCase, voidFragment, portNumber } from '../../core/reference/normalize-steps.js';
import { ladder } from '../../core/reference/normalize.js';
import { resolver } from './resolve.js';

/** A void fragment-id, which means the whole object; the BNF has none. */
export const voidFragmentId = voidFragment('Fragment-id');

export const references: ReferenceAlgorithms = {
  splitting: undefined,
  resolver,
  escape: {
    revision: 'url-1993',
    section: 'Encoding prohibited characters',
    roles: earlyRoles,
    // "Choices": "spaces are not legal characters".
    illegal: ' ',
    charset: 'latin1',
    charsetSection: 'Encoding prohibited characters',
  },
  explainer,
  normalization: ladder(
    [
      hexCase('Encoding prohibited characters'),
      // "The port number … is given in decimal notation"; no default is stated. The BNF of ftp has the port in the
      // host.
      portNumber('Internet protocol parts', ({ port, host = '' }) => port ?? /:([0-9]+)$/.exec(host)?.[1]),
    ],
    { tolerances: [voidFragmentId] },
  ),
  base: {
    absoluteRule: 'url',
    sections: { content: 'Uniqueness', retrieval: 'Partial form' },
    fallback: 'none',
  },
  extraction: { section: undefined, abbreviatedSection: undefined },
};
