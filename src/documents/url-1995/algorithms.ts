/** 1995: a page of BNF and nothing else, so no rules for relative references, charsets or equivalence. */

import type { ReferenceAlgorithms } from '../../reference/algorithms.js';
import { ladder } from '../../reference/normalize.js';
import { noResolution } from '../../reference/resolve/resolve.js';
import { explainer1995 } from './explain.js';
import { roles1993 } from '../url-1993/algorithms.js';

export const references: ReferenceAlgorithms = {
  regexSection: undefined,
  resolver: noResolution(undefined, 'the page is a grammar of full forms and has no word on relative ones'),
  escape: {
    revision: 'url-1995',
    section: 'BNF syntax',
    roles: { ...roles1993, password: { ...roles1993.user, rule: 'password', reserved: '@' } },
    charset: undefined,
    charsetSection: 'BNF syntax',
  },
  explainer: explainer1995,
  normalization: ladder([]),
  base: undefined,
  extraction: { section: undefined, fragmentBeside: false, abbreviatedSection: undefined },
};
