/** The alphabets of the roles in the early BNF, of 1993 and 1995. */

import { digits, letters, type RoleAlphabet } from './escape.js';

const section = 'BNF syntax';
const alphanum = letters + digits;
/** alpha | digit | safe | extra */
const xalpha = `${alphanum}$-_@.&!*"'():;, `;

export const earlyRoles = {
  scheme: { rule: 'scheme', section, raw: xalpha, escapes: true, reserved: ':' },
  user: { rule: 'user', section, raw: xalpha, escapes: true, reserved: '@:' },
  host: { rule: 'host', section, raw: xalpha, escapes: true, reserved: '@:' },
  port: { rule: 'port', section, raw: digits, escapes: false },
  path: { rule: 'path', section, raw: `${xalpha}+/`, escapes: true },
  segment: { rule: 'xpalphas', section, raw: `${xalpha}+`, escapes: true },
  query: { rule: 'search', section, raw: `${xalpha}+`, escapes: true, reserved: '+' },
  fragment: { rule: 'fragmentid', section, raw: xalpha, escapes: true },
} satisfies Record<string, RoleAlphabet>;
