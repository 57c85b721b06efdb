/** The commands: a name, what help says of it, and the file that is loaded when it is called. */

import type { Command } from 'commander';
import type { Terminal } from './terminal.js';

/** What a command's file exports: how the command is called, and what it then does. */
export interface CommandModule {
  readonly define: (command: Command, terminal: Terminal) => void;
}

export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}

/** In the order of help, under the headings of help. */
export const commandGroups: readonly {
  readonly heading: string;
  readonly commands: readonly CommandEntry[];
}[] = [
  {
    heading: 'Strings:',
    commands: [
      {
        name: 'parse',
        summary: 'show the syntax tree and the components of a string in one revision',
        load: () => import('./commands/parse.js'),
      },
      {
        name: 'compare',
        summary: 'lay what the revisions say of a string side by side',
        load: () => import('./commands/compare.js'),
      },
      {
        name: 'check',
        summary: 'tell for each line of a file whether it is derivable in one revision',
        load: () => import('./commands/check.js'),
      },
    ],
  },
  {
    heading: 'Grammars:',
    commands: [
      {
        name: 'grammar',
        summary: "show a rule as printed, corrected and transcribed, or list a revision's rules",
        load: () => import('./commands/grammar.js'),
      },
      {
        name: 'revisions',
        summary: 'list the revisions',
        load: () => import('./commands/revisions.js'),
      },
    ],
  },
  {
    heading: 'Learning:',
    commands: [
      {
        name: 'serve',
        summary: 'serve the teaching page on this machine',
        load: () => import('./commands/serve.js'),
      },
    ],
  },
];
