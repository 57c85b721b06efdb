/** Roles of the early BNF, of 1993 and 1995, with the characters reserved in them. */

import type { EscapedRole } from './escape.js';

const section = 'BNF syntax';

export const earlyRoles = {
  scheme: { rule: 'scheme', section, reserved: ':' },
  user: { rule: 'user', section, reserved: '@:' },
  host: { rule: 'host', section, reserved: '@:' },
  port: { rule: 'port', section },
  path: { rule: 'path', section },
  segment: { rule: 'xpalphas', section },
  query: { rule: 'search', section, reserved: '+' },
  fragment: { rule: 'fragmentid', section },
} satisfies Record<string, EscapedRole>;
