/** Items in another order. */
import { Random } from './random.js';

/** The items in an order that the seed determines, in which no part of them is favoured (R. Durstenfeld, 1964). */
export function* shuffled<Item>(items: readonly Item[], seed: number): Generator<Item> {
  const random = new Random(seed);
  const left = [...items];
  for (let end = left.length - 1; end >= 0; end--) {
    const at = random.next() % (end + 1);
    yield left[at] as Item;
    left[at] = left[end] as Item;
  }
}
