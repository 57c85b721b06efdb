/** Reads a revision's grammar and document from grammar/, with the notation parsers compiled by peggy. */
import { readFileSync } from 'node:fs';
import peggy from 'peggy';
import type { BnfExpression, BnfGrammar } from '../src/grammar/bnf.js';
import type { GrammarFile } from '../src/grammar/grammar-error.js';
import { readBnf, type RuleParser } from '../src/grammar/read-bnf.js';
import { readDocument, type GrammarDocument } from '../src/grammar/read-document.js';
import type { RevisionId } from '../src/revisions.js';

/** Reads grammar/<revision>/document.json, from the package root. Throws GrammarError. */
export function loadDocument(revision: RevisionId): GrammarDocument {
  return readDocument(readFile(`grammar/${revision}/document.json`));
}

/** Reads a revision's printed grammar with its corrections, from the package root. Throws GrammarError. */
export function loadGrammar(revision: RevisionId): BnfGrammar {
  const sources = {
    document: readFile(`grammar/${revision}/document.json`),
    printed: readFile(`grammar/${revision}/printed.bnf`),
    corrections: readFile(`grammar/${revision}/corrections.json`),
    coreRules: readFile('grammar/notation/core-rules.bnf'),
  };
  return readBnf(sources, loadNotation(loadDocument(revision).notation));
}

/** Compiles grammar/notation/<notation>.peggy into the parser of one rule. */
export function loadNotation(notation: string): RuleParser {
  const { file, text } = readFile(`grammar/notation/${notation}.peggy`);
  const parser = peggy.generate(text, { grammarSource: file });
  return (rule, options) => parser.parse(rule, options) as BnfExpression;
}

function readFile(file: string): GrammarFile {
  return { file, text: readFileSync(file, 'utf8') };
}
