/** The parser that peggy's own generator makes of a revision's grammar.peggy. */
import { readFileSync } from 'node:fs';
import { plainParser } from '../scripts/plain-parser.js';
import { pegIdentifier, withoutPlace } from '../src/grammar/peg.js';
import type { GrammarData } from '../src/syntax/rule.js';

/** The parser; its nodes have the document's rule names. It throws peggy's SyntaxError. */
export function plainParserOf({ id, names }: GrammarData): ReturnType<typeof plainParser> {
  const documentNames = new Map(names.map((name) => [pegIdentifier(name), name]));
  return plainParser(readFileSync(`grammar/${id}/grammar.peggy`, 'utf8'), (identifier) =>
    String(documentNames.get(withoutPlace(identifier))),
  );
}
