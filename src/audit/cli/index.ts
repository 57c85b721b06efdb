/** The commands of this wing. */

import type { WingCommands } from '../../cli/input/command.js';

export const commands: WingCommands = {
  audit: {
    group: 'Other parsers:',
    summary: 'find where another parser and the revisions disagree',
    load: () => import('./audit.js'),
    topics: {
      parsers: {
        summary: 'modes of audit: adapters, baselines, comparing, learning',
        load: () => import('./topic.js'),
      },
    },
  },
  hosts: {
    group: 'Other parsers:',
    summary: "show which parsers agree on a URL's host, as recorded",
    load: () => import('./hosts.js'),
  },
};
