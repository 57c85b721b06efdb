/** Remarks about RFC 1630, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { earlyReasons } from '../../core/reasons.js';

export const about: About = {
  name: 'RFC 1630',
  short: 'RFC 1630',
  address: 'https://www.rfc-editor.org/rfc/rfc1630',
  summary:
    'An informational record of the web’s practice in 1994. It has two grammars: one of URIs of any scheme, with fragments, and one of URLs, with a rule for each of eleven schemes. No rule connects them; the generic grammar rejects “//”.',
  changes: [
    {
      sentence: 'The space is reserved and no longer allowed as data.',
      text: 'http://h/a b',
      before: true,
      after: false,
    },
    {
      sentence: 'The colon is reserved: a host has at most one port.',
      text: 'http://h:80:90/',
      before: true,
      after: false,
    },
    { sentence: 'The plus sign is data everywhere.', text: 'http://h+/', before: false, after: true },
    {
      sentence: 'A URL needs one of eleven schemes; others match only the URI grammar.',
      text: 'x-y:z',
      before: true,
      after: false,
    },
    {
      sentence: 'URLs have no fragments.',
      text: 'http://h/#top',
      before: true,
      after: false,
    },
    {
      sentence:
        'Mail messages are addressed by RFC 822 identifiers, even with characters that other URLs forbid.',
      text: 'mid:"a b"@[1.2]',
      before: false,
      after: true,
    },
    {
      sentence: 'A WAIS document is identified by numbered fields.',
      text: 'wais://h/d/t/3=a;4=b;',
      before: false,
      after: true,
    },
    { sentence: 'Gopher has no search part.', text: 'gopher://h/7a?b', before: true, after: false },
  ],
  policy: {
    section: 'User name and password',
    quote: 'The syntax allows for the inclusion of a user name and even a password',
    reading: 'Text before an “@” is the user if the grammar allows, although a host may contain “@”.',
  },
  exercises: [],
};

const { article, groupart, path, waisaddress } = earlyReasons;

export const remarks: Remarks = {
  step: ({ only, underivable, derivable, derivations }) => [
    'RFC 1630 prints two grammars, which share rule names. Two rules that are printed alike, and use only rules that are printed alike, are one rule here. The other rules of the first grammar have the prefix `uri-`. ' +
      `The \`uri\` of the first grammar is the \`generic\` of 1993 and 1995. It is not an alternative of \`url\`: a URL has a known scheme, and ${only('x-y:z', 'uri', 'url')} is only a \`uri\`.`,
    `No rule joins the two. The generic one "gives a higher level parsing of the same URIs as the other productions", its introduction says, but it rejects "//", since its path cannot begin with a slash: ${only('http://h/p', 'url', 'uri')}. ` +
      `It also lacks the plus sign, which only the second grammar lists as \`safe\`: ${only('a+', 'xalphas', 'uri-xalphas')}.`,
    `A space, a colon and a semicolon are reserved and cannot be data: ${only('a b', { before: 'path' }, 'path')} is lost. So a host ends at its port, and a scheme at the first colon. ` +
      `A WAIS document is identified by numbered fields, as in ${only('wais://h/d/t/3=a;', 'waisdoc', { before: 'waisdoc' })}; no other printed rule allows a semicolon or an equals sign in a URL: ${underivable('a;b=c', 'path', 'search', 'uri-path')}.`,
    `An \`addr-spec\` of RFC 822 follows \`mid:\` and \`cid:\`, and RFC 822 has no URLs in mind: ${derivable('mid:"a b"@[1.2]', 'url')} is a URL, and so is ${derivable('mid:a=b@c', 'url')}.`,
    `The type of an FTP transfer directly follows the path, without the ";type=" of the prose. Every type is also a path, so a URL with a type has two derivations: ${derivations('ftpaddress', ['ftp://h/a', 'ftp://h/aI', 'ftp://h/aAN'])}.`,
  ],
  alphabet: ({ derivable, only, underivable }) => [
    `In RFC 1630 the two listings differ in one character: ${only('+', 'safe', 'uri-safe')} is \`safe\` in the second, which lists the hyphen twice.`,
    `The \`addr-spec\` that \`mid:\` and \`cid:\` borrow from RFC 822 allows characters that no other URL allows: ${derivable('mid:~@a', 'url')} is derivable, and ${underivable('http://h/~u', 'url')} is not.`,
  ],
  naive: {
    article,
    groupart,
    path,
    'uri-path': path,
    waisaddress,
    login:
      'A user and its `@` match even if no host follows, and are not given back; a host could begin with them.',
    mailtoaddress: '`xalphas` matches the `@` and the hostname too, and does not give them back.',
  },
};
