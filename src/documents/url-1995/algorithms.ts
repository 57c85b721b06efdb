/**
 * Algorithms of 1995: only escaping and explaining. The page has only a BNF, without rules for relative
 * references, charsets or equivalence.
 */

import { noAlgorithms, type ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { explainer } from './explain.js';
import { earlyRoles } from '../../core/reference/early-roles.js';

const unsupported = noAlgorithms('url-1995', 'BNF syntax', 'the page defines absolute forms only');

export const references: ReferenceAlgorithms = {
  ...unsupported,
  escape: {
    ...unsupported.escape,
    roles: { ...earlyRoles, password: { ...earlyRoles.user, rule: 'password', reserved: '@' } },
  },
  explainer,
};
