/** Returns the label of a text in a product. */
import type { Product } from '../../../src/core/automaton/product.js';

export function labelOf({ initial, classCount, classes, table, accepting }: Product, text: string): number {
  let state = initial;
  for (let i = 0; i < text.length; i++) {
    const unit = Math.min(text.charCodeAt(i), classes.length - 1);
    state = table[state + (classes[unit] ?? 0)] ?? 0;
  }
  return accepting[state / classCount] ?? 0;
}
