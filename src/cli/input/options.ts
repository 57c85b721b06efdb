/** Options and help that several commands share. */

import type { Command } from 'commander';
import { revisions } from '../../../generated/registry/ids.js';

const known = revisions.join(', ');

/** `-r REV`: one revision. */
export function takesRevision(command: Command): Command {
  return command.option('-r, --revision <REV>', `the revision, needed: ${known}`);
}

/** `-r REV,REV`: revisions in the order to show them. */
export function takesRevisions(command: Command): Command {
  return command.option('-r, --revisions <REV,REV>', `the revisions to compare (all by default): ${known}`);
}

/** `--start RULE`. */
export function takesStart(command: Command): Command {
  return command.option(
    '--start <RULE>',
    "the rule to derive from, in the document's spelling (its reference rule by default)",
  );
}

/** `--json`. */
export function printsJson(command: Command): Command {
  return command.option('--json', 'print JSON, one object a line');
}

/** What follows the options in a command's help. */
export interface Notes {
  readonly about?: string;
  /** What each exit code means; 2 is the same everywhere. */
  readonly exit: Readonly<Record<0, string> & Partial<Record<1, string>>>;
  /** Complete command lines. */
  readonly examples: readonly string[];
}

export function addNotes(command: Command, { about, exit, examples }: Notes): void {
  const codes = { ...exit, 2: 'misuse, or something cannot be read or written' };
  const parts = [
    ...(about === undefined ? [] : [about]),
    `Exit codes:\n${Object.entries(codes)
      .map(([code, meaning]) => `  ${code}  ${meaning}`)
      .join('\n')}`,
    `Examples:\n${examples.map((example) => `  ${example}`).join('\n')}`,
  ];
  command.addHelpText('after', `\n${parts.join('\n\n')}`);
}
