/**
 * Which of many texts tell an automaton from another. Beginnings that texts share are walked once, by both automata side by
 * side, and none is followed from where they can no longer differ.
 */
import type { Automaton } from '../../automaton/automaton.js';

/** Texts as a tree of their beginnings, its nodes in the order in which a walk comes to them; the first is the empty text. */
export class TextTree {
  /** The last code unit of the beginning that each node stands for. */
  readonly units: readonly number[];
  /** Its length. */
  readonly depths: readonly number[];
  /** The next node that is not below. */
  readonly ends: readonly number[];
  /** The text that ends there, by its number, or −1. */
  readonly texts: readonly number[];
  /** All code units that there are, in their order. */
  readonly alphabet: readonly number[];

  /** @param texts no two alike */
  constructor(texts: readonly string[]) {
    const units = [0];
    const depths = [0];
    const ends = [0];
    const numbers = [-1];
    const way = [0];
    const close = (length: number): void => {
      for (let node = way.length > length + 1 ? way.pop() : undefined; node !== undefined;) {
        ends[node] = units.length;
        node = way.length > length + 1 ? way.pop() : undefined;
      }
    };
    const sorted = [...texts.keys()].sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1));
    let before = '';
    for (const number of sorted) {
      const text = texts[number] ?? '';
      let shared = 0;
      while (shared < text.length && text.charCodeAt(shared) === before.charCodeAt(shared)) shared += 1;
      close(shared);
      for (let i = shared; i < text.length; i++) {
        way.push(units.length);
        units.push(text.charCodeAt(i));
        depths.push(i + 1);
        ends.push(0);
        numbers.push(-1);
      }
      numbers[way.at(-1) ?? 0] = number;
      before = text;
    }
    close(-1);
    this.units = units;
    this.depths = depths;
    this.ends = ends;
    this.texts = numbers;
    this.alphabet = [...new Set(units.slice(1))].sort((a, b) => a - b);
  }
}

/** The texts on which two automata give different verdicts, by their numbers. */
export function* tellingTexts(tree: TextTree, first: Automaton, second: Automaton): Generator<number> {
  const { units, depths, ends, texts } = tree;
  const pairs = new Pairs(tree, first, second);
  const way = [0];
  for (let node = 0; node < units.length;) {
    const depth = depths[node] ?? 0;
    const pair = depth === 0 ? 0 : pairs.after(way[depth - 1] ?? 0, units[node] ?? 0);
    way[depth] = pair;
    const text = texts[node] ?? -1;
    if (text >= 0 && pairs.differs(pair)) yield text;
    node = pairs.canDiffer(pair) ? node + 1 : (ends[node] ?? units.length);
  }
}

/**
 * Where there are more pairs, or to find all would take more steps than the texts have characters, pairs are found as they
 * are met, and it is not known of any whether it can differ.
 */
const mostPairs = 20_000;

/** The pairs of states that two automata come to on the same text, numbered from the initial one, 0. */
class Pairs {
  private readonly firsts: number[] = [];
  private readonly seconds: number[] = [];
  private readonly numbers = new Map<number, Map<number, number>>();
  private readonly steps: number[] = [];
  private readonly classOf = new Map<number, number>();
  private readonly classes: (readonly [number, number])[] = [];
  private readonly live: Uint8Array | undefined;

  constructor(
    { alphabet, units }: TextTree,
    private readonly first: Automaton,
    private readonly second: Automaton,
  ) {
    const known = new Map<string, number>();
    for (const unit of alphabet) {
      const both = [first.classOf(unit), second.classOf(unit)] as const;
      const c = known.get(both.join()) ?? this.classes.push(both) - 1;
      known.set(both.join(), c);
      this.classOf.set(unit, c);
    }
    this.numberOf(first.initial, second.initial);
    const most = Math.min(mostPairs, units.length / this.classes.length);
    for (let pair = 0; pair < this.firsts.length && pair < most; pair++) {
      for (let c = 0; c < this.classes.length; c++) this.step(pair, c);
    }
    if (this.firsts.length <= most) this.live = this.livePairs();
  }

  after(pair: number, unit: number): number {
    return this.step(pair, this.classOf.get(unit) ?? 0);
  }

  differs(pair: number): boolean {
    return this.first.accepting(this.firsts[pair] ?? 0) !== this.second.accepting(this.seconds[pair] ?? 0);
  }

  canDiffer(pair: number): boolean {
    return this.live?.[pair] !== 0;
  }

  private step(pair: number, c: number): number {
    const place = pair * this.classes.length + c;
    const known = this.steps[place];
    if (known !== undefined) return known;
    const [a = 0, b = 0] = this.classes[c] ?? [];
    const next = this.numberOf(
      this.first.step(this.firsts[pair] ?? 0, a),
      this.second.step(this.seconds[pair] ?? 0, b),
    );
    return (this.steps[place] = next);
  }

  private numberOf(first: number, second: number): number {
    let ofFirst = this.numbers.get(first);
    if (ofFirst === undefined) this.numbers.set(first, (ofFirst = new Map<number, number>()));
    const known = ofFirst.get(second);
    if (known !== undefined) return known;
    this.seconds.push(second);
    const number = this.firsts.push(first) - 1;
    ofFirst.set(second, number);
    return number;
  }

  /** 1 for each pair from which some text leads to different verdicts. */
  private livePairs(): Uint8Array {
    const sources = this.firsts.map((): number[] => []);
    for (const [place, pair] of this.steps.entries()) {
      sources[pair]?.push(Math.floor(place / this.classes.length));
    }
    const live = new Set([...this.firsts.keys()].filter((pair) => this.differs(pair)));
    for (const pair of live) for (const source of sources[pair] ?? []) live.add(source);
    return Uint8Array.from(this.firsts, (_, pair) => (live.has(pair) ? 1 : 0));
  }
}
