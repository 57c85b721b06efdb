/** Remarks about RFC 3986, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';

export const about: About = {
  name: 'RFC 3986',
  short: 'RFC 3986',
  address: 'https://www.rfc-editor.org/rfc/rfc3986',
  summary:
    'The current standard. A path matches exactly one of five rules, and the opaque part is gone. A host is an address or any registered name. “First match wins” decides between the two, the only ambiguity of the grammar.',
  changes: [
    {
      sentence: 'The address in brackets may be of a future IP version.',
      text: 'http://[v1.a]/',
      before: false,
      after: true,
    },
    {
      sentence: 'A port must be digits; authorities are not free-form names.',
      text: '//example.com:abc/p',
      before: true,
      after: false,
    },
    { sentence: 'An authority has at most one “@”.', text: '//a@b@example.com/', before: true, after: false },
    {
      sentence: 'Brackets are allowed only around an address.',
      text: 'a:[b]',
      before: true,
      after: false,
    },
  ],
  policy: {
    section: '3.2.2',
    quote:
      'In order to disambiguate the syntax, we apply the "first-match-wins" algorithm: If host matches the rule for IPv4address, then it should be considered an IPv4 address literal and not a reg-name.',
    reading: 'It prefers an address to a registered name if the address is the whole host.',
  },
  exercises: [
    {
      id: 'host-3986',
      title: 'First match wins',
      level: 3,
      rule: 'host',
      naive: 'host = IP_literal / IPv4address / reg_name',
      task: 'The document says “first-match-wins”, and a PEG choice takes the first match. Yet a name can begin like an address.',
      hints: [
        'Find a reg-name that begins with a whole IPv4address. What follows the address?',
        'The first match must match the whole host.',
        'After the address there must be no character that could continue a reg-name.',
      ],
    },
    {
      id: 'path-3986',
      title: 'Five paths',
      level: 2,
      rule: 'path',
      naive: 'path = path_abempty / path_absolute / path_noscheme / path_rootless / path_empty',
      task: 'In a reference, only one of the five rules matches its path. Here all five are tried on the same text.',
      hints: [
        'path-abempty can match the empty string, so it always matches.',
        'It is right only if no segment begins there: look ahead for a pchar.',
        'path-noscheme stops before a colon in its first segment. It is right only if no colon follows.',
      ],
    },
  ],
};

export const remarks: Remarks = {
  step: ({ derivable, only, underivable }) => [
    `Registered names of any form are no longer authorities. So ${only('//a@b@example.com/', { before: 'URI-reference' }, 'URI-reference')} and ${only('//example.com:abc/p', { before: 'URI-reference' }, 'URI-reference')} are lost: a \`reg-name\` is a host, between a \`userinfo\` and a port of digits. ` +
      `It may be empty there, as in ${derivable('@:', 'authority')}, and it accepts characters that DNS names lack: ${only('a_b', 'host', { before: 'host' })}, ${only('-', 'host', { before: 'host' })}, ${only('%C3%A9', 'host', { before: 'host' })}.`,
    `Brackets are only for addresses: ${only('a:[b]', { before: 'URI-reference' }, 'URI-reference')} is lost. Both documents exclude them from queries: ${underivable('http://a//b?[', 'URI-reference', { before: 'URI-reference' })} is derivable in neither. Brackets may contain a version flag, as in ${only('http://[v1.a]/', 'URI-reference', { before: 'URI-reference' })}; the nine forms of \`IPv6address\` derive the same strings as those of the draft. Without that flag, the draft also derives every reference of RFC 3986.`,
    `Five rules replace \`abs-path\`, \`rel-path\` and \`opaque-part\`, one for each place of a path. ${underivable('//', 'path-absolute')} is not a \`path-absolute\`, so text that looks like an authority is one. \`opaque-part\` is gone: ${derivable('http:a?b', 'URI-reference', { before: 'URI-reference' })}, derivable in both, has a query in RFC 3986, which is a part of the opaque part in the draft.`,
  ],
  alphabet: () => [
    "The characters are those of the draft. RFC 3986 classifies them differently: `!`, `*`, `'`, `(` and `)` are `sub-delims` instead of unreserved marks, and `#` is reserved with the other `gen-delims`.",
  ],
  ambiguity: ({ derivations, unambiguous }) => [
    `The document says itself that \`host\` is ambiguous (§3.2.2): ${derivations('host', ['1.2.3.4', '1.2.3'])}. Other rules have one derivation for each string: ${unambiguous('reg-name')} for every name, and of the paths “only one … will match” (§3.3), except in \`path\` itself, which no other rule uses.`,
  ],
  drawn: [['host', '1.2.3.4']],
  naive: {
    host: '`IPv4address` matches the beginning of a longer `reg-name`, which is not tried.',
    'dec-octet': 'One `DIGIT` matches the beginning of every longer number.',
    IPv6address: '`*n( h16 ":" )` matches the first half of the `::`, and does not give it back.',
    path: '`path-abempty` can be empty, so it always matches, and no other path is tried.',
  },
};
