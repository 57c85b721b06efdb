/**
 * Reasons why the rules of the draft of 2003 differ from those of RFC 2396 with RFC 2732: Appendix G lists the changes
 * since RFC 2396.
 */

import type { Differences, Evidence } from '../../core/about.js';

const hostnames: Evidence = {
  class: 'intended',
  section: 'G.1',
  quote:
    'the definition of hostname has been improved to better specify length limitations and partially-qualified domain names.',
};

export const differences: Differences = {
  merged: { param: 'pchar', hexpart: 'IPv6address', hexseq: 'IPv6address', hex: 'HEXDIG' },
  split: { qualified: 'hostname' },
  classed: [
    {
      rewritten: ['hier-part', 'relative-URI'],
      strings: [
        { change: 'added', at: '' },
        { change: 'added', at: '?#', in: ['none'] },
        { change: 'reread', in: ['path', 'query'] },
      ],
      evidence: {
        class: 'intended',
        section: 'G.2',
        quote:
          'The ABNF of hier-part and relative-URI (Section 3) has been corrected to allow a relative URI path to be empty. This also allows an absolute-URI to consist of nothing after the "scheme:"',
      },
    },
    {
      added: ['absolute-URI-reference'],
      evidence: {
        class: 'intended',
        section: '4',
        quote:
          'Many protocol elements allow only the absolute form of a URI with an optional fragment identifier.',
      },
    },
    {
      rewritten: ['uric-no-slash'],
      strings: [{ change: 'added', at: '[]', in: ['path'] }],
      evidence: {
        class: 'intended',
        section: 'G.1',
        quote: 'with the addition of "[" and "]" to the reserved, uric, and uric-no-slash sets.',
      },
    },
    {
      rewritten: ['query', 'fragment'],
      strings: [{ change: 'removed', at: '[]', in: ['query', 'fragment'] }],
      evidence: {
        class: 'intended',
        section: 'G.1',
        quote:
          'In order to make this change without changing the technical definition of the path, query, and fragment components, those rules were redefined to directly specify the characters allowed rather than continuing to be defined in terms of uric.',
        note: 'The definition is that of RFC 2396; in RFC 2732, a query and a fragment may contain brackets.',
      },
    },
    {
      rewritten: ['IPv6address'],
      added: ['ls32'],
      dropped: ['hexpart', 'hexseq'],
      strings: [
        { change: 'removed', in: ['host'] },
        { change: 'added', at: '.', in: ['host'] },
      ],
      evidence: {
        class: 'intended',
        section: 'G.1',
        quote:
          'Since [RFC2732] defers to [RFC2373] for definition of an IPv6 literal address, which unfortunately has an incorrect ABNF description of IPv6address, we created a new ABNF rule for IPv6address that matches the text representations defined by Section 2.2 of [RFC2373].',
      },
    },
    {
      rewritten: ['IPv4address'],
      added: ['dec-octet'],
      evidence: {
        text: '0.256.0.0',
        class: 'intended',
        section: 'G.1',
        quote:
          'the definition of IPv4address has been improved in order to limit each decimal octet to the range 0-255',
      },
    },
    {
      rewritten: ['IPv4address'],
      evidence: {
        text: '00.0.0.0',
        class: 'intended',
        section: '7.3',
        quote:
          'some implementations allow each dotted part to be interpreted as decimal, octal, or hexadecimal, as specified in the C language (i.e., a leading 0x or 0X implies hexadecimal; otherwise, a leading 0 implies octal; otherwise, the number is interpreted as decimal). These additional IP address formats are not allowed in the URI syntax due to differences between platform implementations.',
      },
    },
    {
      strings: [{ change: 'reread', in: ['hostKind'] }],
      evidence: {
        class: 'intended',
        section: 'G.1',
        quote:
          'the definition of IPv4address has been improved in order to limit each decimal octet to the range 0-255',
        note: 'Greater numbers, and numbers that begin with 0 (§7.3), are labels of a hostname, whose last label may begin with a digit.',
      },
    },
    {
      rewritten: ['domainlabel', 'toplabel'],
      strings: [{ change: 'reread', in: ['user', 'host', 'port'] }],
      evidence: hostnames,
    },
    {
      rewritten: ['hostname'],
      added: ['qualified'],
      evidence: {
        ...hostnames,
        text: 'a.',
        note: 'G.2 says: “The ABNF of qualified has been simplified to remove a parsing ambiguity without changing the allowed syntax.” RFC 2396 has no such rule.',
      },
    },
    {
      rewritten: ['hostname'],
      evidence: {
        ...hostnames,
        text: '0.0.0.0',
        note: 'A name without a final dot may be partially qualified, and its last label may begin with a digit. So every IPv4 address is also a hostname. But §3.2.2 still says that the last label of a fully qualified name does not begin with a digit, “thus syntactically distinguishing domain names from IPv4 addresses”.',
      },
    },
    {
      rewritten: ['pchar'],
      dropped: ['param'],
      evidence: {
        class: 'intended',
        section: '3.3',
        quote:
          'The semicolon (";") and equals ("=") characters have the reserved purpose of delimiting parameters and parameter values within a path segment. However, parameters are not significant to the parsing of relative references.',
      },
    },
    {
      dropped: ['lowalpha', 'upalpha', 'hex'],
      evidence: {
        class: 'notation',
        note: 'In the ABNF of RFC 2234 a literal matches either case (§2.3), so letters are written as ranges. Its core rules have ALPHA for both cases, and HEXDIG (§6.1).',
      },
    },
    {
      dropped: ['control', 'space'],
      evidence: {
        class: 'notation',
        note: '§2.4.3 uses the core rules of RFC 2234 instead: “The control characters (CTL)”, “The space character (SP)”.',
      },
    },
    {
      added: ['DQUOTE'],
      evidence: {
        class: 'notation',
        note: 'RFC 2234 writes literals between quotation marks, and a quotation mark as the core rule DQUOTE (§6.1).',
      },
    },
  ],
};
