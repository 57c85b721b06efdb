/**
 * Reasons why the rules of RFC 2396 differ from those of 1997: Appendix G lists the changes since RFC 1738 and
 * RFC 1808.
 */

import type { Differences, Evidence } from '../../core/about.js';

const marks: Evidence = {
  class: 'intended',
  section: 'G.2',
  quote:
    'The plus "+", dollar "$", and comma "," characters have been added to those in the "reserved" set, since they are treated as reserved within the query component.',
};

export const differences: Differences = {
  merged: { password: 'userinfo' },
  split: { server: 'site', rel_segment: 'segment' },
  classed: [
    {
      rewritten: ['scheme'],
      strings: [{ change: 'removed', at: ':', in: ['none'] }],
      evidence: {
        class: 'intended',
        section: 'G.2',
        quote:
          'The syntax for URI scheme has been changed to require that all schemes begin with an alpha character.',
      },
    },
    {
      rewritten: ['hier_part', 'opaque_part'],
      added: ['uric_no_slash'],
      strings: [{ change: 'reread', in: ['path', 'query'] }],
      evidence: {
        class: 'intended',
        section: '3',
        quote:
          'URI that do not make use of the slash "/" character for separating hierarchical components are considered opaque by the generic URI parser.',
      },
    },
    {
      rewritten: ['absoluteURI'],
      strings: [
        { change: 'removed', at: '', open: ['absoluteURI'] },
        { change: 'removed', at: '#', open: ['absoluteURI'] },
      ],
      evidence: {
        text: 'a:',
        class: 'unexplained',
        note: 'Neither part can be empty. The document does not say that a scheme alone is not a URI. The 2003 draft allows it again, as a correction (its G.2).',
      },
    },
    {
      rewritten: ['relativeURI'],
      strings: [{ change: 'removed', at: '?', in: ['none'] }],
      evidence: {
        text: '?y',
        class: 'unexplained',
        note: 'A query needs a path before it. The document does not say this. Appendix C.1 resolves "?y". The 2003 draft allows it again, as a correction (its G.2).',
      },
    },
    {
      rewritten: ['relativeURI', 'rel_path'],
      evidence: {
        text: '',
        class: 'intended',
        section: '4.2',
        quote: 'A URI reference that does not contain a URI is a reference to the current document.',
        note: 'Only URI-reference can be empty.',
      },
    },
    {
      rewritten: ['abs_path', 'path'],
      evidence: {
        class: 'intended',
        section: '3',
        quote:
          'We use the term <path> to refer to both the <abs_path> and <opaque_part> constructs, since they are mutually exclusive for any given URI and can be parsed as a single component.',
        note: 'Neither of them contains a query.',
      },
    },
    {
      rewritten: ['rel_path'],
      added: ['rel_segment'],
      strings: [{ change: 'removed', at: ':' }],
      evidence: {
        text: 'a:',
        class: 'intended',
        section: '5',
        quote:
          'Authors should be aware that a path segment which contains a colon character cannot be used as the first segment of a relative URI path (e.g., "this:that"), because it would be mistaken for a scheme name.',
      },
    },
    {
      rewritten: ['rel_path'],
      evidence: {
        text: '/',
        class: 'intended',
        section: '5',
        quote:
          'A relative reference that does not begin with a scheme name or a slash character is termed a relative-path reference.',
      },
    },
    {
      rewritten: ['authority'],
      added: ['server', 'reg_name'],
      strings: [{ change: 'reread', in: ['authority'] }],
      evidence: {
        class: 'intended',
        section: 'G.4',
        quote:
          'The BNF term <net_loc> has been replaced with <authority>, since the latter more accurately describes its use and purpose. Likewise, the authority is no longer restricted to the IP server syntax.',
      },
    },
    {
      rewritten: ['userinfo'],
      dropped: ['password'],
      strings: [{ change: 'reread', in: ['user', 'password'] }],
      evidence: {
        class: 'intended',
        section: 'G.2',
        quote:
          'The "user:password" form in the previous BNF was changed to a "userinfo" token, and the possibility that it might be "user:password" made scheme specific.',
      },
    },
    {
      rewritten: ['hostname'],
      evidence: {
        class: 'intended',
        section: '3.2.2',
        quote:
          'may be followed by a single "." if it is necessary to distinguish between the complete domain name and any local domain.',
      },
    },
    { rewritten: ['reserved', 'unreserved', 'mark'], evidence: marks },
    {
      dropped: ['Content-Base', 'Content-Location'],
      evidence: {
        class: 'intended',
        section: 'G.4',
        quote:
          'The description of the mythical Base header field has been replaced with a reference to the Content-Location header field defined by MHTML [RFC2110].',
      },
    },
  ],
  advice: [
    {
      change: 'removed',
      in: ['path'],
      at: ':',
      open: ['rel_segment', 'rel_path'],
      section: '5',
      quote:
        'It is therefore necessary to precede such segments with other segments (e.g., "./this:that") in order for them to be referenced as a relative path.',
    },
    {
      change: 'removed',
      in: ['host'],
      at: '[',
      section: '3.2.2',
      quote:
        'A suitable representation for including a literal IPv6 address as the host part of a URL is desired, but has not yet been determined or implemented in practice.',
    },
  ],
};
