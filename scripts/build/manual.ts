/**
 * The manual page of the command line, made of what its help is made of: every command with its arguments, options, exit
 * codes and examples. It is in the man macros of groff, whose EX and EE mandoc knows too.
 */
import { Command, type Help } from 'commander';
import { commandGroups, loadCommand } from '../../src/cli/commands.js';
import { exitCodes } from '../../src/cli/errors.js';
import { conventions, introduction, sentence } from '../../src/cli/run.js';

const program = 'uri-revisions';

const environment = {
  NO_COLOR: 'If it is set to anything, nothing is coloured.',
  TERM: 'On a terminal that is "dumb", nothing is coloured, and no progress is shown.',
  XDG_CACHE_HOME: 'The folder of caches, if not ~/.cache.',
};

const files = {
  '*.abnf':
    'A grammar of your own, which every study and "check" take where a revision is named; "abnf:FILE" is one of another name.',
  '*.gz, *.zst': 'Unpacked while they are read, by "census" and "migrate".',
  '~/.cache/uri-revisions/':
    'What "audit --install" prepares. No other command writes what it is not told to write, and none has a configuration file.',
};

/** The commands whose first example is told at the end. */
const shownAtTheEnd = ['compare', 'parse', 'fix', 'links', 'prove'];

/** The page as roff. @param version of the program */
export async function manual(version: string): Promise<string> {
  const groups = await Promise.all(
    Object.entries(commandGroups).map(async ([heading, summaries]) => {
      const commands = await Promise.all(Object.entries(summaries).map((each) => commandOf(...each)));
      return `${section(heading.replace(':', ''))}${commands.join('')}`;
    }),
  );
  const examples = shownAtTheEnd.map(async (name) => notesOf(await definedCommand(name))[2].slice(0, 1));
  return [
    `.TH ${quoted(program.toUpperCase())} 1 "" ${quoted(`${program} ${version}`)} ${quoted(program)}\n.nh\n.nr HY 0\n.ad l\n`,
    `${section('Name')}${line(`${program} - the specifications of URL and URI syntax, executable`)}`,
    `${section('Synopsis')}${line(`${program} COMMAND [ARGUMENTS]`)}.br\n${line(`${program} help [COMMAND]`)}`,
    `${section('Description')}${prose(`${introduction}\n\n${conventions}`)}`,
    `${section('Options')}${items({ '-h, --help': 'show help', '-V, --version': 'show the version' })}`,
    ...groups,
    `${section('Exit status')}${items(exitCodes)}`,
    `${section('Environment')}${items(environment)}`,
    `${section('Files')}${items(files)}`,
    `${section('Examples')}${literal((await Promise.all(examples)).flat())}`,
  ].join('');
}

async function commandOf(name: string, summary: string): Promise<string> {
  const command = await definedCommand(name);
  const help = command.createHelp();
  const [about, exits, shown] = notesOf(command);
  return [
    `.SS ${quoted(`${program} ${help.commandUsage(command)}`)}\n${line(sentence(summary))}`,
    items(termsOf(command, help)),
    ...(about === '' ? [] : ['.PP\n', prose(about)]),
    `.PP\n${line('Exit codes:')}${literal(exits)}`,
    `.PP\n${line('Examples:')}${literal(shown)}`,
  ].join('');
}

async function definedCommand(name: string): Promise<Command> {
  const command = new Command(name).helpOption('-h, --help', 'show help');
  (await loadCommand(name)).define(command);
  return command;
}

/** What help says of each argument and option. */
function termsOf(command: Command, help: Help): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...help
      .visibleArguments(command)
      .map((argument) => [help.argumentTerm(argument), help.argumentDescription(argument)]),
    ...help
      .visibleOptions(command)
      .map((option) => [help.optionTerm(option), help.optionDescription(option)]),
  ]) as Readonly<Record<string, string>>;
}

/** What follows the options in help: about the command, and the lines of its exit codes and of its examples. */
function notesOf(
  command: Command,
): readonly [about: string, exits: readonly string[], examples: readonly string[]] {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  const notes = help.slice(command.helpInformation().length);
  const [before = '', exits = '', shown = ''] = notes.split(/(?:^|\n)(?:Exit codes|Examples):\n/);
  const linesOf = (block: string): readonly string[] =>
    block
      .trimEnd()
      .split('\n')
      .map((each) => each.trim());
  return [before.trim(), linesOf(exits), linesOf(shown)];
}

function section(title: string): string {
  return `.SH ${quoted(title.toUpperCase())}\n`;
}

function items(terms: Readonly<Record<string, string>>): string {
  return Object.entries(terms)
    .map(([term, description]) => `.TP\n\\fB${roff(term)}\\fR\n${line(description)}`)
    .join('');
}

/** Paragraphs, which are filled; of their lines, those that are indented stay as they are. */
function prose(text: string): string {
  // A part is a run of indented lines, or of others.
  const parts = (paragraph: string): readonly string[] =>
    paragraph.match(/(?: .*\n?)+|(?:[^ \n].*\n?)+/g) ?? [];
  const set = (part: string): string => {
    const lines = part.trimEnd().split('\n');
    return part.startsWith(' ') ? literal(lines.map((each) => each.slice(2))) : lines.map(line).join('');
  };
  return text
    .split('\n\n')
    .map((paragraph) => parts(paragraph).map(set).join(''))
    .join('.PP\n');
}

function literal(lines: readonly string[]): string {
  return `.RS\n.EX\n${lines.map(line).join('')}.EE\n.RE\n`;
}

/** A line of text. What begins with a dot or "'" would be a request. */
function line(text: string): string {
  return `${roff(text).replace(/^\./, '\\&.')}\n`;
}

/** The argument of a macro. */
function quoted(text: string): string {
  return `"${roff(text)}"`;
}

/** What stands for itself in no text of roff, or is set as another character. */
const glyphs: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '"': '\\(dq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
};

/** A text as roff, in which each character is itself. */
function roff(text: string): string {
  return text.replace(
    /[-\\'"`^~]|[^\n -~]/gu,
    (character) =>
      glyphs[character] ??
      `\\[u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
