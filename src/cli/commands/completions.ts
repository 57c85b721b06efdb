/** `completions`: a script with which a shell completes commands, options and the names of documents and rules. */

import type { Command } from 'commander';
import { knownName } from '../../base/unknown-name.js';
import { completedCommands, completedRules } from '../completions/commands.js';
import { scripts } from '../completions/scripts.js';
import { addNotes, argumentOf } from '../input/options.js';
import type { Terminal } from '../output/terminal.js';

const shells = Object.keys(scripts) as (keyof typeof scripts)[];

export function define(command: Command): void {
  command.addArgument(argumentOf('<SHELL>', 'the shell', shells));
  addNotes(command, {
    about: `What is completed: the commands, their options, the ids and sets of revisions,
each of several with commas between, after --start the rules of those that are
named, or of all, and all values that are known; elsewhere, files.`,
    exit: { 0: 'printed' },
    examples: [
      'source <(uri-revisions completions bash)',
      'uri-revisions completions zsh > ~/.zfunc/_uri-revisions',
      'uri-revisions completions fish | source',
    ],
    json: false,
  });
}

export async function run(name: string, _: object, terminal: Terminal): Promise<void> {
  const script = scripts[knownName('shell', name, shells)];
  await terminal.print(script('uri-revisions', await completedCommands(), completedRules()));
}
