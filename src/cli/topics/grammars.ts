/** Help on grammars of the user in place of a revision. */

import { learntHint } from '../documents/load-revision.js';
import { wrap } from '../output/columns.js';

const learnt = wrap(
  `A file that "audit --learn --json" writes contains the language that a parser accepts, as an automaton. It is named learnt:FILE, or by a name that ends in ".json". These commands accept it in place of a revision: ${learntHint}.`,
  76,
);

function indented(sentence: string): string {
  return wrap(sentence, 76)
    .map((line) => `  ${line}`)
    .join('\n');
}

/** @param commandsWith lists the commands with an option */
export const text = (
  commandsWith: (option: string) => string,
): string => `Your own grammars in place of a revision

Names
  --abnf FILE             in place of the first revision; "-" is standard input
  abnf:FILE, FILE.abnf    in place of any revision
  ebnf:FILE, FILE.ebnf    the same in EBNF
  --regex PATTERN         a regular expression in place of the first revision
  regex:FILE              the same in place of any revision
  peg:FILE, FILE.peggy    a peggy grammar in place of any revision
  urn, mailto, date-time  a built-in grammar on the shelf, in place of any
                          revision; "revisions --shelf" lists them

Commands
${indented(`Grammars in files or on the shelf: ${commandsWith('--depth')}.`)}
${indented(`Regular expressions and PEGs: ${commandsWith('--dialect')}.`)}
  Commands without --abnf and --regex, such as "compare", accept the names only.
  "compare --rule" accepts revisions only.

Notation
  FILE is in one of these notations. The notation is detected; --notation
  overrides the detection.
  - "abnf": RFC 5234 with RFC 7405; the core rules are predefined
  - "rfc822": RFC 822 with its lists, and the "|" of RFC 1738
  - "bare-words": url-1993, with terminals without quotation marks
  - "w3c-ebnf" and "iso-ebnf": see EBNF
  A range that ends beyond U+FFFF, such as %x5D-10FFFF, has no lone surrogates:
  characters beyond U+FFFF are pairs of code units. Any other range contains the
  code units that it names, such as %xD800-DFFF.

EBNF
  - "w3c-ebnf" follows XML 1.0 (section 6), with "::=". [^...] contains the
    other characters of its rule Char. Constraints, [VC: ...], are ignored.
  - "iso-ebnf" is that of ISO/IEC 14977, with ";" or "." at the end of rules. A
    blank inside a name is written "_". Special sequences, ? ... ?, are prose.
  In both, letters match case-sensitively, and no core rules are predefined. An
  exception, A - B, is rewritten from the automaton of the difference, if that
  has at most 60 states. It cannot be recursive.

Rules
  --start RULE is the start rule (default: the first); for a revision, it is the
  same as the argument RULE. A role is what a rule is for, such as "host"; in
  FILE, each rule's role is its name. --from REV:RULE,... adds rules of
  documents that FILE uses but does not define, or defines in words only.
  "grammar" lists the rules, including those that are unused or cannot be used,
  with the reason.

Recursion
  Only tail recursion is supported. --depth N expands other recursion N levels
  deep (at most 50), left recursion too. Strings that nest deeper are then
  missing, and the output says so. If a rejected string may be derivable at a
  greater depth, the command says so; other rejections hold at every depth.

Ambiguity (transcribe, generate)
  If alternatives derive the same string, --prefer selects the one to try first.
  - "first" tries the alternative that is printed first.
  - "longest" tries the alternative that needs no guard, usually the longer of
    two with a common prefix.
  - Repetitions are greedy unless a guard must end them.
  - A committed alternative can hide a later one.
  Standard error lists each ambiguous rule with a shortest string. It shows
  whether the transcription picks "the first" derivation in the order of the
  grammar or "another", unless a repair removed the nodes that differ.

Transcriptions
  An ABNF file comes without a PEG. "prove" and "trace" use a copy of its rules
  as a PEG, in which "/" commits and which may accept other strings;
  "transcribe" writes a PEG that is proved. "derivations" marks no derivation as
  the reading.

Learnt languages
${learnt.map((line) => `  ${line}`).join('\n')}
  Its only rule is "language"; in "alphabet" and "matrix" its role is
  "reference". If it was learnt after a prefix, strings follow that prefix and
  do not contain it. "relation", "diff" and "matrix" compare it with what may
  follow the prefix in the other language, and ignore characters that were not
  tested. Its automaton is deterministic, so no string is ambiguous. Cases
  begin with the prefix; "strength" ignores a case without it, or with an
  untested character.

PEGs
  FILE is a peggy grammar without code. Its language is the set of strings that
  a rule matches as a whole: RULE or --start RULE, by default the first. "/"
  commits and repetitions are greedy, as in peggy. The rule and those that it
  uses may have only tail recursion; unused rules may be recursive. --depth does
  not apply. "parse" draws the tree of the rules that match. "lint" finds
  defects in peggy grammars, including those with code.

Regular expressions
  PATTERN is a JavaScript regular expression (ECMAScript 2024), as a literal,
  /PATTERN/FLAGS, or without slashes and flags; --dialect names another dialect
  (see "help regex"). FILE contains one; white space around it is ignored. The
  pattern may match anywhere in a string. Put ^ and $ around all alternatives to
  match whole strings; standard error reports whether yours does. The
  flags "i", "m", "s", "u" and "v" take effect; "d" and "g" have no effect; "y"
  is rejected. Lookarounds and \\b are supported, backreferences are not. Its
  rule is "language"; its role, "reference".`;
