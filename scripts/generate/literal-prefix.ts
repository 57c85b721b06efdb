/** The literal that what an expression of a transcription matches begins with. */
import { contains, onlyCharacter } from '../../src/base/code-units.js';
import type { PegExpression } from '../../src/study/peg/peg.js';

/** The characters that an expression begins with, as far as each is the only one possible. */
export function literalPrefix(expression: PegExpression): string {
  let prefix = '';
  const read = (e: PegExpression): boolean => {
    if (e.type === 'sequence') return e.items.every(read);
    const character = e.type === 'class' ? onlyCharacter(e.set) : undefined;
    prefix += character ?? '';
    return character !== undefined;
  };
  read(expression);
  return prefix;
}

/**
 * Whether what an expression matches may begin with a literal, of which rules that it refers to match nothing.
 * @param mayBeEmpty whether an expression can match nothing
 */
export function mayBeginWith(
  expression: PegExpression,
  literal: string,
  mayBeEmpty: (e: PegExpression) => boolean,
): boolean {
  /** How much of the literal may have been matched, by how much before. */
  const after = (e: PegExpression, before: ReadonlySet<number>): ReadonlySet<number> => {
    switch (e.type) {
      case 'class':
        return new Set(
          [...before].flatMap((i) => {
            if (i === literal.length) return [i];
            return contains(e.set, literal.charCodeAt(i)) ? [i + 1] : [];
          }),
        );
      case 'sequence':
        return e.items.reduce((matched, item) => after(item, matched), before);
      case 'choice':
        return new Set(e.alternatives.flatMap((alternative) => [...after(alternative, before)]));
      case 'repetition': {
        let matched = before;
        for (let size = -1; size < matched.size;) {
          size = matched.size;
          matched = new Set([...matched, ...after(e.body, matched)]);
        }
        return matched;
      }
      case 'reference':
        return mayBeEmpty(e) ? before : new Set([...before].filter((i) => i === literal.length));
      case 'lookahead':
        return before;
    }
  };
  return after(expression, new Set([0])).has(literal.length);
}
