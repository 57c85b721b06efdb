/** Remarks about RFC 1808, for the page and the report. */

import type { About, Remarks } from '../../core/about.js';

export const about: About = {
  name: 'RFC 1808',
  short: 'RFC 1808',
  address: 'https://www.rfc-editor.org/rfc/rfc1808',
  summary:
    'Relative URLs become a standard, and all schemes share one syntax. Besides a BNF it has parsing steps, and a resolving algorithm with examples.',
  changes: [
    { sentence: 'A URL may be relative.', text: '../../g', before: false, after: true },
    { sentence: 'A URL may be empty: it means the base URL.', text: '', before: false, after: true },
    {
      sentence: 'A fragment may follow a URL, although it is not part of the URL.',
      text: 'http://h/#top',
      before: false,
      after: true,
    },
    { sentence: 'A scheme may have capital letters.', text: 'HTTP://h/', before: false, after: true },
    {
      sentence: 'Parameters follow the whole path, and may contain slashes.',
      text: 'a/b;c/d?q',
      before: false,
      after: true,
    },
  ],
  policy: {
    section: '2.4',
    quote: 'The rules are listed in the order in which they would be applied by the parser.',
    reading:
      'It prefers a scheme to a relative path, and generic-RL to any other form if generic-RL matches the whole URL.',
  },
  exercises: [
    {
      id: 'empty-segment',
      title: 'An empty first segment',
      level: 3,
      rule: 'absoluteURL',
      naive: 'absoluteURL = generic_RL / scheme ":" ( uchar / reserved )*',
      task: 'After “//” and a network location comes one slash. If a second slash follows, generic-RL stops; only the second alternative matches the whole string.',
      hints: [
        'generic_RL matches as much as it can and leaves the rest. The choice is made all the same.',
        'If generic_RL leaves a rest, how can that rest begin?',
        'Only with a slash. Accept generic_RL only if no slash follows (!"/").',
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
      '`generic-RL` matches up to the second slash of an empty segment, and the alternative that would match the whole string is not tried.',
  },
};
