/** Reasons why the rules of RFC 1738 differ from those of 1995. */

import type { Differences, Evidence } from '../../core/about.js';

/** §2.2 lists the characters that stand for themselves. */
const characters: Evidence = {
  class: 'intended',
  section: '2.2',
  quote:
    'Thus, only alphanumerics, the special characters "$-_.+!*\'(),", and reserved characters used for their reserved purposes may be used unencoded within a URL.',
};

const excluded =
  'The characters "<" and ">" are unsafe because they are used as the delimiters around URLs in free text; the quote mark (""") is used to delimit URLs in some systems. The character "#" is unsafe … The character "%" is unsafe … These characters are "{", "}", "|", "\\", "^", "~", "[", "]", and "`".';

export const differences: Differences = {
  merged: {
    fragmentaddress: 'url',
    uri: 'url',
    prosperolink: 'prosperourl',
    attributes: 'fieldspec',
    version: 'fieldspec',
  },
  split: { fpath: 'path', hpath: 'path', hsegment: 'xpalphas', psegment: 'xpalphas', wpath: 'path' },
  classed: [
    {
      rewritten: ['url'],
      evidence: {
        class: 'intended',
        section: '3',
        quote:
          'The mapping for some existing standard and experimental protocols is outlined in the BNF syntax definition. … The schemes covered are: … Other schemes may be specified by future specifications.',
      },
    },
    {
      rewritten: ['genericurl'],
      added: ['schemepart'],
      strings: [
        { change: 'added', in: ['path', 'mailAddress'] },
        { change: 'reread', in: ['path', 'query'] },
      ],
      evidence: {
        class: 'intended',
        section: '2.1',
        quote:
          'A URL contains the name of the scheme being used (<scheme>) followed by a colon and then a string (the <scheme-specific-part>) whose interpretation depends on the scheme.',
      },
    },
    {
      added: ['otherurl'],
      evidence: {
        class: 'intended',
        section: '4',
        quote:
          'A new scheme may be introduced by defining a mapping onto a conforming URL syntax, using a new prefix.',
        note: 'The document does not say that the rule covers every known scheme, too.',
      },
    },
    {
      rewritten: ['scheme'],
      added: ['lowalpha', 'hialpha'],
      strings: [
        { change: 'removed', in: ['scheme'] },
        { change: 'added', in: ['scheme'] },
      ],
      evidence: {
        class: 'intended',
        section: '2.1',
        quote:
          'Scheme names consist of a sequence of characters. The lower case letters "a"--"z", digits, and the characters plus ("+"), period ("."), and hyphen ("-") are allowed.',
      },
    },
    {
      added: ['ip-schemepart'],
      strings: [
        { change: 'added', in: ['authority', 'user', 'password', 'host', 'port'] },
        { change: 'added', at: '/?', in: ['none'] },
        { change: 'reread', in: ['authority', 'user', 'password', 'host', 'port'] },
      ],
      evidence: {
        class: 'intended',
        section: '3.1',
        quote:
          'The scheme specific data start with a double slash "//" to indicate that it complies with the common Internet scheme syntax.',
      },
    },
    {
      rewritten: ['hostname'],
      added: ['domainlabel', 'toplabel'],
      dropped: ['ialpha'],
      evidence: {
        class: 'intended',
        section: '3.1',
        quote:
          'a sequence of domain labels separated by ".", each domain label starting and ending with an alphanumerical character and possibly also containing "-" characters. The rightmost domain label will never start with a digit',
      },
    },
    {
      rewritten: ['user', 'password'],
      evidence: {
        class: 'intended',
        section: '3.1',
        quote:
          'Within the user and password field, any ":", "@", or "/" must be encoded. … Note that an empty user name or password is different than no user name or password',
      },
    },
    {
      rewritten: ['urlpath', 'uchar', 'safe', 'extra', 'database', 'wtype', 'search'],
      added: ['unreserved', 'xchar'],
      dropped: ['xpalpha'],
      strings: [
        {
          change: 'removed',
          at: ' "',
          in: [
            ...(['path', 'query', 'user', 'password', 'host', 'newsGroup', 'newsArticle'] as const),
            ...(['waisDatabase', 'waisType', 'waisPath', 'gopherType', 'gopherSelector'] as const),
            ...(['gopherSearch', 'prosperoName', 'mailAddress'] as const),
          ],
        },
        { change: 'added', at: '+=', in: ['query'] },
      ],
      evidence: characters,
    },
    {
      rewritten: ['database', 'wtype'],
      evidence: {
        text: '',
        class: 'unexplained',
        note: '§3.9 does not say that the name of a database and the type of a document can be empty.',
      },
    },
    {
      rewritten: ['search'],
      evidence: {
        text: '',
        class: 'intended',
        section: '3.4.3',
        quote: 'the <search> element may be the empty string',
      },
    },
    {
      added: ['reserved'],
      evidence: {
        class: 'intended',
        section: '2.2',
        quote:
          'The characters ";", "/", "?", ":", "@", "=" and "&" are the characters which may be reserved for special meaning within a scheme.',
      },
    },
    {
      rewritten: ['national', 'punctuation'],
      evidence: { class: 'intended', section: '2.2', quote: excluded },
    },
    {
      dropped: ['fragmentaddress', 'fragmentid'],
      strings: [{ change: 'removed', at: '#' }],
      evidence: {
        class: 'intended',
        section: '2.2',
        quote:
          'The character "#" is unsafe and should always be encoded because it is used in World Wide Web and in other systems to delimit a URL from a fragment/anchor identifier that might follow it.',
      },
    },
    {
      dropped: ['uri'],
      evidence: {
        class: 'unexplained',
        note: 'It was another name of url; the document does not mention it.',
      },
    },
    {
      dropped: ['afsaddress', 'cellname'],
      evidence: {
        class: 'intended',
        section: '4',
        quote:
          'The following scheme have been proposed at various times, but this document does not define their syntax or use at this time. … afs Andrew File System global file names.',
      },
    },
    {
      rewritten: ['ftpurl'],
      added: ['fpath', 'ftptype'],
      evidence: {
        class: 'intended',
        section: '3.2.2',
        quote:
          '<cwd1>/<cwd2>/.../<cwdN>/<name>;type=<typecode> … The whole url-path may be omitted, including the "/" delimiting it from the prefix containing user, password, host, and port.',
      },
    },
    {
      rewritten: ['fsegment'],
      evidence: {
        class: 'intended',
        section: '3.2.2',
        quote:
          'The <cwdx> and <name> parts may be empty. … Within a name or CWD component, the characters "/" and ";" are reserved and must be encoded.',
      },
    },
    {
      added: ['fileurl'],
      evidence: {
        class: 'intended',
        section: '3.10',
        quote: 'The file URL scheme is used to designate files accessible on a particular host computer.',
      },
    },
    {
      rewritten: ['httpurl'],
      added: ['hpath', 'hsegment'],
      evidence: {
        class: 'intended',
        section: '3.3',
        quote:
          'The <path> is optional, as is the <searchpart> and its preceding "?". If neither <path> nor <searchpart> is present, the "/" may also be omitted. Within the <path> and <searchpart> components, "/", ";", "?" are reserved.',
        note: 'But hsegment and search accept ";".',
      },
    },
    {
      rewritten: ['gopherurl'],
      added: ['gopher+_string'],
      strings: [{ change: 'added', in: ['gopherSearch', 'gopherString'] }],
      evidence: {
        class: 'intended',
        section: '3.4.1',
        quote:
          '<gophertype><selector>%09<search>%09<gopher+_string> … The entire <gopher-path> may also be empty, in which case the delimiting "/" is also optional',
      },
    },
    {
      rewritten: ['gtype', 'selector'],
      strings: [{ change: 'added', in: ['gopherType', 'gopherSelector'] }],
      evidence: {
        class: 'intended',
        section: '3.4.1',
        quote: 'Within the <gopher-path>, no characters are reserved.',
      },
    },
    {
      added: ['mailtourl', 'encoded822addr'],
      evidence: {
        class: 'intended',
        section: '3.5',
        quote:
          'The mailto URL scheme is used to designate the Internet mailing address of an individual or service.',
      },
    },
    {
      rewritten: ['group'],
      evidence: {
        class: 'intended',
        section: '3.6',
        quote:
          'A <newsgroup-name> is a period-delimited hierarchical name, such as "comp.infosystems.www.misc".',
        note: 'Only the rule says which characters it may contain.',
      },
    },
    {
      rewritten: ['article'],
      strings: [{ change: 'added', in: ['newsArticle'] }],
      evidence: {
        class: 'intended',
        section: '3.6',
        quote:
          'it takes the form <unique>@<full_domain_name>. A message identifier may be distinguished from a news group name by the presence of the commercial at "@" character.',
      },
    },
    {
      added: ['nntpurl'],
      evidence: {
        class: 'intended',
        section: '3.7',
        quote: 'The nntp URL scheme is an alternative method of referencing news articles',
      },
    },
    {
      rewritten: ['telneturl'],
      evidence: {
        class: 'intended',
        section: '3.8',
        quote: 'The final "/" character may be omitted.',
      },
    },
    {
      rewritten: ['waisurl', 'waisindex', 'waisdoc'],
      added: ['waisdatabase', 'wpath'],
      strings: [{ change: 'added', in: ['waisDatabase', 'waisType', 'waisPath'] }],
      evidence: {
        class: 'intended',
        section: '3.9',
        quote:
          'A WAIS URL takes one of the following forms: wais://<host>:<port>/<database> wais://<host>:<port>/<database>?<search> wais://<host>:<port>/<database>/<wtype>/<wpath>',
      },
    },
    {
      rewritten: ['prosperourl', 'fieldspec'],
      added: ['fieldname', 'fieldvalue'],
      dropped: ['prosperolink', 'version', 'attributes'],
      evidence: {
        class: 'intended',
        section: '3.11',
        quote:
          'The name of the field and its value are separated by a "=" (equal sign). If present, these fields serve to identify the target of the URL. For example, the OBJECT-VERSION field can be specified to identify a specific version of an object.',
      },
    },
    {
      rewritten: ['ppath'],
      added: ['psegment'],
      strings: [{ change: 'added', in: ['prosperoName'] }],
      evidence: {
        class: 'intended',
        section: '3.11',
        quote:
          'The semicolon ";" is reserved and may not appear without quoting in the <hsoname>. … Note that a slash "/" may appear in the <hsoname> without quoting',
      },
    },
    {
      dropped: ['xalphas', 'alphanums', 'void'],
      evidence: {
        class: 'notation',
        note: 'The notation of 1995 repeats by recursion, and needs a rule for each. In that of RFC 822 “elements may be preceded with <n>* to designate n or more repetitions of the following element; n defaults to 0” (§5).',
      },
    },
  ],
};
