/** Reasons why the rules of 1997 differ from those of RFC 1808: Appendix F lists the changes. */

import type { Differences, Evidence } from '../../core/about.js';

const tilde: Evidence = {
  text: '~',
  class: 'intended',
  section: 'F.2',
  quote:
    'The tilde "~" character was added to those in the "unreserved" set, since it is extensively used on the Internet in spite of the difficulty to transcribe it with some keyboards.',
};

const noParameters: Evidence = {
  class: 'intended',
  section: 'F.4',
  quote:
    'Therefore, parameters have been removed as a separate component and may now appear in any path segment.',
};

export const differences: Differences = {
  merged: { fsegment: 'segment', params: 'segment', safe: 'mark', extra: 'mark' },
  split: {
    'opaque-URL': 'absoluteURL',
    user: 'net_loc',
    password: 'net_loc',
    hostport: 'net_loc',
    host: 'net_loc',
    port: 'net_loc',
    path_segments: 'path',
  },
  classed: [
    {
      rewritten: ['URL-reference'],
      evidence: {
        class: 'intended',
        section: 'F.1',
        quote:
          'Section 3 (URL References) was added to stem the confusion regarding "what is a URL" and how to describe fragment identifiers given that they are not part of the URL, but are part of the URL syntax and parsing concerns.',
      },
    },
    {
      rewritten: ['absoluteURL'],
      added: ['opaque-URL'],
      evidence: {
        class: 'intended',
        section: '4.2',
        quote:
          'The URL syntax does not require that the scheme-specific-part have any general structure or set of semantics which is common among all URLs. However, a subset of URLs do share a common syntax for representing hierarchical relationships within the locator namespace.',
      },
    },
    {
      rewritten: ['rel_path'],
      dropped: ['fsegment'],
      strings: [
        { change: 'added', at: '/', in: ['path'] },
        { change: 'reread', in: ['authority'], how: 'lost' },
        { change: 'reread', in: ['authority'], how: 'gained' },
      ],
      evidence: {
        text: '/',
        class: 'unexplained',
        note: 'Without fsegment, a path need not begin with a character, so a rel_path can begin with a slash, alone or after the slash of an abs_path. §5 says that it does not: “A relative reference which does not begin with a scheme name or a slash character is termed a relative-path reference.”',
      },
    },
    {
      rewritten: ['path'],
      evidence: {
        text: '/',
        class: 'intended',
        section: 'F.2',
        quote:
          'it was found to be impossible to accurately describe and retain the difference between the two URLs <foo:/bar> and <foo:bar> without either considering the slash to be part of the path (as corresponds to actual practice) or creating a separate component just to hold that slash. We chose the former.',
      },
    },
    {
      rewritten: ['path', 'segment', 'param'],
      dropped: ['params'],
      evidence: noParameters,
    },
    {
      added: ['path_segments'],
      evidence: {
        class: 'intended',
        section: '4.3.2',
        quote:
          'The path may consist of a sequence of path segments separated by a single slash "/" character.',
      },
    },
    {
      rewritten: ['site'],
      strings: [{ change: 'reread', in: ['user', 'password', 'host', 'port'] }],
      evidence: {
        class: 'intended',
        section: '4.3.1',
        quote:
          "URL schemes that involve the direct use of an IP-based protocol to a specified host on the Internet use a common syntax for the <site> component of the URL's scheme-specific data: <user>:<password>@<host>:<port>",
        note: 'F.4 mentions only another name: “The BNF term <net_loc> has been replaced with <site>, since the latter more accurately describes its use and purpose.”',
      },
    },
    {
      rewritten: ['site'],
      added: ['user', 'password'],
      strings: [
        { change: 'added', at: '/', in: ['query'] },
        { change: 'reread', in: ['query'] },
        { change: 'reread', in: ['authority'], how: 'moved' },
      ],
      evidence: {
        text: '?',
        class: 'intended',
        section: 'F.2',
        quote:
          'The question-mark "?" character was removed from the set of allowed characters for the user and password in the site component, since testing showed that many applications treat it as reserved for separating the query component from the rest of the URL.',
      },
    },
    {
      added: ['hostport', 'host', 'hostname', 'domainlabel', 'toplabel', 'hostnumber', 'alphanum'],
      evidence: {
        class: 'intended',
        section: '1',
        quote:
          'This document updates and merges "Uniform Resource Locators" [RFC1738] and "Relative Uniform Resource Locators" [RFC1808] in order to define a single, general syntax for all URLs.',
        note: 'RFC 1738 has these rules.',
      },
    },
    {
      added: ['port'],
      evidence: {
        class: 'intended',
        section: 'F.3',
        quote:
          'The URL port is now *digit instead of 1*digit, since systems are expected to handle the case where the ":" separator between host and port is supplied without a port.',
      },
    },
    {
      rewritten: ['query', 'fragment', 'pchar', 'unreserved', 'unwise'],
      strings: [{ change: 'added', at: '~' }],
      evidence: tilde,
    },
    {
      rewritten: ['unreserved', 'reserved'],
      evidence: {
        text: '+',
        class: 'intended',
        section: 'F.2',
        quote:
          'The plus "+" character was added to those in the "reserved" set, since it is treated as reserved within some URL components.',
      },
    },
    {
      added: ['urlc', 'mark'],
      dropped: ['uchar', 'safe', 'extra'],
      evidence: {
        class: 'intended',
        section: 'F.2',
        quote:
          'Many of the BNF rule names regarding the character sets have been changed to more accurately describe their purpose and to encompass all "characters" rather than just US-ASCII octets.',
      },
    },
    {
      added: ['control', 'space'],
      evidence: {
        class: 'intended',
        section: '2.4.3',
        quote:
          'Although they are disallowed within the URL syntax, we include here a description of those US-ASCII characters which have been excluded and the reasons for their exclusion.',
      },
    },
    {
      rewritten: ['Content-Base'],
      added: ['Content-Location'],
      evidence: {
        class: 'intended',
        section: 'F.4',
        quote:
          'The description of the mythical Base header field has been replaced with the Content-Base and Content-Location header fields defined by HTTP/1.1 and MHTML.',
      },
    },
  ],
};
