/** The names that RFC 3987 gives rules of RFC 3986 (§2.2), and its sections that say the same as those of RFC 3986. */

import type { OwnTerms } from '../../core/reading/own-terms.js';

/** Rules with other characters. Names with 'URI' have 'IRI' instead; the others begin with 'i' (§2.2). */
const rules = [
  'URI hier-part URI-reference absolute-URI relative-ref relative-part authority userinfo host reg-name path',
  'path-abempty path-absolute path-noscheme path-rootless path-empty segment segment-nz segment-nz-nc pchar query',
  'fragment unreserved',
].flatMap((line) => line.split(' '));

const renamed = (rule: string): string => (rule.includes('URI') ? rule.replace('URI', 'IRI') : `i${rule}`);

export const terms: OwnTerms = {
  rules: Object.fromEntries(rules.map((rule) => [rule, renamed(rule)])),
  sections: {
    '6.1': '5.1',
    '6.2.2.1': '5.3.2.1',
    '6.2.2.2, 2.3': '5.3.2.3',
    '6.2.2.3': '5.3.2.4',
    '6.2.3': '5.3.3',
    '6.2.3, 3.2.3': '5.3.3',
  },
};
