/** 1993: partial forms and encoding in prose; of equivalence it says only that "%" always means an encoded character. */

import type { ReferenceAlgorithms } from './algorithms.js';
import { digits, letters, type RoleAlphabet } from './escape.js';
import { explainer1993 } from './explain-url-1993.js';
import { hexCase } from './normalize-steps.js';
import { ladder } from './normalize.js';
import { resolve1993 } from './resolve-1993.js';

const section = 'BNF syntax';
const alphanum = letters + digits;
/** alpha | digit | safe | extra */
const xalpha = `${alphanum}$-_@.&!*"'():;, `;

/** The alphabets that 1993 and 1995 share. */
export const roles1993 = {
  scheme: { rule: 'scheme', section, raw: xalpha, escapes: true, reserved: ':' },
  user: { rule: 'user', section, raw: xalpha, escapes: true, reserved: '@:' },
  host: { rule: 'host', section, raw: xalpha, escapes: true, reserved: '@:' },
  port: { rule: 'port', section, raw: digits, escapes: false },
  path: { rule: 'path', section, raw: `${xalpha}+/`, escapes: true },
  segment: { rule: 'xpalphas', section, raw: `${xalpha}+`, escapes: true },
  query: { rule: 'search', section, raw: `${xalpha}+`, escapes: true, reserved: '+' },
  fragment: { rule: 'fragmentid', section, raw: xalpha, escapes: true },
} satisfies Record<string, RoleAlphabet>;

export const references1993: ReferenceAlgorithms = {
  regexSection: undefined,
  resolve: resolve1993,
  escape: {
    revision: 'url-1993',
    section: 'Encoding prohibited characters',
    roles: roles1993,
    // "Choices": "spaces are not legal characters".
    illegal: ' ',
    charset: 'latin1',
    charsetSection: 'Encoding prohibited characters',
  },
  explainer: explainer1993,
  normalization: ladder([hexCase('Encoding prohibited characters')]),
};
