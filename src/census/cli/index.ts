/** The command of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  census: {
    group: 'Strings:',
    summary: 'count lines valid under each revision, in one pass',
    load: () => import('./census.js'),
    topics: {
      'census-rows': {
        summary: 'rows, columns, reasons and summaries of census',
        load: () => import('./topic.js'),
      },
    },
  },
};
