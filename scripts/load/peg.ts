/** Reads a revision's transcription from grammar/. */
import { GrammarError, type GrammarFile } from '../../src/study/bnf/grammar-error.js';
import { PegTextError } from '../../src/study/peg/errors.js';
import { type PegGrammar, withoutPlace } from '../../src/study/peg/peg.js';
import { readPeg } from '../../src/study/peg/read-peg.js';
import { grammarFile } from './files.js';
import { loadDocument } from './grammar.js';

/**
 * The text of grammar/<id>/grammar.peggy; of a patch, with the rules of its base after it that it leaves as they are.
 * @throws GrammarError, MissingFileError
 */
export function pegText(revision: string): string {
  return loadTranscription(revision).source.text;
}

/** Its rules as parsing expressions. @throws GrammarError, MissingFileError */
export function loadPeg(revision: string): PegGrammar {
  return loadTranscription(revision).peg;
}

/** The file, of a patch with what it leaves of its base's, and its rules. @throws GrammarError, MissingFileError */
export function loadTranscription(revision: string): { source: GrammarFile; peg: PegGrammar } {
  const own = grammarFile(revision, 'grammar.peggy');
  const { base } = loadDocument(revision);
  if (base === undefined) return { source: own, peg: read(own) };
  const defined = new Set(read(own).rules.map(({ name }) => withoutPlace(name)));
  const { source, peg } = loadTranscription(base.id);
  const kept = peg.rules
    .filter(({ name }) => !defined.has(withoutPlace(name)))
    .map(({ span }) => source.text.slice(span.start, span.end).trim());
  const whole = { file: own.file, text: [own.text, ...kept].join('\n') };
  return { source: whole, peg: read(whole) };
}

function read(source: GrammarFile): PegGrammar {
  try {
    return readPeg(source.text);
  } catch (error) {
    if (!(error instanceof PegTextError)) throw error;
    throw new GrammarError(source, error.span.start, error.problem);
  }
}
