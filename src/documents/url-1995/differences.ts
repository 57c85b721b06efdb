/** Reasons why the rules of 1995 differ from those of 1993. The page has a grammar and two paragraphs before it. */

import type { Differences } from '../../core/about.js';

export const differences: Differences = {
  merged: {},
  split: { uri: 'url', login: 'hostport' },
  classed: [
    {
      rewritten: ['url'],
      strings: [{ change: 'removed' }],
      evidence: {
        class: 'intended',
        section: 'BNF syntax',
        quote: 'The "afsaddress" is left in as historical note, but is not a url production',
      },
    },
    {
      rewritten: ['fragmentaddress'],
      added: ['uri'],
      evidence: {
        class: 'unexplained',
        note: 'uri is another name of url, and the page does not say what for. What a reference lost and gained, it lost and gained in url.',
      },
    },
    {
      rewritten: ['ftpaddress'],
      added: ['login', 'password'],
      strings: [{ change: 'added' }, { change: 'reread' }],
      evidence: {
        class: 'unexplained',
        note: 'The page has no words on FTP. The draft of 1993 has: "The syntax allows for the inclusion of a user name and even a password" (section FTP), which its own fileaddress did not do.',
      },
    },
  ],
};
