/** How parsing expressions are spelled, to tell copies from others. */
import { type CodeUnitSet, codeUnits } from '../../src/base/code-units.js';
import type { PegExpression } from '../../src/study/peg/peg.js';

/** How an expression is spelled, whatever of it is written as one class. */
export function spelling(e: PegExpression): string {
  switch (e.type) {
    case 'class':
      return JSON.stringify(e.set);
    case 'reference':
      return e.name;
    case 'sequence':
      return e.items.length === 1 && e.items[0] ? spelling(e.items[0]) : e.items.map(spelling).join(' ');
    case 'choice': {
      const sets: CodeUnitSet = e.alternatives.flatMap((one) => (one.type === 'class' ? one.set : []));
      const others = e.alternatives.filter(({ type }) => type !== 'class').map(spelling);
      return [...others, ...(sets.length > 0 ? [JSON.stringify(codeUnits(sets))] : [])].join(' / ');
    }
    case 'repetition':
      return `(${spelling(e.body)})${e.min}..${e.max ?? ''}`;
    case 'lookahead':
      return `${e.negated ? '!' : '&'}(${spelling(e.body)})`;
  }
}
