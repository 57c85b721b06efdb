/** What there is to complete: the commands, their options, and the values that are known of these. */

import { Command } from 'commander';
import { namedSets, revisions } from '../../../generated/registry/ids.js';
import { revision } from '../../index.js';
import { commandGroups, loadCommand } from '../commands.js';

/** An option of a command. */
export interface CompletedOption {
  /** As it is typed: `-r`, `--revision`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** The values that are known; undefined for an option without a value, none where any text or file will do. */
  readonly values: readonly string[] | undefined;
  /** Whether several may stand there, with commas between. */
  readonly isList: boolean;
  /** Whether a rule may, of the documents that are named, or of any. */
  readonly isRule: boolean;
}

/** The rules of a document. */
export interface CompletedRules {
  /** What means this document alone. */
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** A command with what may follow it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** The arguments that are known, beside texts and files. */
  readonly values: readonly string[];
}

/** How options and arguments that name documents are called. */
const ofRevisions = /^(--revisions?|--read-by|REV(\.\.REV)?)$/;
const revisionNames = [...new Set([...revisions, ...Object.keys(namedSets)])];
/** Those that mean one document. */
const singleNames = [
  ...revisions,
  ...Object.entries(namedSets).flatMap(([name, { length }]) => (length === 1 ? name : [])),
];

/** The rules of every document. */
export function completedRules(): readonly CompletedRules[] {
  const sets = Object.entries(namedSets);
  return revisions.map((id) => ({
    names: [
      id,
      ...sets.flatMap(([name, [only, ...others]]) => (only === id && others.length === 0 ? [name] : [])),
    ],
    rules: revision(id).rules.map(({ name }) => name),
  }));
}

/** Whether help speaks of several. */
const ofSeveral = /\b(revisions|several)\b/;

/** The names of documents that may stand there: sets of several only where help speaks of several. */
function documentsFor(description: string): readonly string[] {
  return ofSeveral.test(description) ? revisionNames : singleNames;
}

/** Every command, in the order of help, and `help` with their names. */
export async function completedCommands(): Promise<readonly CompletedCommand[]> {
  const summaries = Object.values(commandGroups).flatMap((group) => Object.entries(group));
  const commands = await Promise.all(summaries.map(([name, summary]) => completedCommand(name, summary)));
  const values = summaries.map(([name]) => name);
  return [...commands, { name: 'help', summary: 'show help for a command', options: [], values }];
}

async function completedCommand(name: string, summary: string): Promise<CompletedCommand> {
  const command = new Command(name);
  (await loadCommand(name)).define(command);
  const options = command.options.map(({ short, long, description, required, optional, argChoices }) => ({
    flags: [short, long].filter((flag) => flag !== undefined),
    description,
    values:
      required || optional
        ? ofRevisions.test(long ?? '')
          ? documentsFor(description)
          : (argChoices ?? [])
        : undefined,
    isList: ofRevisions.test(long ?? '') && ofSeveral.test(description),
    isRule: long === '--start',
  }));
  const values = command.registeredArguments.flatMap((argument) =>
    ofRevisions.test(argument.name()) ? documentsFor(argument.description) : (argument.argChoices ?? []),
  );
  const help = {
    ...{ flags: ['-h', '--help'], description: 'show help', values: undefined },
    ...{ isList: false, isRule: false },
  };
  return { name, summary, options: [...options, help], values: [...new Set(values)] };
}
