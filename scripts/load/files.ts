/**
 * The files of a document's two rooms: their required contents, and reading them by their path from the package root.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Unreadable } from '../../src/cli/output/errors.js';
import type { GrammarFile } from '../../src/grammar/bnf/errors.js';

/** Contents of the files of grammar/<id>. */
const contents = {
  'document.json':
    'title, authors, date and citation, the notation, the start rules, the section of every rule',
  'printed.bnf': 'the BNF as the document prints it, character for character',
  'corrections.json': 'the misprints and their corrections; [] if there are none',
  'grammar.peggy': 'the transcription of every rule as a PEG',
  'roles.json': 'which rule plays which part',
  'borrowed.bnf': 'the rules of other documents that it uses by name, as they are printed there',
  'examples.json': 'the examples that the document prints; [] says that there are none',
};

/** The name of a file of grammar/<id>. */
type GrammarFileName = keyof typeof contents;

/** The files that every document has. */
export const requiredFiles = (Object.keys(contents) as GrammarFileName[]).filter(
  (name) => name !== 'borrowed.bnf',
);

/** Thrown if a required file of a document is missing. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';

  constructor(
    /** Its path from the package root. */
    readonly file: string,
    /** Its required contents. */
    readonly content: string,
  ) {
    super(`${file} is missing; it holds ${content}`);
  }
}

/** Reads a file of grammar/<id>. @throws MissingFileError */
export function grammarFile(id: string, name: GrammarFileName): GrammarFile {
  return readFile(`grammar/${id}/${name}`, contents[name]);
}

/**
 * Reads a file by its path from the package root. @param content describes its required contents @throws
 * MissingFileError, Unreadable
 */
export function readFile(file: string, content: string): GrammarFile {
  if (!existsSync(file)) throw new MissingFileError(file, content);
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new Unreadable(file, error);
  }
}

/** Checks that nothing of a document's rooms is missing. @throws MissingFileError */
export function requireRooms(id: string): void {
  for (const name of requiredFiles) grammarFile(id, name);
  readFile(`src/documents/${id}/index.ts`, 'the export `document`: what it says beyond its grammar');
  readFile(`src/documents/${id}/about.ts`, 'the exports `about` and `remarks`: what is said about it');
  readFile(`src/documents/${id}/differences.ts`, 'the export `differences`: why its rules differ');
}
