/** Reads a revision's grammar and document from grammar/, with the notation parsers compiled by peggy. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import type { BnfExpression, BnfGrammar } from '../../src/study/bnf/bnf.js';
import { GrammarError, syntaxErrorOffset, type GrammarFile } from '../../src/study/bnf/grammar-error.js';
import { readBnf, type RuleParser } from '../../src/study/bnf/read-bnf.js';
import { offsetOfString, readDocument, type GrammarDocument } from '../../src/study/bnf/read-document.js';

/** Reads grammar/<revision>/document.json, from the package root. Throws GrammarError. */
export function loadDocument(revision: string): GrammarDocument {
  return readDocument(readFile(`grammar/${revision}/document.json`));
}

/**
 * Reads a revision's printed grammar with its corrections, from the package root. Throws GrammarError, also where
 * printed.bnf is not what document.json has the hash of.
 */
export function loadGrammar(revision: string): BnfGrammar {
  const sources = {
    document: readFile(`grammar/${revision}/document.json`),
    printed: readFile(`grammar/${revision}/printed.bnf`),
    corrections: readFile(`grammar/${revision}/corrections.json`),
    coreRules: readFile('grammar/notation/core-rules.bnf'),
  };
  const { notation, printedHash } = readDocument(sources.document);
  const hash = `sha256:${createHash('sha256').update(sources.printed.text).digest('hex')}`;
  if (hash !== printedHash) {
    const problem = `${sources.printed.file} is not the text that has this hash; its own is ${hash}`;
    throw new GrammarError(sources.document, offsetOfString(sources.document, printedHash), problem);
  }
  return readBnf(sources, loadNotation(notation));
}

/** Compiles grammar/notation/<notation>.peggy into the parser of one rule. Throws GrammarError. */
export function loadNotation(notation: string): RuleParser {
  const source = readFile(`grammar/notation/${notation}.peggy`);
  const parser = withPlace(source, () => peggy.generate(source.text, { grammarSource: source.file }));
  return (rule, options) => parser.parse(rule, options) as BnfExpression;
}

/** What peggy makes of a file. What it stops at is thrown as GrammarError. */
export function withPlace<T>(source: GrammarFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const offset = syntaxErrorOffset(error);
    if (offset === undefined || !(error instanceof Error)) throw error;
    throw new GrammarError(source, offset, error.message);
  }
}

/** A file, by its path from the package root. */
export function readFile(file: string): GrammarFile {
  return { file, text: readFileSync(file, 'utf8') };
}
