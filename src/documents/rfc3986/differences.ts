/**
 * Reasons why the rules of RFC 3986 differ from those of the draft of 2003: Appendix D lists the changes since
 * RFC 2396.
 */

import type { Differences, Evidence } from '../../core/about.js';

const redesigned: Evidence = {
  class: 'intended',
  section: 'D.2',
  quote:
    'The ABNF for URI and URI-reference has been redesigned to make them more friendly to LALR parsers and to reduce complexity.',
};

const brackets: Evidence = {
  class: 'intended',
  section: 'D.1',
  quote:
    'Square brackets are now specified as reserved within the authority component and are not allowed outside their use as delimiters for an IP literal within host.',
};

const marks =
  'The mark characters that are typically unsafe to decode, including the exclamation mark ("!"), asterisk ("*"), single-quote ("\'"), and open and close parentheses ("(" and ")"), have been moved to the reserved set';

/** Characters of a registry's name, except "@". */
const portless = "!$%&'()*+,-.:;=ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~0123456789";

export const differences: Differences = {
  merged: {
    'net-path': 'hier-part',
    'opaque-part': 'path-rootless',
    server: 'authority',
    hostport: 'authority',
    'reg-name': 'reg-name',
  },
  split: {
    'relative-part': 'relative-URI',
    'path-noscheme': 'rel-path',
    'segment-nz': 'segment',
    'gen-delims': 'reserved',
    'sub-delims': 'reserved',
  },
  classed: [
    { rewritten: ['hier-part', 'URI-reference'], added: ['relative-part'], evidence: redesigned },
    {
      rewritten: ['absolute-URI', 'URI'],
      strings: [{ change: 'removed', at: '[]', in: ['path', 'query'] }],
      evidence: { ...brackets, text: 'a:[' },
    },
    {
      rewritten: ['relative-ref'],
      evidence: {
        text: '#',
        class: 'intended',
        section: 'D.2',
        quote:
          'The fragment identifier has been moved back into the section on generic syntax components and within the URI and relative-ref rules, though it remains excluded from absolute-URI.',
      },
    },
    {
      rewritten: ['authority', 'reg-name'],
      dropped: ['reg-name'],
      strings: [{ change: 'reread', in: ['user', 'host', 'port'] }],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote:
          'Registry-based naming authorities that use the generic syntax are now defined within the host rule.',
      },
    },
    {
      rewritten: ['authority'],
      strings: [
        { change: 'removed', in: ['authority'], at: portless },
        { change: 'removed', in: ['authority'], at: '' },
        { change: 'removed', in: ['none', 'path'], at: '/?#' },
      ],
      evidence: {
        text: 'example.com:abc',
        class: 'intended',
        section: '3.2.3',
        quote:
          'The port subcomponent of authority is designated by an optional port number in decimal following the host and delimited from it by a single colon (":") character.',
        note: 'The draft says so about a server; an authority that was not a server could be a registered name.',
      },
    },
    {
      rewritten: ['authority'],
      strings: [{ change: 'removed', in: ['authority'], at: '@' }],
      evidence: {
        text: 'a@b@example.com',
        class: 'intended',
        section: '3.2.1',
        quote:
          'The user information, if present, is followed by a commercial at-sign ("@") that delimits it from the host.',
        note: 'A host contains no "@", and every authority has a host.',
      },
    },
    {
      rewritten: ['reg-name'],
      evidence: {
        text: '%C3%A9',
        class: 'intended',
        section: 'D.2',
        quote:
          'Furthermore, it allows the host component to contain percent-encoded octets, which is necessary to enable internationalized domain names to be provided in URIs',
      },
    },
    {
      rewritten: ['reg-name'],
      evidence: {
        text: '',
        class: 'intended',
        section: '3.2.2',
        quote:
          'If the URI scheme defines a default for host, then that default applies when the host subcomponent is undefined or when the registered name is empty (zero length).',
      },
    },
    {
      dropped: ['server', 'hostport', 'domainlabel', 'toplabel', 'alphanum', 'qualified'],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote:
          'It also removes the need to re-specify DNS name formats here. … The server, hostport, hostname, domainlabel, toplabel, and alphanum rules have been removed.',
        note: 'Its table translates server to authority, hostport to host [ ":" port ] and alphanum to ALPHA / DIGIT.',
      },
    },
    {
      rewritten: ['IP-literal'],
      added: ['IPvFuture'],
      strings: [{ change: 'added', at: 'Vv', in: ['host'] }],
      evidence: {
        class: 'intended',
        section: 'D.1',
        quote: 'and a version flag to anticipate future versions of IP literals.',
      },
    },
    {
      rewritten: ['path-absolute', 'path-abempty'],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote:
          'The ambiguity regarding the boundary between authority and path has been eliminated through the use of five separate path matching rules.',
      },
    },
    {
      rewritten: ['path-rootless'],
      added: ['path-noscheme', 'segment-nz'],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote:
          'The ambiguity regarding the parsing of URI-reference as a URI or a relative-ref with a colon in the first segment has been eliminated through the use of five separate path matching rules.',
      },
    },
    {
      rewritten: ['path'],
      strings: [{ change: 'reread', in: ['path', 'query'] }],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote:
          'All references to "opaque" URIs have been replaced with a better description of how the path component may be opaque to hierarchy.',
      },
    },
    {
      added: ['path-empty'],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote: 'The ABNF has been corrected to allow the path component to be empty.',
      },
    },
    {
      dropped: ['uric', 'uric-no-slash', 'opaque-part', 'net-path', 'mark'],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote:
          'As a result, the layout form of syntax description has been removed, along with the uric, uric_no_slash, opaque_part, net_path, abs_path, rel_path, path_segments, rel_segment, and mark rules.',
        note: 'Its table translates opaque_part to path-rootless [ "?" query ] and net_path to "//" authority path-abempty; it spells uric, uric_no_slash and mark out as characters.',
      },
    },
    {
      rewritten: ['reserved', 'unreserved'],
      evidence: { text: '!', class: 'intended', section: 'D.2', quote: marks },
    },
    {
      rewritten: ['reserved'],
      evidence: {
        text: '#',
        class: 'intended',
        section: 'D.2',
        quote:
          'The number sign ("#") character has been moved back to the reserved set as a result of reintegrating the fragment syntax.',
      },
    },
    {
      added: ['gen-delims', 'sub-delims'],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote:
          'Section 2, on characters, has been rewritten to explain what characters are reserved, when they are reserved, and why they are reserved, even when they are not used as delimiters by the generic syntax.',
      },
    },
    {
      dropped: ['delims', 'unwise'],
      evidence: {
        class: 'intended',
        section: 'D.2',
        quote:
          'In addition, a number of syntax rules have been eliminated or simplified to make the overall grammar more comprehensible. … Section 2, on characters, has been rewritten to explain what characters are reserved, when they are reserved, and why they are reserved',
        note: 'Its lists of the removed rules contain neither of these. No rule referred to them.',
      },
    },
    {
      dropped: ['DQUOTE'],
      evidence: {
        class: 'notation',
        note: 'A core rule of RFC 2234 belongs to a grammar only if a rule uses it; only delims did.',
      },
    },
  ],
  escapedBy: '2.1',
  advice: [
    {
      change: 'removed',
      in: ['path'],
      at: ':',
      open: ['segment-nz-nc', 'path-noscheme'],
      section: '4.2',
      quote:
        'Such a segment must be preceded by a dot-segment (e.g., "./this:that") to make a relative-path reference.',
    },
    {
      change: 'reread',
      in: ['path'],
      how: 'gained',
      section: '6.2.3',
      quote:
        'In general, a URI that uses the generic syntax for authority with an empty path should be normalized to a path of "/".',
    },
  ],
};
