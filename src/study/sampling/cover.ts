/**
 * Short strings that together use every alternative of every rule that a start rule reaches, and every option and
 * repetition both continuing and stopping: test data for programs that claim to follow a grammar.
 */
import { type CodeUnitSet, contains } from '../../core/base/code-units.js';
import type { Limits } from '../../core/base/limits.js';
import { reversed } from '../../core/base/strong-components.js';
import {
  type ChoicePoint,
  type DerivationNfa,
  derivationNfa,
  type DerivationState,
  emptySteps,
  successors,
} from '../../grammar/automata/derivation-nfa.js';
import { codeUnitsByLegibility } from '../../grammar/automata/product.js';
import type { BnfGrammar } from '../../grammar/bnf/bnf.js';
import { Random } from './random.js';

/** One option of a choice point of a rule. */
export interface CoveredOption extends ChoicePoint {
  /** The index of the alternative; in a repetition 0 to continue, 1 to stop. */
  readonly option: number;
}

/** A string, and the options that a derivation of it uses and that no earlier string uses. */
export interface CoveringWord {
  readonly text: string;
  readonly covers: readonly CoveredOption[];
}

/**
 * Returns strings that cover all options, chosen greedily from a shortest string for each option: the next one covers
 * most of the remaining options, the shortest of several. Options that no derivation can use are left out. Time is the
 * square of the number of options, times the length of the strings.
 * @throws NonTailRecursionError, UnknownNameError, StateLimitError, TimeLimitError
 */
export function coveringWords(grammar: BnfGrammar, start: string, limits?: Limits): readonly CoveringWord[] {
  return coveringDerivations(derivationNfa(grammar, start, limits));
}

/** Returns strings that cover all options of some derivations; see coveringWords. */
export function coveringDerivations({ states, initial }: DerivationNfa): readonly CoveringWord[] {
  const paths = new ShortestPaths(states, initial);
  const left = new Map<string, CoveredOption>();
  const candidates = new Map<string, Path>();
  states.forEach((state, number) => {
    if (state.type !== 'choice') return;
    state.options.forEach((_, option) => {
      const path = paths.through(number, option);
      if (path === undefined) return;
      const key = paths.keyOf(state.point, option);
      left.set(key, { ...state.point, option });
      if (path.reads.length < (candidates.get(key)?.reads.length ?? Infinity)) candidates.set(key, path);
    });
  });

  const words: CoveringWord[] = [];
  while (left.size > 0) {
    let best: Path | undefined;
    let most = 0;
    for (const path of candidates.values()) {
      const news = [...path.options].filter((key) => left.has(key)).length;
      if (best === undefined || news > most || (news === most && path.reads.length < best.reads.length)) {
        [best, most] = [path, news];
      }
    }
    if (best === undefined || most === 0) break;
    const covered = [...best.options];
    words.push({
      text: best.reads.map(legible).join(''),
      covers: covered.flatMap((key) => left.get(key) ?? []),
    });
    covered.forEach((key) => left.delete(key));
  }
  return words;
}

/** A derivation: the sets it reads, and the keys of its options. */
interface Path {
  readonly reads: readonly CodeUnitSet[];
  readonly options: ReadonlySet<string>;
}

class ShortestPaths {
  private readonly points = new Map<ChoicePoint['expression'], number>();
  private readonly before: ReadonlyMap<number, number>;
  private readonly after: ReadonlyMap<number, number>;

  constructor(
    private readonly states: readonly DerivationState[],
    private readonly initial: number,
  ) {
    const forward = states.map(successors);
    const reads = (state: number): boolean => states[state]?.type === 'read';
    this.before = shortestWays(initial, forward, (from) => reads(from));
    this.after = shortestWays(0, reversed(forward), (_, to) => reads(to));
  }

  keyOf({ expression }: ChoicePoint, option: number): string {
    const known = this.points.get(expression) ?? this.points.size;
    this.points.set(expression, known);
    return `${String(known)} ${String(option)}`;
  }

  /** Returns the shortest derivation that takes an option of a state; undefined if there is none. */
  through(choice: number, option: number): Path | undefined {
    const chosen = emptySteps(this.states[choice])[option];
    if (chosen === undefined || !this.before.has(choice) || !this.after.has(chosen)) return undefined;
    const way: number[] = [];
    for (let at = choice; at !== this.initial; at = this.before.get(at) ?? this.initial) way.push(at);
    way.push(this.initial);
    way.reverse();
    const taken = way.length - 1;
    for (let at = chosen; at !== 0; at = this.after.get(at) ?? 0) way.push(at);
    way.push(0);
    const reads: CodeUnitSet[] = [];
    const options = new Set<string>();
    way.forEach((number, i) => {
      const state = this.states[number];
      if (state?.type === 'read') reads.push(state.set);
      if (state?.type !== 'choice') return;
      const followed = i === taken ? option : state.options.indexOf(way[i + 1] ?? 0);
      options.add(this.keyOf(state.point, followed));
    });
    return { reads, options };
  }
}

/**
 * Returns the predecessor of each node on a path from the start with the fewest counted steps; the start precedes
 * itself.
 */
export function shortestWays(
  start: number,
  edges: readonly (readonly number[])[],
  counts: (from: number, to: number) => boolean,
): ReadonlyMap<number, number> {
  const before = new Map<number, number>();
  let next: (readonly [from: number, to: number])[] = [[start, start]];
  while (next.length > 0) {
    const level = next;
    next = [];
    for (const [from, to] of level) {
      if (before.has(to)) continue;
      before.set(to, from);
      for (const target of edges[to] ?? []) (counts(to, target) ? next : level).push([to, target]);
    }
  }
  return before;
}

/** Returns the most legible character of a set. */
function legible(set: CodeUnitSet): string {
  for (const unit of codeUnitsByLegibility) if (contains(set, unit)) return String.fromCharCode(unit);
  return '';
}

/** Options of a balanced draw. */
interface BalancedOptions {
  readonly count: number;
  /** An integer. The same seed draws the same strings. */
  readonly seed: number;
  /** Length in UTF-16 code units from which a string takes the shortest path to its end. */
  readonly length: number;
}

/** The predecessor of each state on the paths to one of them. */
type Ways = ReadonlyMap<number, number>;

/**
 * Draws strings that a rule derives, possibly with duplicates. The first strings, as many as there are rules, use each
 * rule where it is nearest, if that is within half the length. @throws NonTailRecursionError, UnknownNameError,
 * StateLimitError
 */
export function drawBalanced(
  grammar: BnfGrammar,
  rule: string,
  { limits, ...options }: BalancedOptions & { readonly limits?: Limits },
): Generator<string> {
  return drawDerivations(derivationNfa(grammar, rule, limits), options);
}

/** Draws strings of some derivations; see drawBalanced. */
export function* drawDerivations(
  { states, initial }: DerivationNfa,
  { count, seed, length }: BalancedOptions,
): Generator<string> {
  const edges = states.map(successors);
  const back = reversed(edges);
  const waysTo = (target: number): Ways => shortestWays(target, back, (_, to) => states[to]?.type === 'read');
  const ways = waysTo(0);
  const open = edges.map((targets) => targets.filter((target) => ways.has(target)));
  const unused = nearestEntries(states, initial, open);
  const random = new Random(seed);
  for (let left = ways.has(initial) ? count : 0; left > 0; left--) {
    const [aim] = unused;
    let towards = aim === undefined ? undefined : waysTo(aim);
    let text = '';
    for (let at = initial; at !== 0;) {
      unused.delete(at);
      if (at === aim) towards = undefined;
      const state = states[at];
      if (state?.type === 'read') {
        const [from, to] = random.pick(state.set);
        text += String.fromCharCode(from + Number(random.below(BigInt(to - from + 1))));
      }
      const next = (open[at] ?? []).filter((target) => towards?.has(target) !== false);
      if (text.length >= length) at = ways.get(at) ?? 0;
      else if (towards !== undefined && 2 * text.length >= length) at = towards.get(at) ?? 0;
      else at = random.pick(next.length === 0 ? [0] : next);
    }
    if (aim !== undefined) unused.delete(aim);
    yield text;
  }
}

/** Returns, for each rule, the state that begins it after the fewest characters, in the order of that number. */
function nearestEntries(
  states: readonly DerivationState[],
  initial: number,
  edges: readonly (readonly number[])[],
): Set<number> {
  const entries = new Map<string, number>();
  for (const at of shortestWays(initial, edges, (from) => states[from]?.type === 'read').keys()) {
    const state = states[at];
    if (state?.type === 'enter' && !entries.has(state.name)) entries.set(state.name, at);
  }
  return new Set(entries.values());
}
