/** The command of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  links: {
    group: 'References:',
    summary: 'list the links of files with their absolute forms, check them, fix them',
    load: () => import('./links.js'),
  },
};
