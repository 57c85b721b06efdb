/** Reasons why the rules of RFC 1808 differ from those of RFC 1738. */

import type { Differences } from '../../core/about.js';

export const differences: Differences = {
  merged: {
    schemepart: 'relativeURL',
    otherurl: 'absoluteURL',
    user: 'net_loc',
    password: 'net_loc',
    hostport: 'net_loc',
    host: 'net_loc',
    port: 'net_loc',
    fpath: 'path',
    hpath: 'path',
    ppath: 'path',
    hsegment: 'segment',
    psegment: 'segment',
    ftptype: 'params',
  },
  split: { fsegment: 'fsegment', abs_path: 'urlpath', rel_path: 'urlpath' },
  classed: [
    {
      rewritten: ['absoluteURL'],
      dropped: ['otherurl', 'schemepart'],
      evidence: {
        class: 'intended',
        section: '2.2',
        quote:
          'Note that this differs from the URL syntax defined in RFC 1738 [2] in that all schemes are required to use a single set of reserved characters and use them consistently within the major URL components.',
      },
    },
    {
      dropped: [
        ...['ftpurl', 'fpath', 'ftptype', 'fileurl', 'httpurl', 'hpath', 'hsegment'],
        ...['gopherurl', 'gtype', 'selector', 'gopher+_string', 'mailtourl', 'encoded822addr'],
        ...['newsurl', 'grouppart', 'group', 'article', 'nntpurl', 'telneturl'],
        ...['waisurl', 'waisdatabase', 'waisindex', 'waisdoc', 'database', 'wtype', 'wpath'],
        ...['prosperourl', 'ppath', 'psegment', 'fieldname', 'fieldvalue'],
      ],
      strings: [{ change: 'reread', in: ['specific'] }],
      evidence: {
        class: 'intended',
        section: '2.3',
        quote:
          'since relative URLs will only be used within contexts in which they are useful, these scheme-specific differences can be ignored by the resolution process.',
      },
    },
    {
      rewritten: ['scheme'],
      strings: [{ change: 'added', in: ['scheme'] }],
      evidence: {
        class: 'intended',
        section: '2.4.2',
        quote:
          'any characters not allowed as part of a scheme name (i.e., any not an alphanumeric, plus "+", period ".", or hyphen "-")',
        note: '§2.1, however, defines it “as per Section 2.1 of RFC 1738”, which has only lower-case letters.',
      },
    },
    {
      rewritten: ['net_loc'],
      dropped: [
        ...['user', 'password', 'hostport', 'host', 'hostname', 'domainlabel', 'toplabel'],
        ...['hostnumber', 'port', 'digits', 'alphadigit'],
      ],
      strings: [
        { change: 'reread', in: ['user', 'password', 'host', 'port'] },
        { change: 'reread', in: ['authority'], how: 'gained' },
      ],
      evidence: {
        class: 'intended',
        section: '2.4.3',
        quote:
          'the substring of characters after the double-slash and up to, but not including, the next slash "/" character is the network location/login (<net_loc>) of the URL.',
        note: '§2.1, however, defines it “as per Section 3.1 of RFC 1738”, which splits it into parts.',
      },
    },
    {
      rewritten: ['generic-RL', 'net_path', 'path'],
      added: ['fsegment'],
      strings: [{ change: 'reread', in: ['authority'], how: 'lost' }],
      evidence: {
        class: 'unexplained',
        note: 'A path cannot begin with an empty segment, as in "a:////" and "//a//". The document does not say this, and the steps of §2.4 accept such a path.',
      },
    },
    {
      rewritten: ['path'],
      added: ['params'],
      evidence: {
        text: 'a;',
        class: 'intended',
        section: '2.1',
        quote: '";" params ::= object parameters (e.g., ";type=a" as in Section 3.2.2 of RFC 1738 [2]).',
      },
    },
    {
      rewritten: ['path'],
      evidence: {
        text: '',
        class: 'intended',
        section: '2.1',
        quote: 'each of which, except <scheme>, may be absent from a particular URL.',
      },
    },
    {
      rewritten: ['param'],
      evidence: {
        class: 'intended',
        section: '2.4.5',
        quote:
          'the substring after the first (left-most) semicolon ";" and up to the end of the parse string is the parameters (<params>).',
      },
    },
    {
      rewritten: ['segment'],
      evidence: {
        class: 'intended',
        section: '2.3',
        quote:
          'Section 5 of RFC 1738 specifies that the question-mark character ("?") is allowed in an ftp or file path segment. However, this is not true in practice and is believed to be an error in the RFC.',
      },
    },
    {
      rewritten: ['query'],
      strings: [{ change: 'reread', in: ['query'], how: 'gained' }],
      evidence: {
        class: 'intended',
        section: '2.4.4',
        quote:
          'the substring after the first (left-most) question mark "?" and up to the end of the parse string is the <query> information.',
        note: '§2.1, however, defines it “as per Section 3.3 of RFC 1738”, where "/" and "?" are reserved.',
      },
    },
    {
      added: ['URL', 'fragment'],
      strings: [{ change: 'added', at: '#', in: ['none'] }],
      evidence: {
        class: 'intended',
        section: '2.1',
        quote:
          'the fragment identifier (and the "#" that precedes it) is not considered part of the URL. However, since it is commonly used within the same string context as a URL, a parser must be able to recognize the fragment when it is present',
      },
    },
    {
      added: ['relativeURL', 'abs_path', 'rel_path'],
      strings: [
        { change: 'added', in: ['path'] },
        { change: 'added', at: '/?', in: ['none'] },
      ],
      evidence: {
        class: 'intended',
        section: '2',
        quote:
          'Because a relative URL may appear in any context that could hold an absolute URL, systems that support relative URLs must be able to recognize them as part of the URL parsing process.',
      },
    },
    {
      added: ['pchar'],
      evidence: {
        class: 'intended',
        section: '2.2',
        quote:
          'all schemes are required to use a single set of reserved characters and use them consistently within the major URL components.',
      },
    },
    {
      added: ['base-header'],
      evidence: {
        class: 'intended',
        section: '3.1',
        quote:
          'For protocols that make use of message headers like those described in RFC 822 [5], we recommend that the format of this header be:',
      },
    },
    {
      dropped: ['xchar'],
      evidence: {
        class: 'unexplained',
        note: 'The rules have ( uchar | reserved ) in its place, which derives the same characters. The document does not say why.',
      },
    },
  ],
};
