/** Remarks about RFC 1738, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { labelReason } from '../../core/reasons.js';

export const about: About = {
  name: 'RFC 1738',
  short: 'RFC 1738',
  address: 'https://www.rfc-editor.org/rfc/rfc1738',
  summary:
    'The standard. Every scheme gets a section, and host names consist of labels. It drops unsafe characters. A URL that fits no scheme’s own rule still matches otherurl.',
  changes: [
    { sentence: 'Spaces are not allowed.', text: 'http://h/a b', before: true, after: false },
    {
      sentence: 'A fragment is not part of a URL.',
      text: 'http://h/#top',
      before: true,
      after: false,
    },
    {
      sentence: 'New since the 1995 page: mailto, nntp and file.',
      text: 'file://localhost/etc/motd',
      before: false,
      after: true,
    },
    { sentence: 'A scheme may begin with a digit.', text: '1x:y', before: false, after: true },
    { sentence: 'Schemes are in lower case.', text: 'HTTP:x', before: true, after: false },
  ],
  policy: {
    section: '5',
    quote: 'new schemes follow the general syntax',
    reading:
      'It prefers the form of a predefined scheme to otherurl, and reads “//” as the common Internet scheme syntax (§3.1).',
  },
  exercises: [
    {
      id: 'groups',
      title: 'Group or article',
      level: 1,
      rule: 'grouppart',
      naive: 'grouppart = "*" / group / article',
      task: '“*” means all groups; an article contains an “@”. Which alternative can be a prefix of another?',
      hints: [
        'An article may begin with letters, as a group does, or with "*".',
        'Try the article first: it fails if there is no "@".',
      ],
    },
    {
      id: 'wais',
      title: 'Three forms of wais',
      level: 1,
      rule: 'waisurl',
      naive: 'waisurl = waisdatabase / waisindex / waisdoc',
      task: 'A database, a search in it, or a document in it: all three begin with the database.',
      hints: ['The first form is a prefix of both others.', 'Put the longer forms first, in any order.'],
    },
    {
      id: 'labels',
      title: 'Labels',
      level: 2,
      rule: 'domainlabel',
      naive: 'domainlabel = alphadigit / alphadigit ( alphadigit / "-" )* alphadigit',
      task: 'A label may contain hyphens, but not end in one. Order does not matter in a BNF; in a PEG it decides.',
      hints: [
        'The first alternative matches one character, so the PEG never tries the second.',
        'Swapping the alternatives does not help: ( alphadigit / "-" )* matches the last character too, and gives nothing back.',
        'Each round of the repetition must end with an alphadigit: allow hyphens only before one.',
      ],
      tests: ['a', 'www', 'w3', 'a-b', 'a-'],
      next: 'names',
    },
    {
      id: 'names',
      title: 'Names of labels',
      level: 2,
      rule: 'hostname',
      naive: [
        'hostname = ( domainlabel "." )* toplabel',
        'domainlabel = alphadigit / alphadigit ( alphadigit / "-" )* alphadigit',
        'toplabel = alpha / alpha ( alphadigit / "-" )* alphadigit',
      ].join('\n'),
      task: 'A name consists of labels with dots between them, and the last begins with a letter. Fix up to three rules. Is the first one wrong at all?',
      hints: [
        'No label contains a ".", so the repetition in hostname never matches too much.',
        'toplabel has the same error as domainlabel. Fix it in the same way.',
      ],
      tests: ['w3', 'www.w3.org', 'www.w3', 'w3.0'],
      next: 'whole-host',
    },
    {
      id: 'whole-host',
      title: 'The whole www.w3.org',
      level: 2,
      rule: 'host',
      naive: [
        'host = hostnumber / hostname',
        'hostname = ( domainlabel "." )* toplabel',
        'domainlabel = alphadigit / alphadigit ( alphadigit / "-" )* alphadigit',
        'toplabel = alpha / alpha ( alphadigit / "-" )* alphadigit',
      ].join('\n'),
      task: 'A host is a name or a number. Here the number comes first. Correct labels alone do not make host right: why?',
      hints: [
        'With hostnumber first, "1.2.3.4.a" is read as a number up to its last dot.',
        'Fix the two label rules; then try the name before the number, as the document does.',
      ],
      tests: ['www.w3.org', '18.23.0.23', '1.2.3.4.a', 'w3.0'],
    },
  ],
};

export const remarks: Remarks = {
  step: ({ only }) => [
    'RFC 1738 rewrites nearly every rule. ' +
      `A scheme has no capitals. It may contain digits, \`+\`, \`-\` and \`.\`, even as its first character: ${only('A:', { before: 'url' }, 'url')} is lost and ${only('0:', 'url', { before: 'url' })} is new. ` +
      `The space and the double quote are not allowed unescaped, as in ${only('a b', { before: 'path' }, 'urlpath')}; \`=\` is, as in ${only('a=b', 'search', { before: 'search' })}. ` +
      `A host consists of labels: ${only('a_b', { before: 'host' }, 'host')} and ${only('a.', { before: 'host' }, 'host')} are lost, ${only('0.a', 'host', { before: 'host' })} is new.`,
    `The generic form covers \`//\`: ${only('x://h/p', 'genericurl', { before: 'generic' })} is derivable from \`genericurl\`, but not from the earlier \`generic\`. ` +
      `That makes \`otherurl\` a catch-all: ${only('http://u@h/', 'url', 'httpurl')}, which is not an \`httpurl\`, is still a \`url\`.`,
    `A URL has no fragment: ${only('http://h/#f', { before: 'fragmentaddress' }, 'url')} is lost, although the Appendix of the document prints such a reference.`,
    'RFC 1738 says that it builds on RFC 1630 (§7), but it is compared with `url-1995`, which has one listing, as RFC 1738 has. Differences between RFC 1630 and RFC 1738 are not classed; the nearest classed ones are those of both from `url-1995`.',
  ],
  drawn: [['url', 'http://h']],
  naive: {
    url: 'If the rule of a known scheme matches a prefix, it is chosen, and `otherurl`, which would match the whole string, is not tried.',
    domainlabel: labelReason,
    toplabel: labelReason,
    grouppart: '`*` or a group matches the beginning of an article, and `article` is not tried.',
    waisurl: '`waisdatabase` matches the beginning of the other two, which are not tried.',
  },
};
