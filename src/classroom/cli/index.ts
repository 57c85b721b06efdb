/** The command of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  grade: {
    group: 'Learning:',
    summary: "grade students' result codes by proving each PEG",
    load: () => import('./grade.js'),
  },
};
