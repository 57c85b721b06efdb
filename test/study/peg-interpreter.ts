/** Semantics of a PEG, directly from Ford's definition: the oracle for tests of the languages of PEGs. */
import { contains } from '../../src/core/base/code-units.js';
import type { PegExpression, PegGrammar } from '../../src/grammar/peg/peg.js';

/** Tests whether the rule matches the whole text. Exponential; for short texts. */
export function interpret(grammar: PegGrammar, rule: string, text: string): boolean {
  return consumedBy(grammar, rule, text) === text.length;
}

/**
 * Returns how many code units of the text the rule consumes, or undefined if it fails. Exponential; for short texts.
 */
export function consumedBy(grammar: PegGrammar, rule: string, text: string): number | undefined {
  const rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));

  /** Returns the end of an expression that starts at an offset, or undefined if it fails. */
  const end = (e: PegExpression, start: number): number | undefined => {
    switch (e.type) {
      case 'class':
        return start < text.length && contains(e.set, text.charCodeAt(start)) ? start + 1 : undefined;
      case 'sequence':
        return e.items.reduce<number | undefined>(
          (at, item) => (at === undefined ? at : end(item, at)),
          start,
        );
      case 'choice':
        for (const alternative of e.alternatives) {
          const at = end(alternative, start);
          if (at !== undefined) return at;
        }
        return undefined;
      case 'repetition': {
        let at = start;
        for (let count = 0; e.max === null || count < e.max; count++) {
          const next = end(e.body, at);
          if (next === undefined) return count < e.min ? undefined : at;
          at = next;
        }
        return at;
      }
      case 'lookahead':
        return (end(e.body, start) === undefined) === e.negated ? start : undefined;
      case 'reference': {
        const expression = rules.get(e.name);
        if (expression === undefined) throw new Error(`no rule ${e.name}`);
        return end(expression, start);
      }
    }
  };

  return end({ type: 'reference', name: rule, span: { start: 0, end: 0 } }, 0);
}

/** Returns all texts over the letters up to a length, shorter ones first. */
export function textsUpTo(length: number, letters: string): readonly string[] {
  const texts = [''];
  for (const text of texts) {
    if (text.length < length) texts.push(...Array.from(letters, (letter) => text + letter));
  }
  return texts;
}
