/**
 * Words that kill every fault of an automaton, built as the W-method builds them: a way to a state, a class, and a suffix
 * that tells where the class has led. Two things make them fewer. A suffix is only taken for faults that are left; and
 * the way is looked for backwards from the state, over the transitions most of whose faults this suffix kills as well.
 */
import type { AutomatonFaults } from './automaton-faults.js';
import type { Word } from './numbered-automaton.js';
import type { StateSet, StateSets } from './state-sets.js';

/** A word, and the states from which it is accepted. */
interface Suffix {
  readonly word: Word;
  readonly accepted: StateSet;
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
  const { sets } = faults;
  const suffixes = suffixesOf(sets, automaton.classCount);
  const transitions = [...faults.left.keys()];
  const live = transitions.filter((transition) => automaton.next[transition] !== automaton.dead);
  const refused = transitions.filter((transition) => automaton.next[transition] === automaton.dead);
  yield* search.kill(live, suffixes, leftForLater, true);
  yield* search.kill(refused, coverOf(suffixes, sets, automaton.stateCount));
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
  private readonly sets: StateSets;

  constructor(
    private readonly faults: AutomatonFaults,
    private readonly pick: (count: number) => number,
  ) {
    const { stateCount, classCount, next, dead } = faults.automaton;
    this.sets = faults.sets;
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
      const verdict = this.sets.has(suffix.accepted, target) ? 1 : 0;
      if (accepted && verdict === 0) continue;
      const killed = this.faults.toldBy(transition, suffix.accepted, verdict);
      if (killed > most) [best, most] = [suffix, killed];
    }
    return best;
  }

  /** A way to a transition, the transition, a suffix: the way is built from its end. */
  private withWay(transition: number, suffix: Suffix): Word {
    const { next, access, classCount } = this.faults.automaton;
    const verdict = this.sets.has(suffix.accepted, next[transition] ?? 0) ? 1 : 0;
    const reversed = [...suffix.word].reverse();
    const used = new Set<number>();
    let accepted = suffix.accepted;
    let state = 0;
    /** Puts a transition in front of the word. */
    const stepBack = (taken: number): void => {
      used.add(taken);
      reversed.push(taken % classCount);
      accepted = this.sets.before(accepted, taken % classCount);
      state = Math.floor(taken / classCount);
    };
    stepBack(transition);
    for (let idle = 0; reversed.length < longestWay && state !== 0;) {
      const ways = this.into[state]?.filter((way) => !used.has(way)) ?? [];
      const best = this.mostKilling(ways, accepted, verdict);
      idle = best === undefined ? idle + 1 : 0;
      const way = best ?? ways[this.pick(ways.length)];
      if (way === undefined || idle > patience) break;
      stepBack(way);
    }
    return [...(access[state] ?? []), ...reversed.reverse()];
  }

  private mostKilling(ways: readonly number[], accepted: StateSet, verdict: number): number | undefined {
    let best: number | undefined;
    let most = 0;
    for (const way of ways) {
      if (this.faults.left[way] === 0) continue;
      const killed = this.faults.toldBy(way, accepted, verdict);
      if (killed > most) [best, most] = [way, killed];
    }
    return best;
  }
}

/** A shortest word for each set of states that accept the same word, by its length. */
function suffixesOf(sets: StateSets, classCount: number): readonly Suffix[] {
  const found = new Map<StateSet, Suffix>([[sets.accepting, { word: [], accepted: sets.accepting }]]);
  for (const { word, accepted } of found.values()) {
    if (found.size > mostSuffixes) break;
    for (let c = 0; c < classCount; c++) {
      const before = sets.before(accepted, c);
      if (!found.has(before)) found.set(before, { word: [c, ...word], accepted: before });
    }
  }
  sets.keep();
  return [...found.values()];
}

/** A few suffixes one of which each state accepts that can be told so, chosen greedily. */
function coverOf(suffixes: readonly Suffix[], sets: StateSets, stateCount: number): readonly Suffix[] {
  const cover: Suffix[] = [];
  const left = new Set(Array(stateCount).keys());
  for (;;) {
    const covered = ({ accepted }: Suffix): number =>
      [...left].filter((state) => sets.has(accepted, state)).length;
    let best: Suffix | undefined;
    let most = 0;
    for (const suffix of suffixes) {
      const count = covered(suffix);
      if (count > most) [best, most] = [suffix, count];
    }
    if (best === undefined) return cover;
    cover.push(best);
    for (const state of left) if (sets.has(best.accepted, state)) left.delete(state);
  }
}
