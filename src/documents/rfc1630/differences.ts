/** Reasons why the rules of RFC 1630 differ from those of 1995. */

import type { Differences, Evidence } from '../../core/about.js';

const generic = 'BNF of Generic URI Syntax';

/** The first listing considers no schemes, and the second no unknown ones. */
const levels: Evidence = {
  class: 'intended',
  section: generic,
  quote:
    'This is a BNF-like description of the URI syntax. at the level at which specific schemes are not considered.',
  note: 'The document does not say that a URL must have a known scheme, or that no rule joins the two listings.',
};

/** Characters that the first part of a login may have after a colon in 1995, except those that no part allows now. */
const afterColon = '!"$%&\'()*,-.0123456789:@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const loginParts = ['login', 'hostport', 'password'];

export const differences: Differences = {
  merged: { uri: 'url' },
  split: {
    'uri-scheme': 'scheme',
    'uri-path': 'path',
    'uri-search': 'search',
    'uri-fragmentid': 'fragmentid',
    'uri-xalpha': 'xalpha',
    'uri-xalphas': 'xalphas',
    'uri-xpalpha': 'xpalpha',
    'uri-xpalphas': 'xpalphas',
    'uri-ialpha': 'ialpha',
    'uri-safe': 'safe',
    segment: 'xpalphas',
    wpath: 'path',
    alphanum2: 'xalpha',
    nntpaddress: 'generic',
    mailtoaddress: 'generic',
    midaddress: 'generic',
    cidaddress: 'generic',
  },
  classed: [
    {
      dropped: ['uri'],
      evidence: {
        class: 'unexplained',
        note: 'It was another name of url. The name goes to the rule that was called generic; the document does not say this.',
      },
    },
    { rewritten: ['uri', 'url'], strings: [{ change: 'removed', in: ['scheme', 'none'] }], evidence: levels },
    {
      rewritten: ['fragmentaddress'],
      evidence: {
        ...levels,
        note: 'The rule is printed as in 1995, but its words name the rules of its own listing: the lost strings were lost through uri.',
      },
    },
    {
      added: [
        'uri-scheme',
        'uri-path',
        'uri-search',
        'uri-fragmentid',
        'uri-xalpha',
        'uri-xalphas',
        'uri-xpalpha',
        'uri-xpalphas',
        'uri-ialpha',
        'uri-safe',
      ],
      evidence: {
        class: 'notation',
        note: 'Each of the two listings prints all the rules that it uses: “All words of more than one letter below are entities described somewhere in this description.” A rule that differs between the two is two rules.',
      },
    },
    {
      rewritten: ['safe'],
      strings: [
        {
          change: 'added',
          at: '+',
          in: ['host', 'query', 'waisDatabase', 'waisType', 'waisPath', 'gopherType', 'gopherSelector'],
        },
        { change: 'added', at: '', in: ['query'], open: ['search'] },
        { change: 'reread', in: ['specific'] },
      ],
      evidence: {
        text: '+',
        class: 'unexplained',
        note: 'Only the listing of URLs has "+" among the safe characters, and the hyphen twice. The prose reserves it: “Within the query string, the plus sign is reserved as shorthand notation for a space.”',
      },
    },
    {
      rewritten: ['extra'],
      added: ['reserved'],
      strings: [
        {
          change: 'removed',
          at: ' ',
          in: [
            ...([
              'path',
              'query',
              'fragment',
              'user',
              'password',
              'host',
              'newsGroup',
              'newsArticle',
            ] as const),
            ...(['waisDatabase', 'waisType', 'waisPath', 'gopherType', 'gopherSelector'] as const),
            ...(['gopherSearch', 'prosperoName'] as const),
          ],
        },
      ],
      evidence: {
        text: ' ',
        class: 'intended',
        section: 'Unsafe characters',
        quote:
          'In canonical form, certain characters such as spaces, control characters, some characters whose ASCII code is used differently in different national character variant 7 bit sets, and all 8bit characters beyond DEL (7F hex) of the ISO Latin-1 set, shall not be used unencoded.',
      },
    },
    {
      rewritten: ['extra'],
      strings: [
        {
          change: 'removed',
          at: ':',
          in: [
            ...(['newsGroup', 'newsArticle', 'waisDatabase', 'waisType', 'waisPath'] as const),
            ...(['gopherType', 'gopherSelector', 'gopherSearch', 'prosperoName'] as const),
          ],
        },
        { change: 'removed', at: ':', in: ['query'], open: ['httpaddress', 'waisindex'] },
        { change: 'removed', at: afterColon, in: ['host', 'authority'], open: loginParts },
        { change: 'removed', at: '', in: ['host'], open: loginParts },
      ],
      evidence: {
        text: ':',
        class: 'unexplained',
        note: 'Only the rule reserved lists the colon. The prose puts it after the scheme, as in 1993, but does not reserve it; in 1993 it is in extra.',
      },
    },
    {
      rewritten: ['extra'],
      strings: [
        {
          change: 'removed',
          at: ';',
          in: [
            ...(['newsGroup', 'newsArticle', 'waisDatabase', 'waisType', 'waisPath'] as const),
            ...(['gopherType', 'gopherSelector', 'gopherSearch', 'prosperoName'] as const),
          ],
        },
        { change: 'removed', at: ';', in: ['query'], open: ['httpaddress', 'waisindex'] },
        { change: 'removed', at: ';', in: ['host'] },
      ],
      evidence: {
        text: ';',
        class: 'unexplained',
        note: 'Only the rule reserved lists the semicolon. The prose has it after the fields of WAIS and before the data type of FTP, and does not reserve it for other schemes.',
      },
    },
    {
      rewritten: ['path'],
      added: ['segment'],
      evidence: {
        class: 'intended',
        section: 'Path',
        quote:
          'The arguments of any CWD commands are successive segment parts of the URL delimited by slash, and the final segment is suitable as the filename argument',
        note: 'The lost strings were lost through the characters of a segment.',
      },
    },
    {
      rewritten: ['user', 'password'],
      added: ['alphanum2'],
      strings: [
        { change: 'removed', at: '!"$%&\'()*,:;', in: ['user'], open: ['user'] },
        { change: 'removed', at: '!"$%&\'()*,:;', in: ['password'], open: ['password'] },
        { change: 'removed', at: `${afterColon};`, in: ['user', 'password'] },
        { change: 'added', at: '+', in: ['user', 'password'] },
        { change: 'reread', in: ['user', 'password'] },
      ],
      evidence: {
        class: 'unexplained',
        note: 'The document does not say which characters user names and passwords contain. Without "@", ":" and escapes, their end can be found.',
      },
    },
    {
      rewritten: ['ftpaddress'],
      added: ['ftptype', 'formcode'],
      evidence: {
        class: 'intended',
        section: 'Data type',
        quote:
          'The data type is specified by a suffix to the URL. Possible suffixes are: ;type = <type-code> … The type code is in the format defined in RFC 959 except that THE SPACE IS OMITTED FROM THE URL.',
        note: 'The rule omits ";type=". Without it, every type code is the end of a path.',
      },
    },
    {
      rewritten: ['gopheraddress'],
      evidence: {
        class: 'intended',
        section: 'Gopher',
        quote:
          'The command string to be sent to the server immediately follows the gopher type character. It consists of the gopher selector string followed by any "Gopher plus" syntax … When the gopher command string contains characters (such a embedded CR LF and HT characters) not allowed in a URL, these are encoded using the conventional encoding.',
      },
    },
    {
      rewritten: ['waisdoc'],
      added: ['wpath'],
      strings: [{ change: 'added', at: '=', in: ['waisPath'] }],
      evidence: {
        class: 'intended',
        section: 'WAIS',
        quote:
          'For each field, the identifier field number is the digits before the equals sign, and the field contents follow, encoded in the conventional encoding, terminated by ";".',
      },
    },
    {
      added: ['prefixedurl'],
      evidence: {
        class: 'intended',
        section: 'BNF for specific URL schemes',
        quote:
          'The current IETF URI Working Group preference is for the prefixedurl production. (Nov 1993. July 93: url).',
      },
    },
    {
      added: ['nntpaddress'],
      evidence: {
        class: 'intended',
        section: 'NNTP',
        quote:
          'This is an alternative form of reference for news articles, specifically to be used with NNTP servers',
        note: 'The text mentions a server name; the rule has none.',
      },
    },
    {
      added: ['mailtoaddress'],
      evidence: {
        class: 'intended',
        section: 'Mailto',
        quote: 'This allows a URL to specify an RFC822 addr-spec mail address.',
      },
    },
    {
      added: [
        'midaddress',
        'addr-spec',
        'local-part',
        'domain',
        'sub-domain',
        'domain-ref',
        'CHAR',
        'atom',
        'quoted-string',
        'qtext',
        'domain-literal',
        'dtext',
        'quoted-pair',
        'word',
      ],
      strings: [
        { change: 'removed', in: ['path', 'query', 'fragment'], open: ['midaddress'] },
        { change: 'added', in: ['path'], open: ['xalphas', 'fragmentaddress'] },
        { change: 'reread', in: ['path', 'fragment'] },
      ],
      evidence: {
        class: 'intended',
        section: 'Message-Id',
        quote:
          'The rest of the URL after the "mid:" is the RFC822 msg-id with the constant <> wrapper removed, leaving an identifier whose format in fact happens to be the same as addr-spec format for mailboxes',
      },
    },
    {
      added: ['cidaddress', 'content-identifier'],
      strings: [{ change: 'removed', in: ['path', 'query', 'fragment'], open: ['cidaddress'] }],
      evidence: {
        class: 'intended',
        section: 'Content-Id',
        quote:
          'The second scheme, "cid:", is similar to "mid:", but makes reference to a body part of a MIME message by the value of its content-id field.',
      },
    },
  ],
};
