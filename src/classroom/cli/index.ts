/** The command of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  grade: {
    group: 'Learning:',
    summary: 'prove the PEGs in the results of learners, which the page gives as codes',
    load: () => import('./grade.js'),
  },
};
