/** 1993: partial forms and encoding in prose; of equivalence it says only that "%" always means an encoded character. */

import type { ReferenceAlgorithms } from '../../reference/algorithms.js';
import { digits, letters, type RoleAlphabet } from '../../reference/escape.js';
import { explainer1993 } from './explain.js';
import { hexCase } from '../../reference/normalize-steps.js';
import { ladder } from '../../reference/normalize.js';
import { resolver } from './resolve.js';

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

export const references: ReferenceAlgorithms = {
  regexSection: undefined,
  resolver,
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
  base: {
    absoluteRule: 'url',
    sections: { content: 'Uniqueness', retrieval: 'Partial form' },
    fallback: 'none',
  },
  extraction: { section: undefined, fragmentBeside: false, abbreviatedSection: undefined },
};
