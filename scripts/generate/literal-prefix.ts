/** The literal that an expression of a transcription begins with. */
import { onlyCharacter } from '../../src/base/code-units.js';
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
