/** Remarks about RFC 1738, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { labelReason } from '../../core/reasons.js';

export const about: About = {
  name: 'RFC 1738',
  short: 'RFC 1738',
  address: 'https://www.rfc-editor.org/rfc/rfc1738',
  summary:
    'The standard. Every scheme gets a section, host names consist of labels, the unsafe characters go. What has no scheme’s own form is still an otherurl.',
  changes: [
    { sentence: 'The space is gone.', text: 'http://h/a b', before: true, after: false },
    {
      sentence: 'So is the fragment: it is no part of a URL.',
      text: 'http://h/#top',
      before: true,
      after: false,
    },
    {
      sentence: 'mailto, nntp and file arrive; before, they were generic at best.',
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
      'A predefined scheme’s own form before otherurl; “//” is the common Internet scheme syntax (§3.1).',
  },
  exercises: [
    {
      id: 'groups',
      title: 'Group or article',
      level: 1,
      rule: 'grouppart',
      naive: 'grouppart = "*" / group / article',
      task: '“*” is every group; an article has an “@” in it. Which of them can be the beginning of another?',
      hints: [
        'An article may begin with letters, as a group does, or with "*".',
        'Try the article first: it fails where there is no "@".',
      ],
    },
    {
      id: 'wais',
      title: 'Three forms of wais',
      level: 1,
      rule: 'waisurl',
      naive: 'waisurl = waisdatabase / waisindex / waisdoc',
      task: 'A database, a search in it, or a document in it: all three begin alike.',
      hints: [
        'The first form is the beginning of both others.',
        'The longer forms first; which of them comes first does not matter.',
      ],
    },
    {
      id: 'labels',
      title: 'Labels',
      level: 2,
      rule: 'domainlabel',
      naive: 'domainlabel = alphadigit / alphadigit ( alphadigit / "-" )* alphadigit',
      task: 'A label may hold hyphens, but not end in one. The order of the BNF’s alternatives means nothing; the order of a PEG’s is everything.',
      hints: [
        'The first alternative matches one character, and the choice is made: the second is never tried.',
        'Turned round it is still wrong: ( alphadigit / "-" )* takes the last character too, and gives nothing back.',
        'Let each round of the repetition end in what may end the label: hyphens only in front of another alphadigit.',
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
      task: 'A name is labels with dots between them, and the last begins with a letter. Three rules are here to mend: is the first one wrong at all?',
      hints: [
        'No label holds a ".", so that the repetition of hostname has nothing to give back.',
        'toplabel has the fault of domainlabel, and takes the same repair.',
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
        'host = hostname / hostnumber',
        'hostname = ( domainlabel "." )* toplabel',
        'domainlabel = alphadigit / alphadigit ( alphadigit / "-" )* alphadigit',
        'toplabel = alpha / alpha ( alphadigit / "-" )* alphadigit',
      ].join('\n'),
      task: 'A host is a name or a number. If the parts are right, is the whole? Turn its alternatives round once it is proved, and see what is lost.',
      hints: [
        'Mend the two labels: with them hostname and host are right as they are.',
        'With hostnumber first, "1.2.3.4.a" is taken for a number up to its last dot.',
      ],
      tests: ['www.w3.org', '18.23.0.23', '1.2.3.4.a', 'w3.0'],
    },
  ],
};

export const remarks: Remarks = {
  step: ({ only }) => [
    'RFC 1738 writes nearly every rule anew. ' +
      `A scheme has no capitals, and may hold digits, \`+\`, \`-\` and \`.\`, also as its first character: ${only('A:', { before: 'url' }, 'url')} went and ${only('0:', 'url', { before: 'url' })} came. ` +
      `The space and the double quote no longer stand as themselves, as they did in ${only('a b', { before: 'path' }, 'urlpath')}; \`=\` does, as in ${only('a=b', 'search', { before: 'search' })}. ` +
      `A host consists of labels: ${only('a_b', { before: 'host' }, 'host')} and ${only('a.', { before: 'host' }, 'host')} went, ${only('0.a', 'host', { before: 'host' })} came.`,
    `The generic form now covers \`//\`: ${only('x://h/p', 'genericurl', { before: 'generic' })} is derivable from \`genericurl\`, and was not from \`generic\`. ` +
      `That makes \`otherurl\` a catch-all: ${only('http://u@h/', 'url', 'httpurl')}, which is no \`httpurl\`, is a \`url\` all the same.`,
    `There is no fragment: ${only('http://h/#f', { before: 'fragmentaddress' }, 'url')} went, although the Appendix of the document prints such a reference.`,
    'RFC 1738 names RFC 1630 as what it builds on (§7), and is told against `url-1995` all the same: that has one listing, as RFC 1738 has. Between RFC 1630 and RFC 1738 no difference is classed; the nearest are those of both from `url-1995`.',
  ],
  drawn: [['url', 'http://h']],
  naive: {
    url: 'The production of a known scheme is taken where it matches the beginning, and `otherurl`, which would carry the whole, is not tried.',
    domainlabel: labelReason,
    toplabel: labelReason,
    grouppart: '`*`, or a group, is the beginning of an article, and is taken for the whole.',
    waisurl: '`waisdatabase` matches the beginning of the other two, which are not tried.',
  },
};
