/** Grammars of the user in place of a revision: the names that mean one, and their options. */

import { type Notation, notations } from '../../grammar/bnf/read-listing.js';
import { option } from './command.js';

/** Options for reading the grammars of a call. */
export interface GrammarOptions {
  readonly notation?: Notation;
  readonly from?: string;
  readonly depth?: number;
  readonly start?: string;
}

/** The prefix of names that mean a file. */
export const grammarSign = 'abnf:';

/** Tests whether a name in place of a revision means the file of a grammar. */
export function isGrammarFile(name: string): boolean {
  return name.startsWith(grammarSign) || name.endsWith('.abnf');
}

/** Returns the path of the file that a name means. */
export function grammarPath(name: string): string {
  return name.startsWith(grammarSign) ? name.slice(grammarSign.length) : name;
}

/** Help on such names. */
export const aboutGrammars = `A revision may also be the file of a grammar: "--abnf FILE" in the place of the
(first) revision, or for any "abnf:FILE", or a path that ends in ".abnf". It is
written in ABNF (RFC 5234 with RFC 7405; the core rules are there), in the
notation of RFC 822, with its lists and the "|" of RFC 1738, or in that of the
bare words of 1993, which are told apart. A range beyond U+FFFF, as
%x5D-10FFFF, has no surrogates apart: what is beyond is a pair. Any other has
the code units that it names, as %xD800-DFFF.`;

/** Help on `--prefer`. */
export const aboutPreference = `Where alternatives derive one text, --prefer says which of them is tried first:
"first", the one that is printed first, or "longest", whichever can stand first
without a guard, which is the longer one where another is its beginning. A
repetition takes all it can, unless only a guard can end it where what follows
begins. An alternative may still lose a text to a later one that derives it too,
where its own parts have committed or its guard leaves the text to the others.
So each ambiguous rule is named on stderr with a shortest text, and whether that
is read by "the first" of its derivations in the order of the BNF or by
"another", unless a repair has left out the nodes that would tell.`;

/** `--prefer ALTERNATIVE`: the derivation that a transcription takes if there are several. */
export const preferenceOption = option('--prefer <ALTERNATIVE>', 'where alternatives derive one text', {
  choices: ['first', 'longest'],
  byDefault: 'first',
});

/** `--abnf FILE` and its reading options, for commands with a start rule of their own. */
export const grammarOptions = [
  option('--abnf <FILE>', 'a grammar of your own as the (first) revision; "-" is standard input'),
  option('--notation <NAME>', 'how it is written', { choices: notations }),
  option('--from <REV:RULE,...>', 'rules of documents that it uses and lacks, or has in words only'),
  option(
    '--depth <N>',
    'follow recursion that is not in tail position N deep, where it is refused otherwise',
    { range: [0, 50] },
  ),
] as const;

const itsStart = 'its start rule, the first by default';

/** The same options, for commands without a rule. */
export const grammarAndStart = [...grammarOptions, option('--start <RULE>', itsStart)] as const;

/** The same options, for commands with the argument RULE, which `--start` also gives. */
export const grammarOfRule = [
  ...grammarOptions,
  option('--start <RULE>', `${itsStart}; of a revision, the RULE`),
] as const;
