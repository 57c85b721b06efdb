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
    'RFC 1808 is a companion to RFC 1738 with its own grammar. It keeps only the common form of the schemes, and adds relative URLs and the fragment. ' +
      `It derives all strings of \`url\`, and also ${only('A:', 'URL', { before: 'url' })}, ${only('#', 'URL', { before: 'url' })} and ${only('../g', 'URL', { before: 'url' })}. ` +
      `The part after \`//\` is one \`net_loc\`, which is not split further and may contain nearly any character, as in ${only('//a_b?c', 'URL', { before: 'url' })}.`,
    `§2.4 parses a URL by steps that differ from the BNF in some cases. In the BNF, a path cannot begin with an empty segment: ${underivable('//h//g', 'URL')} is not a URL, and ${only('a://h//g', 'absoluteURL', 'generic-RL')} has no parts by the grammar. By the steps, both have the network location \`h\`. ` +
      `The steps do not distinguish an empty part from an absent one: ${derivable('a?', 'rel_path')} and ${derivable('a', 'rel_path')} are the same to them.`,
  ],
  ambiguity: ({ derivations }) => [
    `Only URLs with a scheme are ambiguous, because a relative path may contain colons and the second alternative of \`absoluteURL\` derives all strings of the first: ${derivations('URL', ['a:b'])}.`,
  ],
  drawn: [['URL', 'a:b']],
  naive: {
    absoluteURL:
      '`generic-RL` matches up to the second slash of an empty segment, and the alternative that would match the whole string is not tried.',
  },
};
