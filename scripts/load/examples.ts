/** Reads the examples of a document from grammar/. */
import type { Example } from '../../src/grammar/bnf/examples.js';
import { readJson } from '../../src/grammar/bnf/read-document.js';
import { grammarFile } from './files.js';

/**
 * Reads grammar/<id>/examples.json; a test checks its contents against the type. @throws GrammarError, MissingFileError
 */
export function loadExamples(id: string): readonly Example[] {
  return readJson(grammarFile(id, 'examples.json')) as readonly Example[];
}
