/** Grammars that are no document's, where a revision is named: which names mean one, and the options for it. */

import { type Command, Option } from 'commander';
import { type Notation, notations } from '../../study/bnf/notation.js';
import { visible } from '../../base/visible.js';
import { Misuse } from '../errors.js';
import { wholeNumber } from './whole-number.js';

/** How the grammars of a call are read. */
export interface GrammarOptions {
  readonly notation?: Notation;
  readonly from?: string;
  readonly depth?: number;
  readonly start?: string;
}

/** What names begin with that mean a file. */
const sign = 'abnf:';

/** Whether a name, where a revision is named, means the file of a grammar. */
export function isGrammarFile(name: string): boolean {
  return name.startsWith(sign) || name.endsWith('.abnf');
}

/** The path of the file that a name means. */
export function grammarPath(name: string): string {
  return name.startsWith(sign) ? name.slice(sign.length) : name;
}

/** What help says of such names. */
export const aboutGrammars = `A revision may also be the file of a grammar: "--abnf FILE" in the place of the
(first) revision, or for any "abnf:FILE", or a path that ends in ".abnf". It is
written in ABNF (RFC 5234 with RFC 7405; the core rules are there), in the
notation of RFC 822, with its lists and the "|" of RFC 1738, or in that of the
bare words of 1993, which are told apart. A range beyond U+FFFF, as
%x5D-10FFFF, has no surrogates apart: what is beyond is a pair. Any other has
the code units that it names, as %xD800-DFFF.`;

/** What help says of `--prefer`. */
export const aboutPreference = `Where alternatives derive one text, --prefer says which of them is tried first:
"first", the one that is printed first, or "longest", whichever can stand first
without a guard, which is the longer one where another is its beginning. A
repetition takes all it can, unless only a guard can end it where what follows
begins. An alternative may still lose a text to a later one that derives it too,
where its own parts have committed or its guard leaves the text to the others.
So each ambiguous rule is named on stderr with a shortest text, and whether that
is read by "the first" of its derivations in the order of the BNF or by
"another", unless a repair has left out the nodes that would tell.`;

const deepest = 50;

/** `--prefer ALTERNATIVE`: which derivation a transcription takes where there are several. */
export function takesPreference(command: Command): Command {
  return command.addOption(
    new Option('--prefer <ALTERNATIVE>', 'where alternatives derive one text')
      .choices(['first', 'longest'])
      .default('first'),
  );
}

/** `--abnf FILE` and how it is read. */
export function takesGrammar(command: Command): Command {
  command
    .option('--abnf <FILE>', 'a grammar of your own as the (first) revision; "-" is standard input')
    .addOption(new Option('--notation <NAME>', 'how it is written').choices(notations))
    .option('--from <REV:RULE,...>', 'rules of documents that it uses and lacks, or has in words only')
    .option(
      '--depth <N>',
      'follow recursion that is not in tail position N deep, where it is refused otherwise',
      wholeNumber('--depth', 0, deepest),
    );
  const hasStart = command.options.some(({ long }) => long === '--start');
  const byDefault = placeOfRule(command) < 0 ? '' : '; of a revision, the RULE';
  if (!hasStart) command.option('--start <RULE>', `its start rule, the first by default${byDefault}`);
  return command.hook('preAction', (_, called) => {
    settleGrammarOptions(called, hasStart);
  });
}

/**
 * Nothing that was said of a grammar is ignored: of a revision `--start` is the RULE, and all else is misuse.
 * @param isOfAny whether the command has a start rule of its own
 */
function settleGrammarOptions(command: Command, isOfAny: boolean): void {
  const options = command.opts<Readonly<Record<string, string | undefined>>>();
  const { revision, revisions, from, notation, depth, start } = options;
  const place = placeOfRule(command);
  const rule = command.args[place];
  if (start !== undefined && rule !== undefined && rule !== start) {
    throw new Misuse(`the rule is named twice: "${visible(rule)}", and --start "${visible(start)}"`);
  }
  const named = [...command.args, revision ?? '', revisions ?? ''].flatMap((names) => names.split(','));
  if (named.some((name) => isGrammarFile(name.trim()))) return;
  const ofRule = isOfAny || place >= 0;
  const stray = Object.entries({ from, notation, depth, ...(!ofRule && { start }) }).find(
    ([, value]) => value !== undefined,
  );
  if (stray !== undefined) {
    throw new Misuse(`--${stray[0]} is about a grammar in a file, and none is named: add --abnf FILE`);
  }
  if (!isOfAny && start !== undefined) command.processedArgs[place] = start;
}

/** The place among its arguments of the rule that a command is about; -1 if it has none. */
function placeOfRule(command: Command): number {
  return command.registeredArguments.findIndex((argument) => argument.name() === 'RULE');
}

/** The arguments of a call with `abnf:FILE` where a revision is named, for `--abnf FILE`. */
export function withGrammarFile(command: Command, argv: readonly string[]): readonly string[] {
  if (!command.options.some(({ long }) => long === '--abnf')) return argv;
  const end = argv.indexOf('--');
  const at = argv.findIndex((word, i) => (end < 0 || i < end) && /^--abnf(?:=|$)/.test(word));
  const [option = '', next] = argv.slice(at, at + 2);
  const isJoined = option.includes('=');
  const file = isJoined ? option.slice(option.indexOf('=') + 1) : next;
  if (at < 0 || file === undefined) return argv;
  const rest = argv.toSpliced(at, isJoined ? 1 : 2);
  const name = rest.indexOf(command.name());
  const revision = command.options.find(({ short }) => short === '-r');
  return rest.toSpliced(name + 1, 0, ...(revision === undefined ? [] : ['-r']), sign + file);
}
