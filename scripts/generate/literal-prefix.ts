/** The literal that an expression of a transcription begins with. */
import type { PegExpression } from '../../src/study/peg/peg.js';

/** The characters that an expression begins with, as far as each is the only one possible. */
export function literalPrefix(expression: PegExpression): string {
  let prefix = '';
  const read = (e: PegExpression): boolean => {
    if (e.type === 'sequence') return e.items.every(read);
    const [range, more] = e.type === 'class' ? e.set : [];
    if (range === undefined || more !== undefined || range[0] !== range[1]) return false;
    prefix += String.fromCharCode(range[0]);
    return true;
  };
  read(expression);
  return prefix;
}
