/** Remarks about RFC 1808, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';

export const about: About = {
  name: 'RFC 1808',
  short: 'RFC 1808',
  address: 'https://www.rfc-editor.org/rfc/rfc1808',
  summary:
    'Relative URLs become a standard. One syntax serves all schemes; beside the BNF, a URL is parsed by steps, and resolved by an algorithm with examples.',
  changes: [
    { sentence: 'A URL may be relative.', text: '../../g', before: false, after: true },
    { sentence: 'It may even be empty: the complete base URL.', text: '', before: false, after: true },
    {
      sentence: 'A fragment may follow it, though it is no part of it.',
      text: 'http://h/#top',
      before: false,
      after: true,
    },
    { sentence: 'A scheme may be in capitals.', text: 'HTTP://h/', before: false, after: true },
    {
      sentence: 'Parameters follow the whole path, and may hold slashes.',
      text: 'a/b;c/d?q',
      before: false,
      after: true,
    },
  ],
  policy: {
    section: '2.4',
    quote: 'The rules are listed in the order in which they would be applied by the parser.',
    reading: 'A scheme before a relative path, and the generic-RL syntax where it carries the whole.',
  },
  exercises: [
    {
      id: 'empty-segment',
      title: 'An empty first segment',
      level: 3,
      rule: 'absoluteURL',
      naive: 'absoluteURL = generic_RL / scheme ":" ( uchar / reserved )*',
      task: 'After “//” and a network location comes one slash. Where another follows, generic-RL stops, and only the second alternative carries the whole.',
      hints: [
        'generic_RL matches as much as it can and leaves the rest; the choice is made all the same.',
        'What can the rest begin with, if generic_RL has left one?',
        'With a slash only: generic_RL counts where none follows (!"/").',
      ],
    },
  ],
};

export const remarks: Remarks = {
  step: ({ derivable, only, underivable }) => [
    'RFC 1808 is a companion to RFC 1738, and a grammar of its own: of the schemes nothing is left but their common form, to which relative URLs and the fragment are added. ' +
      `It derives all that \`url\` does, and ${only('A:', 'URL', { before: 'url' })}, ${only('#', 'URL', { before: 'url' })} and ${only('../g', 'URL', { before: 'url' })} besides. ` +
      `What stands after \`//\` is one \`net_loc\`, which is not told apart further and may hold nearly anything, as in ${only('//a_b?c', 'URL', { before: 'url' })}.`,
    `§2.4 parses a URL by steps that the BNF does not always follow. A path cannot begin with an empty segment: ${underivable('//h//g', 'URL')} is no URL at all, and ${only('a://h//g', 'absoluteURL', 'generic-RL')} has no parts that the grammar could see, but for the steps both have the network location \`h\`. ` +
      `And the steps do not tell what is empty from what is absent, so that ${derivable('a?', 'rel_path')} and ${derivable('a', 'rel_path')} are one to them.`,
  ],
  ambiguity: ({ derivations }) => [
    `A scheme makes a URL ambiguous, and nothing else does, as a relative path may hold colons and the second alternative of \`absoluteURL\` takes whatever the first does: ${derivations('URL', ['a:b'])}.`,
  ],
  drawn: [['URL', 'a:b']],
  naive: {
    absoluteURL:
      '`generic-RL` matches up to the second slash of an empty segment, and the alternative that would carry the whole is not tried.',
  },
};
