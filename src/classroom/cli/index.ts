/** The command of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  grade: {
    group: 'Learning:',
    summary: 'verify result codes of students: prove their PEGs again',
    load: () => import('./grade.js'),
  },
};
