/** Reasons why the rules of the URL Standard differ from those of RFC 3986, in the standard's own words. */

import type { Differences } from '../../core/about.js';

/** The rules in which a scheme, or a relative reference, begins. */
const beginnings = [
  'valid-URL-string',
  'valid-URL-string-opaque',
  'other-scheme',
  'special-scheme',
  'file-scheme',
];

const domainParser =
  'Let domain be the result of running domain parser with input and true. If domain is failure, then return false. If running the ends in a number checker on domain returns true, then return false.';

/** One for each kind of base: the base decides which of them has a predecessor. */
const relative = [
  'relative-URL-with-fragment-string-special',
  'relative-URL-with-fragment-string-file',
  'relative-URL-with-fragment-string-other',
  'relative-URL-with-fragment-string-opaque',
];
const relativeParts = [
  'relative-URL-string-special',
  'relative-URL-string-file',
  'relative-URL-string-other',
];

export const differences: Differences = {
  merged: {},
  split: {},
  classed: [
    {
      rewritten: ['valid-URL-string', ...relative],
      added: [
        'valid-URL-string',
        'valid-URL-string-special',
        'valid-URL-string-file',
        'valid-URL-string-other',
        'valid-URL-string-opaque',
        ...relative,
      ],
      strings: [{ change: 'removed', open: ['valid-URL-string-opaque'], innermost: beginnings }],
      evidence: {
        class: 'intended',
        section: '#relative-url-with-fragment-string',
        quote:
          'must be U+0023 (#) followed by a URL-fragment string, if base URL has an opaque path; otherwise, a relative-URL string, optionally followed by U+0023 (#) and a URL-fragment string.',
      },
    },
    {
      rewritten: ['absolute-URL-with-fragment-string', 'absolute-URL-string'],
      added: ['special-scheme', 'file-scheme', 'other-scheme'],
      // A special scheme without "//".
      strings: [{ change: 'removed', innermost: ['absolute-URL-string'] }],
      evidence: {
        class: 'intended',
        section: '#absolute-url-string',
        quote:
          'a URL-scheme string that is an ASCII case-insensitive match for a special scheme and not an ASCII case-insensitive match for "file", followed by U+003A (:) and a scheme-relative-special-URL string … a URL-scheme string that is an ASCII case-insensitive match for "file", followed by U+003A (:) and a scheme-relative-file-URL string',
      },
    },
    {
      strings: [{ change: 'removed', open: ['valid-URL-string'], innermost: beginnings }],
      evidence: {
        class: 'intended',
        section: '#relative-url-string',
        quote: 'A non-null base URL is necessary when parsing a relative-URL-with-fragment string.',
      },
    },
    {
      rewritten: relativeParts,
      added: [
        ...relativeParts,
        'scheme-relative-special-URL-string',
        'scheme-relative-URL-string',
        'scheme-relative-file-URL-string',
      ],
      dropped: ['hier-part'],
      evidence: {
        class: 'intended',
        section: '#relative-url-string',
        quote: "or, switching on base URL's scheme:",
      },
    },
    {
      rewritten: ['path-absolute-URL-string'],
      dropped: ['path', 'path-empty'],
      evidence: {
        class: 'intended',
        section: '#path-absolute-url-string',
        quote:
          'must be U+002F (/), followed by zero or more URL-path-segment strings, separated from each other by U+002F (/).',
      },
    },
    {
      rewritten: ['path-relative-URL-string'],
      evidence: {
        class: 'intended',
        section: '#path-relative-url-string',
        quote: 'must be zero or more URL-path-segment strings',
      },
    },
    {
      rewritten: ['path-relative-scheme-less-URL-string', 'scheme-less-segment'],
      strings: [{ change: 'added', at: ':' }],
      evidence: {
        class: 'intended',
        section: '#path-relative-scheme-less-url-string',
        quote:
          'must be a path-relative-URL string that does not start with: a URL-scheme string, followed by U+003A (:).',
      },
    },
    {
      added: ['opaque-path-URL-string'],
      evidence: {
        class: 'intended',
        section: '#opaque-path-url-string',
        quote:
          'must be zero or more URL units excluding U+003F (?), the first of which (if any) is not U+002F (/).',
      },
    },
    {
      rewritten: ['path-segment-unit', 'URL-query-string', 'URL-fragment-string'],
      added: ['URL-unit', 'URL-code-point', 'code-point-beyond-ASCII'],
      dropped: ['unreserved', 'reserved', 'gen-delims', 'sub-delims'],
      strings: [{ change: 'added', notAt: ':' }],
      evidence: {
        class: 'intended',
        section: '#url-code-points',
        quote:
          'and code points in the range U+00A0 to U+10FFFD, inclusive, excluding surrogates and noncharacters.',
      },
    },
    {
      rewritten: ['URL-port-string'],
      added: ['port-number'],
      strings: [{ change: 'removed', in: ['port'] }],
      evidence: {
        class: 'intended',
        section: '#url-port-string',
        quote: 'one or more ASCII digits representing a decimal number that is a 16-bit unsigned integer.',
      },
    },
    {
      rewritten: ['valid-host-string'],
      added: [
        'valid-domain-string',
        'domain-label',
        'last-label',
        'ldh-label',
        'no-number-label',
        'xn-label',
        'wide-label',
        'wide-unit',
      ],
      dropped: ['IP-literal', 'IPvFuture'],
      strings: [
        {
          change: 'removed',
          in: ['host'],
          innermost: [
            'scheme-relative-special-URL-string',
            'scheme-relative-file-URL-string',
            'valid-host-string',
          ],
        },
        { change: 'reread', in: ['hostKind'] },
      ],
      evidence: {
        class: 'intended',
        section: '#valid-host-string',
        quote:
          'must be a valid domain string, a valid IPv4-address string, or: U+005B ([), followed by a valid IPv6-address string, followed by U+005D (]).',
      },
    },
    {
      strings: [{ change: 'removed', in: ['host', 'path', 'query', 'none'], open: ['valid-domain-string'] }],
      evidence: { class: 'intended', section: '#valid-domain', quote: domainParser },
    },
    {
      strings: [{ change: 'added', in: ['host'], at: '<>' }],
      evidence: {
        class: 'intended',
        section: '#valid-domain',
        quote: domainParser,
        note: 'UTS #46 composes "<" or ">" with a combining character after it to one that it allows.',
      },
    },
    {
      rewritten: ['opaque-host'],
      added: ['valid-opaque-host-string'],
      strings: [{ change: 'removed', in: ['host'], innermost: ['valid-opaque-host-string'] }],
      evidence: {
        class: 'intended',
        section: '#valid-opaque-host-string',
        quote:
          'must be one of the following: one or more URL units excluding forbidden host code points U+005B ([), followed by a valid IPv6-address string, followed by U+005D (]).',
      },
    },
    {
      added: ['opaque-host-and-port-string'],
      dropped: ['authority', 'userinfo'],
      strings: [
        { change: 'removed', in: ['user', 'password'] },
        { change: 'removed', in: ['authority'], at: '@' },
      ],
      evidence: {
        class: 'intended',
        section: '#url-writing',
        quote: 'There is no way to express a username or password of a URL record within a valid URL string.',
      },
    },
    {
      strings: [{ change: 'removed', in: ['authority'], at: ':', open: ['scheme-relative-URL-string'] }],
      evidence: {
        class: 'intended',
        section: '#opaque-host-and-port-string',
        quote:
          'must be either the empty string or: a valid opaque-host string, optionally followed by U+003A (:) and a URL-port string.',
      },
    },
    {
      strings: [
        { change: 'removed', in: ['authority'], at: ':', open: ['scheme-relative-special-URL-string'] },
        {
          change: 'removed',
          in: ['path', 'query', 'none'],
          innermost: ['scheme-relative-special-URL-string'],
        },
      ],
      evidence: {
        class: 'intended',
        section: '#scheme-relative-special-url-string',
        quote:
          'must be "//", followed by a valid host string, optionally followed by U+003A (:) and a URL-port string',
      },
    },
    {
      strings: [
        { change: 'removed', in: ['authority'], at: ':', open: ['scheme-relative-file-URL-string'] },
        { change: 'removed', in: ['path', 'query', 'none'], innermost: ['scheme-relative-file-URL-string'] },
      ],
      evidence: {
        class: 'intended',
        section: '#scheme-relative-file-url-string',
        quote:
          'must be "//", optionally followed by one of the following: a valid host string, optionally followed by a path-absolute-URL string',
      },
    },
    {
      rewritten: ['valid-IPv6-piece-string'],
      strings: [{ change: 'removed', in: ['host'], open: ['valid-IPv6-address-string'] }],
      evidence: {
        class: 'intended',
        section: '#valid-ipv6-piece-string',
        quote: 'For consistency with IPv4 leading zeros are not allowed.',
      },
    },
    {
      added: [
        'scheme-code-point',
        'not-f-h-w',
        'not-e',
        'not-i-t',
        'not-l',
        'not-p',
        'not-s',
        'not-t',
        'opaque-host-unit',
        'other-unit',
        'other-code-point',
        'ldh-rest',
        'ldh',
        'letter-or-digit',
        'not-x',
        'not-hexadecimal',
      ],
      evidence: {
        class: 'notation',
        note: 'The standard excludes strings in words; ABNF cannot exclude, so the transcription lists what remains.',
      },
    },
  ],
};
