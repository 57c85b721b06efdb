/** 1995: a page of BNF and nothing else, so no rules for relative references, charsets or equivalence. */

import { noAlgorithms, type ReferenceAlgorithms } from '../../reference/algorithms.js';
import { explainer1995 } from './explain.js';
import { roles1993 } from '../url-1993/algorithms.js';

const silence = noAlgorithms(
  'url-1995',
  'BNF syntax',
  'the page is a grammar of full forms and has no word on relative ones',
);

export const references: ReferenceAlgorithms = {
  ...silence,
  escape: {
    ...silence.escape,
    roles: { ...roles1993, password: { ...roles1993.user, rule: 'password', reserved: '@' } },
  },
  explainer: explainer1995,
};
