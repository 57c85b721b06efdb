/**
 * Reads a revision's grammar and document from grammar/ below the package root, with the notation parsers compiled by
 * peggy.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import peggy from 'peggy';
import { isEbnf } from '../../src/grammar/bnf/ebnf.js';
import type { BnfExpression, BnfGrammar } from '../../src/grammar/bnf/bnf.js';
import { GrammarError, syntaxErrorOffset, type GrammarFile } from '../../src/grammar/bnf/errors.js';
import { readBnf } from '../../src/grammar/bnf/read-bnf.js';
import { readPrinted, type PrintedReading } from '../../src/grammar/bnf/read-printed.js';
import type { RuleParser } from '../../src/grammar/bnf/read-rules.js';
import {
  offsetOfString,
  patchedBy,
  readDocument,
  type GrammarDocument,
} from '../../src/grammar/bnf/read-document.js';
import { unknownName } from '../../src/core/base/unknown-name.js';
import { grammarFile, readFile } from './files.js';

/** Reads grammar/<id>/document.json. @throws GrammarError, MissingFileError */
export function loadDocument(revision: string): GrammarDocument {
  return readDocument(grammarFile(revision, 'document.json'));
}

/**
 * Reads a revision's printed grammar with its corrections.
 * @throws GrammarError, also if printed.bnf does not match its hash in document.json; MissingFileError
 */
export function loadGrammar(revision: string): BnfGrammar {
  const source = grammarFile(revision, 'document.json');
  const document = readDocument(source);
  const { notation, printedHash, borrowed } = document;
  const base = patchedBy(document);
  const printed = grammarFile(revision, 'printed.bnf');
  const notations = documentNotations();
  for (const name of [notation, ...(borrowed === undefined ? [] : [borrowed.notation])]) {
    if (notations.includes(name)) continue;
    const { message } = unknownName('notation', name, notations);
    throw new GrammarError(source, offsetOfString(source, name), message);
  }
  const hash = hashOfPrinted(printed.text);
  if (hash !== printedHash) {
    const problem = `${printed.file} is not the text that has this hash; its own is ${hash}`;
    throw new GrammarError(source, offsetOfString(source, printedHash), problem);
  }
  const sources = {
    document: source,
    printed,
    corrections: grammarFile(revision, 'corrections.json'),
    coreRules: readFile('grammar/notation/core-rules.bnf', 'the core rules of RFC 2234'),
    ...(borrowed !== undefined && { borrowed: grammarFile(revision, 'borrowed.bnf') }),
    ...(base !== undefined && { base: loadGrammar(base) }),
  };
  return readBnf(sources, loadNotation);
}

/** Returns each corrected rule with one correction undone. @throws GrammarError */
export function loadPrinted(revision: string): readonly PrintedReading[] {
  const { notation, literals } = loadDocument(revision);
  const parse = loadNotation(notation);
  return readPrinted(loadGrammar(revision), (rule) => parse(rule, { ignoreCase: literals.ignoreCase }));
}

/** Returns the hash of printed.bnf for document.json. */
export function hashOfPrinted(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** Returns the names of the notations in grammar/notation. */
export function notationNames(): readonly string[] {
  const parsers = readdirSync('grammar/notation').filter((name) => name.endsWith('.peggy'));
  return parsers.map((name) => name.slice(0, -'.peggy'.length)).sort();
}

/** Returns the names of those that documents may have: the layout of EBNF and its exceptions are for grammars of users. */
export function documentNotations(): readonly string[] {
  return notationNames().filter((name) => !isEbnf(name));
}

/** Compiles grammar/notation/<notation>.peggy into the parser of one rule. @throws GrammarError */
export function loadNotation(notation: string): RuleParser {
  const source = readFile(`grammar/notation/${notation}.peggy`, 'the grammar of one rule in that notation');
  const parser = withPlace(source, () => peggy.generate(source.text, { grammarSource: source.file }));
  return (rule, options) => parser.parse(rule, options) as BnfExpression;
}

/** Runs peggy on a file. Its syntax errors are rethrown as GrammarError. */
export function withPlace<T>(source: GrammarFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const offset = syntaxErrorOffset(error);
    if (offset === undefined || !(error instanceof Error)) throw error;
    throw new GrammarError(source, offset, error.message);
  }
}
