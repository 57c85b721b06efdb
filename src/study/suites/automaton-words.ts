/**
 * Words that kill every fault of an automaton, built as the W-method builds them: a way to a state, a class, and a suffix
 * that tells where the class has led. Two things make them fewer. A suffix is only taken for faults that are left; and
 * the way is looked for backwards from the state, over the transitions most of whose faults this suffix kills as well.
 */
import type { AutomatonFaults } from './automaton-faults.js';
import type { NumberedAutomaton, Word } from './numbered-automaton.js';

/** A word, and the verdict of it from each state. */
interface Suffix {
  readonly word: Word;
  readonly verdicts: Uint8Array;
}

/** More suffixes than this are not looked for; a fault that none of them kills is killed by its own. */
const mostSuffixes = 1500;
/** The length to which a word is made longer for the sake of faults on its way. */
const longestWay = 100;
/** Transitions that kill nothing new, after which a way is made no longer. */
const patience = 6;
/** The first round leaves a transition when so many of its wrong targets are left. */
const leftForLater = 5;

/**
 * Words that together kill every fault that is left, and take them away. Where nothing on the way to a state is left to be
 * killed, `pick` chooses among the transitions that lead there, by their number.
 */
export function* killingWords(faults: AutomatonFaults, pick: (count: number) => number): Generator<Word> {
  const { automaton } = faults;
  const search = new Search(faults, pick);
  const suffixes = suffixesOf(automaton);
  const transitions = [...faults.left.keys()];
  const live = transitions.filter((transition) => automaton.next[transition] !== automaton.dead);
  const refused = transitions.filter((transition) => automaton.next[transition] === automaton.dead);
  yield* search.kill(live, suffixes, leftForLater, true);
  yield* search.kill(refused, coverOf(suffixes, automaton.stateCount));
  yield* search.kill(live, suffixes);
  for (const fault of faults.survivors()) {
    const word = faults.witness(fault);
    faults.kill(word);
    yield word;
  }
}

class Search {
  /** The transitions that lead to each state, those from the dead one left out. */
  private readonly into: readonly number[][];
  private verdicts: Uint8Array;
  private before: Uint8Array;

  constructor(
    private readonly faults: AutomatonFaults,
    private readonly pick: (count: number) => number,
  ) {
    const { stateCount, classCount, next, dead } = faults.automaton;
    this.verdicts = new Uint8Array(stateCount);
    this.before = new Uint8Array(stateCount);
    this.into = Array.from({ length: stateCount }, (): number[] => []);
    for (let transition = 0; transition < faults.left.length; transition++) {
      const target = next[transition] ?? 0;
      if (target !== dead && Math.floor(transition / classCount) !== dead)
        this.into[target]?.push(transition);
    }
  }

  /** Words for some transitions, until each has no more than `spared` wrong targets left; if asked, accepted ones only. */
  *kill(
    transitions: readonly number[],
    suffixes: readonly Suffix[],
    spared = 0,
    accepted = false,
  ): Generator<Word> {
    const { left } = this.faults;
    for (const transition of transitions) {
      for (let before = Infinity, now = left[transition] ?? 0; now > spared && now < before;) {
        const suffix = this.bestSuffix(transition, suffixes, accepted);
        if (suffix === undefined) break;
        const word = this.withWay(transition, suffix);
        // A suffix on which the fault is met again may not tell it.
        if (Object.keys(this.faults.kill(word)).length > 0) yield word;
        [before, now] = [now, left[transition] ?? 0];
      }
    }
  }

  /** The suffix that tells most of the wrong targets that are left from the right one, the shortest of several. */
  private bestSuffix(transition: number, suffixes: readonly Suffix[], accepted: boolean): Suffix | undefined {
    const target = this.faults.automaton.next[transition] ?? 0;
    let best: Suffix | undefined;
    let most = 0;
    for (const suffix of suffixes) {
      const verdict = suffix.verdicts[target] ?? 0;
      if (accepted && verdict === 0) continue;
      const killed = this.killedBy(transition, suffix.verdicts, verdict);
      if (killed > most) [best, most] = [suffix, killed];
    }
    return best;
  }

  private killedBy(transition: number, verdicts: Uint8Array, verdict: number): number {
    const { alive, automaton } = this.faults;
    const first = transition * automaton.stateCount;
    let killed = 0;
    for (let state = 0; state < automaton.stateCount; state++) {
      if (alive[first + state] === 1 && verdicts[state] !== verdict) killed += 1;
    }
    return killed;
  }

  /** A way to a transition, the transition, a suffix: the way is built from its end. */
  private withWay(transition: number, suffix: Suffix): Word {
    const { next, access } = this.faults.automaton;
    const verdict = suffix.verdicts[next[transition] ?? 0] ?? 0;
    this.verdicts.set(suffix.verdicts);
    const reversed = [...suffix.word].reverse();
    const used = new Set<number>();
    let state = this.stepBack(transition, reversed, used);
    for (let idle = 0; reversed.length < longestWay && state !== 0;) {
      const ways = this.into[state]?.filter((way) => !used.has(way)) ?? [];
      const best = this.mostKilling(ways, verdict);
      idle = best === undefined ? idle + 1 : 0;
      const way = best ?? ways[this.pick(ways.length)];
      if (way === undefined || idle > patience) break;
      state = this.stepBack(way, reversed, used);
    }
    return [...(access[state] ?? []), ...reversed.reverse()];
  }

  private mostKilling(ways: readonly number[], verdict: number): number | undefined {
    let best: number | undefined;
    let most = 0;
    for (const way of ways) {
      if (this.faults.left[way] === 0) continue;
      const killed = this.killedBy(way, this.verdicts, verdict);
      if (killed > most) [best, most] = [way, killed];
    }
    return best;
  }

  /** Puts a transition in front of the word. Returns the state that it comes from. */
  private stepBack(transition: number, reversed: number[], used: Set<number>): number {
    const { classCount, stateCount, next } = this.faults.automaton;
    const c = transition % classCount;
    used.add(transition);
    reversed.push(c);
    for (let state = 0; state < stateCount; state++) {
      this.before[state] = this.verdicts[next[state * classCount + c] ?? 0] ?? 0;
    }
    [this.verdicts, this.before] = [this.before, this.verdicts];
    return Math.floor(transition / classCount);
  }
}

/** A shortest word for each set of states that accept the same word, by its length. */
function suffixesOf({ stateCount, classCount, next, accepting }: NumberedAutomaton): readonly Suffix[] {
  const found = new Map<string, Suffix>();
  const add = (suffix: Suffix): void => {
    const key = String.fromCharCode(...suffix.verdicts);
    if (!found.has(key)) found.set(key, suffix);
  };
  add({ word: [], verdicts: accepting });
  for (const { word, verdicts } of found.values()) {
    if (found.size > mostSuffixes) break;
    for (let c = 0; c < classCount; c++) {
      const before = new Uint8Array(stateCount);
      for (let state = 0; state < stateCount; state++) {
        before[state] = verdicts[next[state * classCount + c] ?? 0] ?? 0;
      }
      add({ word: [c, ...word], verdicts: before });
    }
  }
  return [...found.values()];
}

/** A few suffixes one of which each state accepts that can be told so, chosen greedily. */
function coverOf(suffixes: readonly Suffix[], stateCount: number): readonly Suffix[] {
  const cover: Suffix[] = [];
  const left = new Set(Array(stateCount).keys());
  for (;;) {
    const covered = ({ verdicts }: Suffix): number =>
      [...left].filter((state) => verdicts[state] === 1).length;
    let best: Suffix | undefined;
    let most = 0;
    for (const suffix of suffixes) {
      const count = covered(suffix);
      if (count > most) [best, most] = [suffix, count];
    }
    if (best === undefined) return cover;
    cover.push(best);
    for (const state of left) if (best.verdicts[state] === 1) left.delete(state);
  }
}
