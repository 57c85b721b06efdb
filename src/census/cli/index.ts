/** The command of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  census: {
    group: 'Strings:',
    summary: 'count what all revisions say of the lines of files, in one walk',
    load: () => import('./census.js'),
  },
};
