/** The command of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  links: {
    group: 'Everyday:',
    summary: 'list the links of files with their targets; check or fix them',
    load: () => import('./links.js'),
    topics: {
      'link-files': {
        summary: 'kinds of files, bases and limits of links',
        load: () => import('./topic.js'),
      },
    },
  },
};
