/** The call of uri-revisions-cli/grammar that writes the typed parser of a grammar, as the command `generate` does. */
import type { RevisionId } from '../../generated/registry/ids.js';
import { aFunction, aString, oneOf } from '../base/arguments.js';
import type { StudiedGrammar } from './automata/studied-grammar.js';
import {
  type GeneratedParserFiles,
  type GenerateOptions,
  generateParser as generateUnchecked,
  type RuleLeftOut,
} from './emit/generate-parser.js';
import { grammarOf } from './grammars.js';
import { aGrammar, limits, optionsOf } from './kinds.js';

export type { GeneratedParserFiles, GenerateOptions, RuleLeftOut } from './emit/generate-parser.js';
export type { NamedRule } from './emit/runtime.js';

const knownOptions = optionsOf<GenerateOptions>('generateParser', {
  generator: aString,
  prefer: oneOf('first', 'longest'),
  limits,
  progress: aFunction,
});

/**
 * The modules of a typed parser of a grammar, which is transcribed and proved; they import `uri-revisions/runtime` alone.
 * The same grammar and options give the same texts. Rules that the reference rule does not need and of which no parser can
 * be made are left out.
 * @returns all that would be left out, where the reference rule, or one that it uses, could not be transcribed
 * @throws as transcribe and minimalAutomaton; UnknownNameError of a learnt language, which has no rules
 * @example
 * const made = generateParser(readGrammar('hour = DIGIT / %x31 DIGIT'));
 * 'files' in made && [...made.files.keys()]; // ['index.ts', 'rules.ts', 'parser.ts', 'automaton.ts', 'bnf.ts', 'grammar.peggy']
 */
export function generateParser(
  grammar: RevisionId | StudiedGrammar,
  options?: GenerateOptions,
): GeneratedParserFiles | { readonly failed: readonly RuleLeftOut[] } {
  aGrammar(grammar, 'generateParser: the grammar');
  return generateUnchecked(grammarOf(grammar), knownOptions(options, 'generateParser: the options'));
}
