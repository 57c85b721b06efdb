/**
 * Algorithms of RFC 1808: parsing by §2.4, resolving by §4, bases by §3; for equivalence, the rules that §2.1 takes
 * from RFC 1738 and that §2.4 implies.
 */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { explainer } from './explain.js';
import { schemeCase } from '../../core/reference/normalize-steps.js';
import { ladder, type NormalizationStep } from '../../core/reference/normalize.js';
import { recompose } from '../../core/reference/split.js';
import { resolver } from './resolve.js';
import { splitInSteps, splitting } from './split.js';

const section = '2.2';

/** An empty fragment, query or parameters are the same as none; neither form is preferred. */
const emptyParts: NormalizationStep = {
  level: 'scheme',
  subject: 'empty components',
  section: '2.4.1, 2.4.4, 2.4.5',
  onlyCompares: true,
  concerns: (text) => /[#?;](?:[#?]|$)/.test(text),
  apply: (text) => recompose(splitInSteps(text)),
};

export const references: ReferenceAlgorithms = {
  splitting,
  resolver,
  escape: {
    revision: 'rfc1808',
    section,
    dotSegmentSection: '5.3',
    roles: {
      scheme: { rule: 'scheme', section },
      authority: { rule: 'net_loc', section },
      path: { rule: 'path', section },
      segment: { rule: 'segment', section },
      params: { rule: 'params', section, reserved: ';' },
      query: { rule: 'query', section },
      fragment: { rule: 'fragment', section },
    },
    charset: undefined,
    charsetSection: section,
  },
  explainer,
  // §2.1: "scheme name, as per Section 2.1 of RFC 1738", which has programs "treat upper case letters as equivalent".
  normalization: ladder([schemeCase('2.1, RFC 1738 §2.1'), emptyParts]),
  base: {
    absoluteRule: 'absoluteURL',
    sections: { content: '3.1', Base: '3.1', retrieval: '3.3', default: '3.4' },
    fallback: 'empty',
  },
  extraction: { section: undefined, abbreviatedSection: undefined },
};
