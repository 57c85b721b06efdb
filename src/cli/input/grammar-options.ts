/** Grammars of the user in place of a revision: the names that mean one, and their options. */

import { type Notation, notations } from '../../grammar/bnf/read-listing.js';
import { shelfNames } from '../../../generated/shelf/names.js';
import { option } from './command.js';

/** Options for reading the grammars of a call. */
export interface GrammarOptions {
  readonly notation?: Notation;
  readonly from?: string;
  readonly depth?: number;
  readonly start?: string | undefined;
  /** Of regular expressions; JavaScript by default. */
  readonly dialect?: string;
}

/** The prefix of names that mean a file, whose notation is detected. */
export const grammarSign = 'abnf:';

/** The prefix of the name that `--regex PATTERN` becomes, before the pattern in percent-encoding. */
export const patternSign = 'pattern:';

/** The prefix of names that mean a file with a regular expression. */
export const regexSign = 'regex:';

type Kind = 'grammar' | 'ebnf' | 'regex' | 'peg' | 'learnt';

const kindsBySign: Readonly<Record<string, Kind>> = {
  [grammarSign]: 'grammar',
  'ebnf:': 'ebnf',
  [regexSign]: 'regex',
  [patternSign]: 'regex',
  'peg:': 'peg',
  'learnt:': 'learnt',
};

const kindsByEnding: Readonly<Record<string, Kind>> = {
  '.abnf': 'grammar',
  '.ebnf': 'ebnf',
  '.peggy': 'peg',
  '.json': 'learnt',
};

/** Returns what a name in place of a revision means, by its prefix or else its ending; undefined for other names. */
function kindOf(name: string): Kind | undefined {
  const sign = signOf(name);
  if (sign !== undefined) return kindsBySign[sign];
  const ending = Object.keys(kindsByEnding).find((one) => name.endsWith(one));
  return ending === undefined ? undefined : kindsByEnding[ending];
}

function signOf(name: string): string | undefined {
  return Object.keys(kindsBySign).find((sign) => name.startsWith(sign));
}

/** Tests whether a name in place of a revision means a regular expression. */
export function isRegex(name: string): boolean {
  return kindOf(name) === 'regex';
}

/** Tests whether a name in place of a revision means a file with a PEG. */
export function isPeg(name: string): boolean {
  return kindOf(name) === 'peg';
}

/** Tests whether a name in place of a revision means a file with a learnt language. */
export function isLearntFile(name: string): boolean {
  return kindOf(name) === 'learnt';
}

/** Tests whether a name in place of a revision means a grammar: in a file, or on the shelf. */
export function isGrammar(name: string): boolean {
  return isOnShelf(name) || kindOf(name) === 'grammar' || isEbnfFile(name);
}

/** Tests whether a name means a file in EBNF. */
export function isEbnfFile(name: string): boolean {
  return kindOf(name) === 'ebnf';
}

/** Tests whether a name means a grammar of the shelf. */
export function isOnShelf(name: string): boolean {
  return Object.hasOwn(shelfNames, name);
}

/** Returns the path of the file that a name means. */
export function grammarPath(name: string): string {
  return name.slice(signOf(name)?.length ?? 0);
}

/** The refusal of `--base` for a grammar, which has no kinds of bases. */
export const baseIsForDocuments = '--base needs a document; for other grammars, choose a rule with --start';

const depthOption = option('--depth <N>', 'expand non-tail recursion N levels deep', { range: [0, 50] });
const dialectOption = option('--dialect <DIALECT>', 'the regex dialect; see "help regex"');

/** Options for reading grammars, for commands that read strings by several. */
export const readingOptions = [depthOption, dialectOption] as const;

/** `--regex PATTERN` and its dialect, for commands that accept a learnt language as their first revision. */
export const regexOptions = [
  option('--regex <PATTERN>', 'a regular expression in place of a revision'),
  dialectOption,
] as const;

/** `--prefer ALTERNATIVE`: the derivation that a transcription takes if there are several. */
export const preferenceOption = option(
  '--prefer <ALTERNATIVE>',
  'the alternative to try first if several derive one string',
  {
    choices: ['first', 'longest'],
    byDefault: 'first',
  },
);

/** `--abnf FILE` and its reading options, for commands with a start rule of their own. */
export const grammarOptions = [
  option('--abnf <FILE>', 'your grammar in place of a revision; "-" for stdin'),
  option('--notation <NAME>', 'the notation of the grammar file', { choices: notations }),
  option('--from <REV:RULE,...>', 'add document rules that FILE uses but does not define'),
  depthOption,
] as const;

const itsStart = 'the start rule of FILE (default: the first)';

/** The same options, for commands without a rule. */
export const grammarAndStart = [...grammarOptions, option('--start <RULE>', itsStart)] as const;

/** The same options, for commands with the argument RULE, which `--start` also gives. */
export const grammarOfRule = [...grammarOptions, option('--start <RULE>', `${itsStart} or of REV`)] as const;
