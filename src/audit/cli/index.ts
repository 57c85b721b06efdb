/** The command of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  audit: {
    group: 'Other parsers:',
    summary: 'tell where another parser and the revisions disagree',
    load: () => import('./audit.js'),
  },
};
