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
        note: 'uri is another name of url; the page does not say why. A reference lost and gained strings only through url.',
      },
    },
    {
      rewritten: ['ftpaddress'],
      added: ['login', 'password'],
      strings: [{ change: 'added' }, { change: 'reread' }],
      evidence: {
        class: 'unexplained',
        note: 'The page does not discuss FTP. The 1993 draft says: "The syntax allows for the inclusion of a user name and even a password" (section FTP), but its own fileaddress does not.',
      },
    },
  ],
};
