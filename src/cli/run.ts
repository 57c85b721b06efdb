/** The command line as a function: arguments and streams in, exit code out. Loads only the called command. */

import { existsSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { revisions } from '../../generated/registry/ids.js';
import { nearestName, UnknownNameError } from '../core/base/unknown-name.js';
import { LimitError } from '../core/base/limits.js';
import { TableSizeError } from '../grammar/automata/verdict-table.js';
import { quoted, visible } from '../core/base/visible.js';
import { type DefaultStart, GrammarError, RecursionError } from '../grammar/bnf/errors.js';
import { asSentence } from '../study/formatting/format-text.js';
import { commandGroups, commandNames, loadCommand } from './commands.js';
import { isTopic, loadTopic, topicNames, topicSummaries } from './topics.js';
import {
  closedPipe,
  exitCodes,
  Interrupted,
  interrupted,
  Misuse,
  severalDocuments,
  Unreadable,
} from './output/errors.js';
import { register, withGrammarNamed, wrapHelp } from './input/commander.js';
import { aboutExitCodes, listed } from './input/options.js';
import { type Io, Terminal } from './output/terminal.js';
import { versionOf } from './output/version.js';

const name = 'uri-revisions';

/** The beginning of help. */
export const introduction = `Parse, check and compare strings under ${revisions.length} specifications of URL and URI syntax: ${revisions.join(', ')}. A revision is one specification, named by its id.`;

/** Conventions of every command. */
export const conventions = `Data goes to standard output, messages to standard error. Control and invisible
characters are shown as \\u{...}. Colours are used on a terminal, unless NO_COLOR
is set. --json prints one JSON object per line.`;

const notes = `
Help topics:
${listed(topicSummaries)}

${conventions}

${aboutExitCodes(exitCodes)}

"${name} help NAME" explains a command or a topic.`;

/**
 * Runs a command. Never rejects.
 * @param argv the arguments, without node and the script
 * @returns the exit code: 0 yes, 1 no, 2 misuse or trouble, 130 after Ctrl-C, 141 when the reader of stdout left
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const terminal = new Terminal(io);
  try {
    const [program, given] = await programFor(argv, terminal, io);
    const [first, asked] = argv;
    if (first === 'help' && asked !== undefined) checkHelp(asked, argv.slice(1));
    // Commander has no help on help.
    const isOfHelp = first === 'help' && helps.includes(asked ?? '');
    if (first === 'help' && !isCommand(asked) && isTopic(asked)) await terminal.print(await loadTopic(asked));
    else await program.parseAsync(isOfHelp ? ['help'] : given, { from: 'user' });
  } catch (error) {
    if (error !== terminal.failure) await explain(error, argv, terminal);
  }
  terminal.clearStatus();
  await terminal.flush();
  const { failure } = terminal;
  if (failure === undefined && terminal.isInterrupted) {
    terminal.say('interrupted: the output covers only the input read so far');
    return interrupted;
  }
  if (failure === undefined) return terminal.exitCode;
  if ('code' in failure && failure.code === 'EPIPE') return closedPipe;
  terminal.say(`error: cannot write: ${failure.message}`);
  return 2;
}

/** Requests for help on the program itself. */
const helps: readonly string[] = ['help', '-h', '--help'];

/** Checks a request for help, because commander ignores what it does not know. @throws Misuse, CommanderError */
function checkHelp(asked: string, all: readonly string[]): void {
  if ([...commandNames, ...topicNames, ...helps].includes(asked)) {
    if (all.length > 1) throw new Misuse(`help expects one command or topic, not "${all.join(' ')}"`);
    return;
  }
  const nearest = nearestName(asked, [...commandNames, ...topicNames]);
  const hint = nearest === undefined ? '' : `\n(Did you mean ${nearest}?)`;
  throw new CommanderError(2, 'help.unknown', `error: unknown command or topic '${asked}'${hint}`);
}

/** Returns the program with all its commands, and its arguments; only the called command has its options. */
async function programFor(
  argv: readonly string[],
  terminal: Terminal,
  io: Io,
): Promise<readonly [program: Command, argv: readonly string[]]> {
  const program = new Command(name)
    .description(introduction)
    .usage('COMMAND [ARGUMENTS]')
    .helpOption('-h, --help', 'show help')
    .commandsGroup('Help:')
    .helpCommand('help [NAME]', 'show help for a command or a topic')
    .configureHelp({ boxWrap: wrapHelp })
    .option('-V, --version', 'show the version')
    .addHelpText('after', notes)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      outputError: () => undefined,
      getOutHelpWidth: () => terminal.width,
      getErrHelpWidth: () => terminal.width,
    });
  program.on('option:version', () => {
    const version = versionOf(io.packageFolder);
    io.stdout.write(`${version}\n`);
    throw new CommanderError(0, 'commander.version', version);
  });
  const called = commandIn(argv);
  let given = argv;
  for (const [heading, summaries] of Object.entries(commandGroups)) {
    for (const [name, summary] of Object.entries(summaries)) {
      const command = program
        .command(name)
        .summary(summary)
        .description(asSentence(summary))
        .helpGroup(heading);
      if (name !== called) continue;
      register(command, (await loadCommand(name)).command, terminal);
      given = withGrammarNamed(command, argv);
    }
  }
  return [program, given];
}

/** Returns the first argument that is not an option; after `help`, the next. */
function commandIn(argv: readonly string[]): string | undefined {
  const [first, second] = argv.filter((argument) => !argument.startsWith('-'));
  return first === 'help' ? second : first;
}

/** Reports an error, and ends with 2. */
async function explain(error: unknown, argv: readonly string[], terminal: Terminal): Promise<void> {
  if (error instanceof Interrupted) return;
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return;
    // Help for a missing command has already been written.
    if (error.code !== 'commander.help') {
      terminal.say(...error.message.split(/\n(?=\(Did you mean |--start RULE |-r REV)/), hint(argv));
    }
  } else if (error instanceof Misuse) {
    terminal.say(`error: ${error.message}`, hint(argv));
  } else if (error instanceof UnknownNameError) {
    terminal.say(...unknown(error));
  } else if (error instanceof LimitError) {
    terminal.say(`error: ${error.problem}`);
  } else if (error instanceof TableSizeError) {
    terminal.say(`error: ${error.message}`);
  } else if (error instanceof Unreadable || error instanceof GrammarError) {
    terminal.say(...`error: ${error.message}`.split('\n'));
    if (error instanceof GrammarError) terminal.say(...(await grammarHints(error, argv)));
  } else {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    terminal.say(`error: internal error in ${name}`, ...trace.split('\n'));
  }
  terminal.end(2);
}

/**
 * Lists the existing names; for rules, which are many, only how to list them if the nearest is suggested. Of a file in
 * place of a revision, says how to name it.
 */
function unknown({ kind, asked, nearest, problem, message }: UnknownNameError): readonly string[] {
  if (kind === 'revision' && existsSync(asked))
    return [
      `error: ${problem}`,
      `"abnf:${visible(asked)}" names the file as a grammar; see "help grammars".`,
    ];
  const revision = /^rule of (.+)$/.exec(kind)?.[1];
  const isOfSeveral = revision === severalDocuments;
  if (revision === undefined || (nearest === undefined && !isOfSeveral)) return [`error: ${message}`];
  const named = revisions.some((id) => id === revision) ? revision : isOfSeveral ? 'REV' : '--abnf FILE';
  return [`error: ${problem}`, `"${name} grammar ${named}" lists its rules.`];
}

function hint(argv: readonly string[]): string {
  const called = commandIn(argv);
  return isCommand(called)
    ? `"${name} ${called} --help" shows its usage.`
    : `"${name} --help" lists the commands and topics.`;
}

/** Returns advice on a grammar that cannot be read, by the options that the command has. */
async function grammarHints(error: GrammarError, argv: readonly string[]): Promise<readonly string[]> {
  const { missing, start } = error;
  if (missing !== undefined && (await accepts(argv, '--from'))) {
    const { documentWithRule } = await import('./documents/load-revision.js');
    const found = await documentWithRule(missing);
    if (found !== undefined) return [`--from ${found.id}:${found.rule} adds that rule from ${found.id}.`];
  }
  const depth = '--depth N expands such recursion N levels deep and omits strings that nest deeper.';
  return [
    ...(error instanceof RecursionError && (await accepts(argv, '--depth')) ? [depth] : []),
    ...(start !== undefined && (await accepts(argv, '--start')) ? startHint(start) : []),
  ];
}

/** Tests whether the called command has an option. */
async function accepts(argv: readonly string[], long: string): Promise<boolean> {
  const called = commandIn(argv);
  if (!isCommand(called)) return false;
  const { options } = (await loadCommand(called)).command;
  return options.some(({ flags }) => flags.startsWith(`${long} `));
}

function isCommand(name: string | undefined): name is string {
  return commandNames.some((command) => command === name);
}

/** Number of other start rules that are named. */
const maxStarts = 5;

/** Returns the advice to start at another rule. */
function startHint({ rule, fault, others }: DefaultStart): readonly string[] {
  const why = fault === rule ? '' : `, and it uses ${quoted(fault)}`;
  const named = others.slice(0, maxStarts).map(visible).join(', ') + (others.length > maxStarts ? ', …' : '');
  return [
    `The start rule is the first, ${quoted(rule)}${why}. Usable rules: ${named}.`,
    `--start ${visible(others[0] ?? '')} starts at another rule.`,
  ];
}
