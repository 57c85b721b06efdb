/**
 * Products whose states have a number instead of bits, such as the class of a text: minimization, joint walks and
 * shortest texts.
 */
import type { Product } from '../../core/automaton/product.js';
import { Pairs } from '../../core/automaton/pairs.js';
import { type CodeUnitSet, lastCodeUnit } from '../../core/base/code-units.js';
import type { Budget } from '../../core/base/limits.js';
import { codeUnitsByLegibility } from '../../grammar/automata/product.js';

/**
 * Minimizes a product: merges states that no text distinguishes. States are in blocks, at first by colour. A state
 * whose successors moved to another block is checked again and leaves its block if it no longer fits.
 * @param colours by row number: only states of one colour are merged
 */
export function minimal(
  { initial, classCount, classes, table }: Product,
  colours: ArrayLike<number>,
): Product {
  const next = table.map((offset) => offset / classCount);
  const { blocks, members } = partition(next, classCount, colours);
  // Row 0 stays first.
  const order = members
    .map((_, block) => block)
    .sort((a, b) => Number(b === blocks[0]) - Number(a === blocks[0]));
  const rowOf = new Uint32Array(members.length);
  for (const [row, block] of order.entries()) rowOf[block] = row;
  const cells = new Uint32Array(members.length * classCount);
  const accepting = new Uint32Array(members.length);
  for (const [row, block] of order.entries()) {
    const state = members[block]?.[0] ?? 0;
    accepting[row] = colours[state] ?? 0;
    for (let c = 0; c < classCount; c++) {
      cells[row * classCount + c] = (rowOf[blocks[next[state * classCount + c] ?? 0] ?? 0] ?? 0) * classCount;
    }
  }
  return {
    initial: (rowOf[blocks[initial / classCount] ?? 0] ?? 0) * classCount,
    classCount,
    classes,
    table: cells,
    accepting,
    live: Uint32Array.from(accepting, (_, row) => Math.min(row, 1)),
  };
}

/** Returns the coarsest partition into blocks of one colour whose states have successors in the same blocks. */
function partition(
  next: Uint32Array,
  classCount: number,
  colours: ArrayLike<number>,
): { readonly blocks: Uint32Array; readonly members: readonly (readonly number[])[] } {
  const count = colours.length;
  const blocks = new Uint32Array(count);
  const members: number[][] = [];
  const ofColour = new Map<number, number>();
  for (let state = 0; state < count; state++) {
    const colour = colours[state] ?? 0;
    const block = ofColour.get(colour) ?? members.push([]) - 1;
    ofColour.set(colour, block);
    blocks[state] = block;
    members[block]?.push(state);
  }
  const hashOf = (state: number): number => {
    let hash = 0;
    for (let at = state * classCount; at < (state + 1) * classCount; at++) {
      hash = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) + (blocks[next[at] ?? 0] ?? 0)) | 0;
    }
    return hash;
  };
  const areAlike = (one: number, other: number): boolean => {
    for (let c = 0; c < classCount; c++) {
      const [a, b] = [next[one * classCount + c] ?? 0, next[other * classCount + c] ?? 0];
      if (blocks[a] !== blocks[b]) return false;
    }
    return true;
  };
  const sources = sourcesOf(next, classCount, count);
  let changed = new Set(members.keys());
  while (changed.size > 0) {
    const moved: (readonly [states: readonly number[], block: number])[] = [];
    for (const block of changed) {
      const parts: number[][] = [];
      const byHash = new Map<number, number[][]>();
      for (const state of members[block] ?? []) {
        const hash = hashOf(state);
        let known = byHash.get(hash);
        if (known === undefined) byHash.set(hash, (known = []));
        const part = known.find(([first = 0]) => areAlike(first, state));
        if (part !== undefined) part.push(state);
        else {
          const alone = [state];
          known.push(alone);
          parts.push(alone);
        }
      }
      if (parts.length < 2) continue;
      // The largest group stays, so that the fewest states are checked again.
      const [most = [], ...others] = parts.sort((a, b) => b.length - a.length);
      members[block] = most;
      for (const part of others) moved.push([part, members.push(part) - 1]);
    }
    changed = new Set();
    for (const [states, block] of moved) for (const state of states) blocks[state] = block;
    for (const [states] of moved)
      for (const state of states) for (const source of sources(state)) changed.add(blocks[source] ?? 0);
  }
  return { blocks, members };
}

/** Returns a lookup of the states from which some class leads to a state. */
function sourcesOf(next: Uint32Array, classCount: number, count: number): (state: number) => Uint32Array {
  const begins = new Uint32Array(count + 1);
  const visit = (tell: (from: number, to: number) => void): void => {
    for (let state = 0; state < count; state++) {
      let before = -1;
      for (let c = 0; c < classCount; c++) {
        const to = next[state * classCount + c] ?? 0;
        if (to !== before) tell(state, to);
        before = to;
      }
    }
  };
  visit((_, to) => {
    begins[to + 1] = (begins[to + 1] ?? 0) + 1;
  });
  for (let state = 0; state < count; state++)
    begins[state + 1] = (begins[state + 1] ?? 0) + (begins[state] ?? 0);
  const found = new Uint32Array(begins[count] ?? 0);
  const ends = begins.slice();
  visit((from, to) => {
    const at = ends[to] ?? 0;
    found[at] = from;
    ends[to] = at + 1;
  });
  return (state) => found.subarray(begins[state], begins[state + 1]);
}

/** The joint walk of two products. */
export interface Joined {
  /** `accepting` has indices of `labels`. Row 0 is for texts that the first product cannot continue. */
  readonly product: Product;
  /** The pairs of labels of the two products. */
  readonly labels: readonly (readonly [number, number])[];
}

/** Walks two products jointly. @throws StateLimitError, TimeLimitError */
export function joined(first: Product, second: Product, budget: Budget): Joined {
  const pairsOfClasses = new Pairs();
  const classes = first.classes.map((c, unit) => pairsOfClasses.add(c, second.classes[unit] ?? 0));
  const classCount = pairsOfClasses.size;
  const states = new Pairs(budget);
  states.add(0, 0);
  const initial = classCount * states.add(first.initial, second.initial);
  const cells: number[] = [];
  for (let state = 0; state < states.size; state++) {
    const one = states.firsts[state] ?? 0;
    const two = states.seconds[state] ?? 0;
    for (let c = 0; c < classCount; c++) {
      const next = first.table[one + (pairsOfClasses.firsts[c] ?? 0)] ?? 0;
      // The second product is ignored once the first cannot continue.
      const other = next === 0 ? 0 : (second.table[two + (pairsOfClasses.seconds[c] ?? 0)] ?? 0);
      cells.push(classCount * states.add(next, other));
    }
  }
  const labels = new Pairs();
  const accepting = Uint32Array.from(states.seconds, (two, state) =>
    labels.add(
      first.accepting[(states.firsts[state] ?? 0) / first.classCount] ?? 0,
      second.accepting[two / second.classCount] ?? 0,
    ),
  );
  return {
    product: {
      initial,
      classCount,
      classes,
      table: Uint32Array.from(cells),
      accepting,
      live: Uint32Array.from(accepting, (_, state) => Math.min(state, 1)),
    },
    labels: labels.firsts.map((one, i) => [one, labels.seconds[i] ?? 0]),
  };
}

/** Returns a shortest text for each value of `accepting`, with the most legible characters. */
export function shortestTexts({
  initial,
  classCount,
  classes,
  table,
  accepting,
}: Product): ReadonlyMap<number, string> {
  const letters = new Map<number, number>();
  for (const unit of codeUnitsByLegibility) {
    const c = classes[Math.min(unit, classes.length - 1)] ?? 0;
    if (!letters.has(c)) letters.set(c, unit);
  }
  const found = new Map<number, string>();
  const texts = new Map([[initial, '']]);
  for (const [state, text] of texts) {
    const value = accepting[state / classCount] ?? 0;
    if (!found.has(value)) found.set(value, text);
    for (const [c, unit] of letters) {
      const next = table[state + c] ?? 0;
      if (!texts.has(next)) texts.set(next, text + String.fromCharCode(unit));
    }
  }
  return found;
}

/** Returns, by values of `accepting`, the code units at which texts of that value leave the given rows. */
export function leavingCharacters(
  product: Product,
  isInside: (row: number) => boolean,
): ReadonlyMap<number, CodeUnitSet> {
  const { classCount, classes, table, accepting } = product;
  const words = Math.ceil((Math.max(0, ...accepting) + 1) / 32);
  const count = accepting.length;
  // Bits of the values that texts reach after leaving.
  const ahead = new Uint32Array(count * words);
  const add = (bits: Uint32Array, to: number, from: number): boolean => {
    let isNew = false;
    for (let word = 0; word < words; word++) {
      const had = bits[to * words + word] ?? 0;
      const has = (had | (ahead[from * words + word] ?? 0)) >>> 0;
      if (has === had) continue;
      bits[to * words + word] = has;
      isNew = true;
    }
    return isNew;
  };
  const outside = Array.from({ length: count }, (_, row) => row).filter((row) => row > 0 && !isInside(row));
  for (const row of outside) {
    const value = accepting[row] ?? 0;
    ahead[row * words + (value >>> 5)] = (1 << (value & 31)) >>> 0;
  }
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let i = outside.length - 1; i >= 0; i--) {
      const row = outside[i] ?? 0;
      for (let c = 0; c < classCount; c++) {
        const next = (table[row * classCount + c] ?? 0) / classCount;
        if (next > 0 && next !== row && add(ahead, row, next)) isChanged = true;
      }
    }
  }
  const byClass = new Uint32Array(classCount * words);
  for (let row = 1; row < count; row++) {
    if (!isInside(row)) continue;
    for (let c = 0; c < classCount; c++) {
      const next = (table[row * classCount + c] ?? 0) / classCount;
      if (next > 0 && !isInside(next)) add(byClass, c, next);
    }
  }
  const found = new Map<number, [from: number, to: number][]>();
  for (const [from, to, c] of runsOf(classes)) {
    for (let value = 0; value < words * 32; value++) {
      if ((((byClass[c * words + (value >>> 5)] ?? 0) >>> (value & 31)) & 1) === 0) continue;
      const ranges = found.get(value) ?? [];
      found.set(value, ranges);
      const last = ranges.at(-1);
      if (last?.[1] === from - 1) last[1] = to;
      else ranges.push([from, to]);
    }
  }
  return found;
}

/** Yields the runs of code units of one class; the last class is that of all others. */
function* runsOf(classes: ArrayLike<number>): Generator<readonly [from: number, to: number, c: number]> {
  for (let from = 0; from < classes.length;) {
    const c = classes[from] ?? 0;
    let to = from;
    while (to + 1 < classes.length && classes[to + 1] === c) to++;
    yield [from, to === classes.length - 1 ? lastCodeUnit : to, c];
    from = to + 1;
  }
}
