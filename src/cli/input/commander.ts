/** Registers declared commands with commander: arguments, options, help, and checks that commander lacks. */

import { Argument, type Command, Help, Option } from 'commander';
import { namedSets } from '../../../generated/registry/ids.js';
import { nearestName } from '../../core/base/unknown-name.js';
import { visible } from '../../core/base/visible.js';
import { Misuse } from '../output/errors.js';
import type { Terminal } from '../output/terminal.js';
import type * as declared from './command.js';
import { grammarSign, isGrammar, isPeg, isRegex, patternSign } from './grammar-options.js';
import { aboutExitCodes, shared, wholeNumber } from './options.js';

/** Registers a declaration as a command of the program. */
export function register(command: Command, declaration: declared.Command, terminal: Terminal): void {
  for (const [name, meaning, known] of declaration.arguments) {
    command.addArgument(withKnown(new Argument(name, meaning), known));
  }
  for (const option of declaration.options) command.addOption(optionOf(option));
  command.description(`${command.description()}\n\n${examplesOf(declaration)}`);
  command.addHelpText('after', `\n${notesOf(declaration, command).join('\n\n')}`);
  hintAtOptions(command);
  refuseRepeatedValues(command, declaration.options);
  if (declaration.options.some(({ namesOne }) => namesOne)) {
    command.hook('preAction', (_, called) => {
      settleRevision(called, terminal);
    });
  }
  if (hasOption(command, '--depth')) {
    const hasStart = declaration.options.includes(shared.start);
    command.hook('preAction', (_, called) => {
      settleGrammarOptions(called, hasStart);
    });
  }
  // Commander passes the command itself last.
  command.action((...given: readonly unknown[]) => declaration.run(...given.slice(0, -1), terminal));
}

function optionOf({ flags, meaning, ...details }: declared.Option): Option {
  const { choices, known, range, repeats, byDefault, defaultInWords, needed, excludes } = details;
  const option = withKnown(new Option(flags, meaning), known);
  if (choices !== undefined) option.choices(choices);
  if (range !== undefined) option.argParser(wholeNumber(option.long ?? flags, ...range));
  if (repeats) option.argParser((value, before: readonly string[] | undefined) => [...(before ?? []), value]);
  if (byDefault !== undefined) option.default(byDefault, defaultInWords);
  if (excludes !== undefined) option.conflicts([...excludes]);
  return option.makeOptionMandatory(needed === true);
}

/** Sets known values for help and shells, which commander does not check. */
function withKnown<Of extends Option | Argument>(of: Of, known: readonly string[] | undefined): Of {
  if (known !== undefined) of.argChoices = [...known];
  return of;
}

/** Returns the examples, which help shows before the options. */
function examplesOf({ examples }: declared.Command): string {
  return ['Examples:', ...examples.map((example) => `${exampleIndent}${example}`)].join('\n');
}

const exampleIndent = '  ';

/** Wraps a text of help, except its examples, which are to be copied. */
export function wrapHelp(this: Help, text: string, width: number): string {
  const wrapped = text
    .split('\n')
    .map((line) => (line.startsWith(exampleIndent) ? line : Help.prototype.boxWrap.call(this, line, width)));
  return wrapped.join('\n');
}

/** Returns the help text after the options. */
function notesOf(declaration: declared.Command, command: Command): readonly string[] {
  const { about, exit } = declaration;
  const topics = topicsOf(declaration, command);
  return [
    ...(about === undefined ? [] : [about]),
    ...(exit === undefined ? [] : [aboutExitCodes(exit)]),
    ...(topics.length === 0 ? [] : [`See also (help TOPIC): ${topics.join(', ')}`]),
  ];
}

/** Returns the topics that explain options of a command, then those that it declares. */
function topicsOf({ topics = [] }: declared.Command, command: Command): readonly string[] {
  const explained: readonly (readonly [topic: string, options: readonly string[]])[] = [
    ['formats', ['--csv', '--json', '--in', '--file']],
    ['grammars', ['--depth']],
    ['revisions', ['--revision', '--revisions', '--abnf']],
  ];
  return [
    ...explained.flatMap(([topic, options]) =>
      options.some((long) => hasOption(command, long)) ? [topic] : [],
    ),
    ...topics,
    'exit-codes',
  ];
}

function hasOption(command: Command, long: string): boolean {
  return command.options.some((option) => option.long === long);
}

/** Refuses an option given twice, because all values except one would be ignored. */
function refuseRepeatedValues(command: Command, options: readonly declared.Option[]): void {
  command.options.forEach((option, i) => {
    if (!option.required || options[i]?.repeats) return;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) throw new Misuse(`${option.flags} is given twice; it accepts one value`);
      isGiven = true;
    });
  });
}

/**
 * Adds a hint to the error for an unknown option, and for a superfluous argument, which may be meant as a rule or as
 * revisions.
 */
function hintAtOptions(command: Command): void {
  command.showSuggestionAfterError(false);
  const hints = [
    ...(hasOption(command, '--start') ? ['--start RULE names a rule'] : []),
    ...(hasOption(command, '--revisions') ? ['-r REV,REV names revisions'] : []),
  ];
  command.exitOverride((error) => {
    if (error.code === 'commander.excessArguments')
      error.message += hints.map((hint) => `\n${hint}`).join('');
    if (error.code === 'commander.unknownOption') error.message += optionHint(command, error.message);
    throw error;
  });
}

/** Returns the hint at the option nearest to the one that a message quotes. */
function optionHint(command: Command, message: string): string {
  const [, asked = ''] = /'([^=']*)/.exec(message) ?? [];
  const nearest = nearestName(asked, ['--help', ...command.options.flatMap(({ long }) => long ?? [])]);
  return nearest === undefined ? '' : `\n(Did you mean ${nearest}?)`;
}

/** Uses the revision of `URI_REVISION`, else the standard today, if none is named, and reports it. @throws Misuse */
function settleRevision(command: Command, terminal: Terminal): void {
  const { revision, all } = command.opts<{ readonly revision?: string; readonly all?: boolean }>();
  if (revision !== undefined || all === true) return;
  const { URI_REVISION: chosen = '' } = terminal.environment;
  const used = chosen === '' ? namedSets.today.join() : chosen;
  const why = chosen === '' ? "today's standard; -r selects another" : 'from URI_REVISION';
  terminal.say(`revision ${visible(used)} (${why})`);
  command.setOptionValueWithSource('revision', used, chosen === '' ? 'default' : 'env');
}

/**
 * Ensures that no grammar option is ignored: for a revision, `--start` gives the RULE, and any other grammar option is
 * misuse.
 * @param isOfAny true if the command has a start rule of its own
 */
function settleGrammarOptions(command: Command, isOfAny: boolean): void {
  const options = command.opts<Readonly<Record<string, string | undefined>>>();
  const { revision, revisions, from, notation, depth, start } = options;
  const place = command.registeredArguments.findIndex((argument) => argument.name() === 'RULE');
  const rule = command.args[place];
  if (start !== undefined && rule !== undefined && rule !== start) {
    throw new Misuse(`the rule is given twice: "${visible(rule)}" and --start "${visible(start)}"`);
  }
  const named = [...command.args, revision ?? '', revisions ?? ''].flatMap((names) => names.split(/,|\.\./));
  // "grammar --groups" writes a regular expression of the dialect.
  const readsDialect = options.dialect !== undefined && !hasOption(command, '--groups');
  if (readsDialect && !named.some((name) => isRegex(name.trim())))
    throw new Misuse(
      `--dialect applies to a regular expression: ${hasOption(command, '--regex') ? 'add --regex PATTERN' : 'name one with -r regex:FILE'}`,
    );
  if (named.some((name) => isGrammar(name.trim()))) return;
  if (depth !== undefined && named.some((name) => isPeg(name.trim())))
    throw new Misuse('--depth does not apply to a PEG: "/" commits, so a deeper level changes other choices');
  const ofRule = isOfAny || place >= 0 || named.some((name) => isPeg(name.trim()));
  const stray = Object.entries({ from, notation, depth, ...(!ofRule && { start }) }).find(
    ([, value]) => value !== undefined,
  );
  if (stray !== undefined) {
    const how = hasOption(command, '--abnf') ? 'add --abnf FILE' : 'name one with -r abnf:FILE';
    throw new Misuse(`--${stray[0]} applies to a grammar in a file: ${how}`);
  }
  if (!isOfAny && start !== undefined && place >= 0) command.processedArgs[place] = start;
}

/**
 * Rewrites a call with `--abnf FILE` or `--regex PATTERN` to one with a name in place of a revision, or before others.
 * @throws Misuse if the command accepts one revision, and another is named
 */
export function withGrammarNamed(command: Command, argv: readonly string[]): readonly string[] {
  const withFile = withNamed(command, argv, '--abnf', (file) => grammarSign + file);
  return withNamed(command, withFile, '--regex', (pattern) => patternSign + encodeURIComponent(pattern));
}

function withNamed(
  command: Command,
  argv: readonly string[],
  flag: string,
  nameOf: (value: string) => string,
): readonly string[] {
  const given = hasOption(command, flag) ? taken(argv, flag) : undefined;
  if (given === undefined) return argv;
  const name = nameOf(given.value);
  const revision = command.options.find(({ short }) => short === '-r');
  if (revision === undefined) return named(command, given.rest, name);
  const other = taken(given.rest, '-r', revision.long);
  if (other === undefined) return named(command, given.rest, '-r', name);
  if (revision.long === '--revisions') return named(command, other.rest, '-r', `${name},${other.value}`);
  throw new Misuse(
    `${flag} stands for a revision, but one is also named; "${command.name()}" accepts only one`,
  );
}

function named(command: Command, argv: readonly string[], ...words: readonly string[]): readonly string[] {
  return argv.toSpliced(argv.indexOf(command.name()) + 1, 0, ...words);
}

/** Returns the value of the first of some options, before `--`, and the arguments without it. */
function taken(
  argv: readonly string[],
  ...flags: readonly (string | undefined)[]
): { readonly value: string; readonly rest: readonly string[] } | undefined {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const words = argv.slice(0, end).map((word) => {
    const size = word.startsWith('--') ? `${word}=`.indexOf('=') : 2;
    return [word.slice(0, size), word.slice(size)] as const;
  });
  const at = words.findIndex(([flag]) => flags.includes(flag));
  const [option, joined] = words[at] ?? ['', ''];
  const value = joined === '' ? argv[at + 1] : joined.slice(option.startsWith('--') ? 1 : 0);
  return at < 0 || value === undefined
    ? undefined
    : { value, rest: argv.toSpliced(at, joined === '' ? 2 : 1) };
}
