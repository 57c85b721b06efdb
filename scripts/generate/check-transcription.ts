/** Whether grammar.peggy transcribes the rules of the BNF: all of them, no others, in the document's order. */
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import { GrammarError, type GrammarFile } from '../../src/study/bnf/grammar-error.js';
import { type PegGrammar, pegIdentifier, withoutPlace } from '../../src/study/peg/peg.js';

/** Readings `name__where` may stand anywhere. Throws GrammarError at the first fault. */
export function checkTranscription(grammar: BnfGrammar, source: GrammarFile, peg: PegGrammar): void {
  const names = new Set(grammar.rules.map(({ name }) => pegIdentifier(name)));
  for (const { name, span } of peg.rules) {
    if (names.has(withoutPlace(name))) continue;
    throw new GrammarError(source, span.start, `"${name}" transcribes no rule of ${grammar.revision}`);
  }
  const transcribed = peg.rules.filter(({ name }) => name === withoutPlace(name));
  // Of a patch, the rules of its own grammar.peggy come first.
  const isPatch = grammar.rules.some(({ origin }) => origin === 'base');
  grammar.rules.forEach(({ name }, i) => {
    const identifier = pegIdentifier(name);
    const found = isPatch ? transcribed.find((rule) => rule.name === identifier) : transcribed[i];
    if (found?.name === identifier) return;
    const problem = transcribed.some((other) => other.name === identifier)
      ? `the document has rule "${name}" here`
      : `rule "${name}" is missing: the document has it here`;
    throw new GrammarError(source, found?.span.start ?? source.text.trimEnd().length, problem);
  });
}
