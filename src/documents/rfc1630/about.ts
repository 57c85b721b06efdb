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
    'RFC 1630 prints two grammars, and rules of the same name in both. Where they are printed alike and use none that differs, they are one rule here; the others of the first have `uri-` before their names. ' +
      `What the first calls \`uri\` is the \`generic\` of 1993 and 1995, by itself: a URL is of a known scheme, and ${only('x-y:z', 'uri', 'url')} is only a \`uri\`.`,
    `No rule joins the two. The generic one "gives a higher level parsing of the same URIs as the other productions", its introduction says, and yet derives nothing with "//", since its path cannot begin with a slash: ${only('http://h/p', 'url', 'uri')}. ` +
      `Nor has it the plus sign, which only the second lists as \`safe\`: ${only('a+', 'xalphas', 'uri-xalphas')}.`,
    `A space, a colon and a semicolon are reserved, and no data: ${only('a b', { before: 'path' }, 'path')} went. So a host ends at its port, and a scheme at the first colon. ` +
      `A WAIS document is told by numbered fields, as in ${only('wais://h/d/t/3=a;', 'waisdoc', { before: 'waisdoc' })}; no other rule that is printed has a semicolon or an equals sign for a URL: ${underivable('a;b=c', 'path', 'search', 'uri-path')}.`,
    `What follows \`mid:\` and \`cid:\` is an \`addr-spec\` of RFC 822, which knows nothing of URLs: ${derivable('mid:"a b"@[1.2]', 'url')} is one, and so is ${derivable('mid:a=b@c', 'url')}.`,
    `The type of an FTP transfer stands right after the path, without the ";type=" of the prose, and every type is a path as well: ${derivations('ftpaddress', ['ftp://h/a', 'ftp://h/aI', 'ftp://h/aAN'])} derivations.`,
  ],
  alphabet: ({ derivable, only, underivable }) => [
    `In RFC 1630 the two listings differ in one character: ${only('+', 'safe', 'uri-safe')} is \`safe\` in the second, which lists the hyphen twice.`,
    `The \`addr-spec\` that \`mid:\` and \`cid:\` borrow from RFC 822 takes characters that no other URL does: ${derivable('mid:~@a', 'url')} is derivable, and ${underivable('http://h/~u', 'url')} is not.`,
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
