/** Remarks about the draft of May 1997, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';
import { labelReason } from '../../core/reasons.js';

export const about: About = {
  name: 'URL syntax draft',
  short: '1997',
  address: 'https://datatracker.ietf.org/doc/html/draft-fielding-url-syntax-05',
  summary:
    'Absolute and relative syntax in one document. The network location is split into user, password, host and port. An empty component differs from an absent one.',
  changes: [
    { sentence: 'The tilde is unreserved.', text: 'http://h/~joe', before: false, after: true },
    { sentence: 'A path may begin with empty segments.', text: '//h//g', before: false, after: true },
    {
      sentence: 'The site has parts again: user, password, host and port.',
      text: 'http://u:p@h:80/',
      before: true,
      after: true,
    },
    {
      sentence: 'Each segment may have parameters; in RFC 1808, only the whole path had them.',
      text: 'a;x/b;y',
      before: true,
      after: true,
    },
    {
      sentence: 'An empty query differs from an absent one.',
      text: 'a?',
      before: true,
      after: true,
    },
    {
      sentence: 'An empty reference means the current document, not the base URL (§3).',
      text: '',
      before: true,
      after: true,
    },
    {
      sentence: 'A port may be empty: “*digit instead of 1*digit” (Appendix F.3).',
      text: 'http://h:/',
      before: true,
      after: true,
    },
  ],
  policy: {
    section: '4.4',
    quote:
      'The greedy algorithm is used for disambiguation: the left-most matching rule soaks up as much of the URL reference string as it is capable of matching. In other words, the site component wins.',
    reading: 'It prefers a generic-URL to an opaque one, and a site to a path.',
  },
  exercises: [
    {
      id: 'net-path',
      title: 'Two slashes',
      level: 3,
      rule: 'relativeURL',
      naive: 'relativeURL = net_path / abs_path / rel_path',
      task: '“//” begins a net_path. If no site follows, the string is still an abs_path by the grammar.',
      hints: [
        'net_path matches as much as it can and leaves the rest. The choice is made all the same.',
        'Accept net_path only if it reaches the end of the reference: a "#", or the end of the text (!.).',
      ],
    },
  ],
};

export const remarks: Remarks = {
  step: ({ only, states }) => [
    'The network location becomes a `site` of user, password, host and port, each with rules that RFC 1738 had. Parameters belong to their segment, not to the whole path. ' +
      `\`~\` becomes a character like any other, as in ${only('/~u', 'URL-reference', { before: 'URL' })}, and a path may begin with empty segments: ${only('//h//g', 'URL-reference', { before: 'URL' })}. All strings of RFC 1808 are still derivable.`,
    `The new reference rule is simple: its minimal automaton has ${states('URL-reference')} states, and that of its \`host\` ${states('host')}. ` +
      `A string that \`site\` rejects can still be a path: ${only('//a_b/', 'abs_path', 'net_path')} is not a \`net_path\`, but an \`abs_path\`. ` +
      `A query needs a slash before it. So ${only('//h?q', 'abs_path', 'net_path')}, too, is a path that begins with two slashes. Appendix B of the document would split it into a site and a query.`,
  ],
  alphabet: ({ only }) => [
    `Outside the \`mid:\` and \`cid:\` of RFC 1630, \`~\` has to be escaped until 1997, when ${only('http://h/~u', 'URL-reference', { before: 'URL' })} becomes derivable.`,
  ],
  drawn: [['URL-reference', '//g']],
  naive: {
    relativeURL:
      '`net_path` matches `//` with an empty `site`, and `abs_path`, which would match the whole string, is not tried.',
    domainlabel: labelReason,
    toplabel: labelReason,
  },
};
