/**
 * The faults of a minimal automaton: one transition leads to another state, or one state has the other verdict. Every
 * such fault changes the language. Proof: for a fault (s, c) → t' instead of t, take a shortest word to s, then c, then
 * a shortest word w that distinguishes t from t'. The path to s does not pass (s, c). Along w the fault may recur,
 * after u c with w = u c v. But v is shorter than w, so t and t' agree on it, and by induction on its length the
 * changed automaton reads v from t' as the original does. It gives the verdict of the original on w from t', which
 * differs from that from t. So the word detects the fault, no shorter one does, and no fault is equivalent to the
 * original.
 */
import { defaultFaultSteps, LimitError } from '../../core/base/limits.js';
import { addFaults, type FaultCounts, type FaultKind } from './case.js';
import type { NumberedAutomaton, Word } from './numbered-automaton.js';
import { addTo, bitCount, type StateSet, StateSets } from './state-sets.js';

/**
 * A fault that no case has killed yet: a transition, given as state × classes + class, with its wrong target, or a
 * verdict.
 */
export type AutomatonFault =
  | {
      readonly kind: 'missing' | 'added' | 'misdirected';
      readonly transition: number;
      readonly target: number;
    }
  | { readonly kind: 'verdict'; readonly state: number };

/**
 * The faults of one automaton, and which of them are left. Faults are numbered, not materialized: there may be a
 * million.
 */
export class AutomatonFaults {
  /** Number of faults of each kind. */
  readonly counts: FaultCounts;
  readonly total: number;
  /** Number of wrong targets that each transition has left. */
  readonly left: Uint16Array;
  readonly sets: StateSets;
  /** By transition, the remaining wrong targets, as bits. */
  private readonly alive: Uint32Array;
  private readonly verdicts: Uint8Array;
  /** For the current word, the states from which its rest is accepted, after each of its characters. */
  private readonly remaining: StateSet[] = [];
  /** For the current transition, the states from which the rest of the word takes it again, after each character. */
  private readonly retaken: StateSet[] = [];
  /** For the current word, the end of the run of one class at each character. */
  private readonly runEnds: number[] = [];
  private readonly lastPlace: Int32Array;
  private readonly seen: Uint32Array;
  private words = 0;

  private stepsLeft: number;

  /** @param steps limit on the steps in which faults are tried. @throws LimitError, also from the methods */
  constructor(
    readonly automaton: NumberedAutomaton,
    private readonly steps = defaultFaultSteps,
  ) {
    this.stepsLeft = steps;
    const { stateCount, classCount, reached, next, dead } = automaton;
    const transitions = reached * classCount;
    this.sets = new StateSets(automaton);
    const { width } = this.sets;
    this.alive = new Uint32Array(transitions * width);
    this.left = new Uint16Array(transitions).fill(stateCount - 1);
    this.verdicts = new Uint8Array(reached).fill(1);
    this.lastPlace = new Int32Array(classCount);
    this.seen = new Uint32Array(transitions);
    const counts: Partial<Record<FaultKind, number>> = {};
    for (let transition = 0; transition < transitions; transition++) {
      const target = next[transition] ?? 0;
      const wrong = this.alive.subarray(transition * width, (transition + 1) * width);
      for (let state = 0; state < stateCount; state++) if (state !== target) addTo(wrong, state);
      if (target === dead) addFaults(counts, 'added', stateCount - 1);
      else {
        addFaults(counts, 'missing', 1);
        addFaults(counts, 'misdirected', stateCount - 2);
      }
    }
    addFaults(counts, 'verdict', reached);
    this.counts = counts;
    this.total = transitions * (stateCount - 1) + reached;
  }

  /** Counts the remaining faults that a word kills. Linear in its length, for each transition on its path. */
  count(word: Word): number {
    return this.visit(word, false);
  }

  /** Counts like `count`, but a wrong verdict counts `verdictWeight` times. */
  weigh(word: Word): number {
    return this.count(word) + (this.verdictWeight - 1) * (this.verdicts[this.survey(word).end] ?? 0);
  }

  /** Returns at least what `weigh` does, in time linear in the length of the word. */
  bound(word: Word): number {
    const { left, end } = this.survey(word);
    return left + this.verdictWeight * (this.verdicts[end] ?? 0);
  }

  /**
   * Weight of a wrong verdict. A word has one end and so kills one wrong verdict, but hundreds of other faults. With
   * this weight all wrong verdicts together weigh about a sixth of all faults.
   */
  get verdictWeight(): number {
    return Math.max(1, Math.round(this.total / 6 / this.verdicts.length));
  }

  /** Removes the faults that a word kills. Returns their number by kind. */
  kill(word: Word): FaultCounts {
    const counts: Partial<Record<FaultKind, number>> = {};
    this.visit(word, true, counts);
    return counts;
  }

  /** Returns the kind of fault in which a transition leads to a target. */
  kindOf(transition: number, target: number): 'missing' | 'added' | 'misdirected' {
    const { dead, next } = this.automaton;
    if (next[transition] === dead) return 'added';
    return target === dead ? 'missing' : 'misdirected';
  }

  /** Yields the remaining faults, in the order of their states. */
  *survivors(): Generator<AutomatonFault> {
    const { stateCount } = this.automaton;
    for (const [transition, left] of this.left.entries()) {
      if (left === 0) continue;
      for (let target = 0; target < stateCount; target++) {
        if (this.isAlive(transition, target))
          yield { kind: this.kindOf(transition, target), transition, target };
      }
    }
    for (const [state, alive] of this.verdicts.entries()) if (alive === 1) yield { kind: 'verdict', state };
  }

  /** Returns the length of a shortest word that kills a fault. */
  witnessLength(fault: AutomatonFault): number {
    const { automaton } = this;
    if (fault.kind === 'verdict') return automaton.access[fault.state]?.length ?? 0;
    const { transition, target } = fault;
    const [way, killed] = [this.wayTo(transition), automaton.next[transition] ?? 0];
    return way.length + automaton.distinguishingLength(killed, target);
  }

  /** Returns a shortest word that kills a fault. */
  witness(fault: AutomatonFault): Word {
    const { automaton } = this;
    if (fault.kind === 'verdict') return automaton.access[fault.state] ?? [];
    const { transition, target } = fault;
    return [
      ...this.wayTo(transition),
      ...automaton.distinguishingWord(automaton.next[transition] ?? 0, target),
    ];
  }

  /** Returns a shortest word whose last character takes a transition. */
  wayTo(transition: number): Word {
    const { classCount, access } = this.automaton;
    return [...(access[Math.floor(transition / classCount)] ?? []), transition % classCount];
  }

  private visit(word: Word, kills: boolean, counts?: Partial<Record<FaultKind, number>>): number {
    const { left, end } = this.survey(word);
    let found = 0;
    if (this.verdicts[end] === 1) {
      found = 1;
      if (kills) this.verdicts[end] = 0;
      if (counts !== undefined) addFaults(counts, 'verdict', 1);
    }
    return left > 0
      ? found + this.visitTransitions(word, this.automaton.accepting[end] ?? 0, kills, counts)
      : found;
  }

  /** Returns the number of wrong targets left on the path of a word, and the state at its end. */
  private survey(word: Word): { readonly left: number; readonly end: number } {
    const { classCount, next } = this.automaton;
    this.words += 1;
    let [left, end] = [0, 0];
    for (const c of word) {
      const transition = end * classCount + c;
      if (this.seen[transition] !== this.words) left += this.left[transition] ?? 0;
      this.seen[transition] = this.words;
      end = next[transition] ?? 0;
    }
    return { left, end };
  }

  /**
   * Counts a transition's remaining wrong targets that give another verdict than this one on a word, given the set of
   * states that accept it.
   */
  killedBy(transition: number, set: StateSet, verdict: number): number {
    const { width } = this.sets;
    this.spend(width);
    let killed = 0;
    for (let part = 0; part < width; part++)
      killed += bitCount(this.killedPart(transition, set, verdict, part));
    return killed;
  }

  private killedPart(transition: number, set: StateSet, verdict: number, part: number): number {
    const accepted = this.sets.part(set, part);
    return (this.alive[transition * this.sets.width + part] ?? 0) & (verdict === 1 ? ~accepted : accepted);
  }

  private isAlive(transition: number, target: number): boolean {
    const part = this.alive[transition * this.sets.width + (target >>> 5)] ?? 0;
    return ((part >>> (target & 31)) & 1) === 1;
  }

  private visitTransitions(
    word: Word,
    verdict: number,
    kills: boolean,
    counts: Partial<Record<FaultKind, number>> | undefined,
  ): number {
    const { classCount, next } = this.automaton;
    const { width } = this.sets;
    this.readBackwards(word);
    this.words += 1;
    let found = 0;
    let state = 0;
    for (let i = 0; i < word.length; i++) {
      const transition = state * classCount + (word[i] ?? 0);
      state = next[transition] ?? 0;
      // If the transition recurs, the changed automaton has left the path.
      if (this.seen[transition] === this.words) continue;
      this.seen[transition] = this.words;
      if (this.left[transition] === 0) continue;
      const set = this.remaining[i + 1] ?? 0;
      const again = this.retakenFrom(word, i, transition);
      for (let part = 0; part < width; part++) {
        let killed = this.killedPart(transition, set, verdict, part);
        const unsure = (this.alive[transition * width + part] ?? 0) & this.sets.part(again, part);
        if (unsure !== 0) {
          killed &= ~unsure;
          for (let bit = 0; bit < 32; bit++) {
            if (((unsure >>> bit) & 1) === 0) continue;
            if (this.verdictAfter(word, i, transition, 32 * part + bit) !== verdict) killed |= 1 << bit;
          }
        }
        if (killed === 0) continue;
        found += bitCount(killed);
        if (kills) this.take(transition, part, killed, counts);
      }
    }
    return found;
  }

  /** Removes wrong targets. */
  private take(
    transition: number,
    part: number,
    killed: number,
    counts: Partial<Record<FaultKind, number>> | undefined,
  ): void {
    const { next, dead } = this.automaton;
    const place = transition * this.sets.width + part;
    this.alive[place] = (this.alive[place] ?? 0) & ~killed;
    const count = bitCount(killed);
    this.left[transition] = (this.left[transition] ?? 0) - count;
    if (counts === undefined) return;
    if (next[transition] === dead) {
      addFaults(counts, 'added', count);
      return;
    }
    const missing = dead >>> 5 === part ? (killed >>> (dead & 31)) & 1 : 0;
    if (missing > 0) addFaults(counts, 'missing', missing);
    if (count > missing) addFaults(counts, 'misdirected', count - missing);
  }

  /** Returns the states from which the rest of a word after a place takes a transition again. */
  private retakenFrom(word: Word, place: number, transition: number): StateSet {
    const { classCount } = this.automaton;
    const c = word[place] ?? 0;
    const from = Math.floor(transition / classCount);
    const last = this.lastPlace[c] ?? 0;
    this.spend(Math.max(0, last - place) * this.sets.width);
    let again = (this.retaken[last + 1] = this.sets.none);
    for (let i = last; i > place; i--) {
      again = this.sets.before(again, word[i] ?? 0);
      if (word[i] === c) again = this.sets.with(again, from);
      this.retaken[i] = again;
    }
    return again;
  }

  /**
   * Returns the verdict of the automaton in which a transition, first taken at a place of the word, leads to a target
   * from which the rest takes it again, as `retaken` shows.
   */
  private verdictAfter(word: Word, place: number, transition: number, target: number): number {
    const { classCount, next } = this.automaton;
    let i = place + 1;
    while (this.sets.has(this.retaken[i] ?? 0, target)) {
      const start = i;
      for (let state = target, taken = -1; taken !== transition; i++) {
        taken = state * classCount + (word[i] ?? 0);
        state = next[taken] ?? 0;
      }
      this.spend(i - start);
      // In a run of one class, the automaton takes the same way again.
      const run = (this.runEnds[start] ?? 0) - i;
      if (run > 0) i += run - (run % (i - start));
    }
    return this.sets.has(this.remaining[i] ?? 0, target) ? 1 : 0;
  }

  private spend(steps: number): void {
    this.stepsLeft -= steps;
    if (this.stepsLeft < 0)
      throw new LimitError(`trying the faults needs more than ${this.steps} steps`, 'steps');
  }

  private readBackwards(word: Word): void {
    this.sets.trim();
    this.lastPlace.fill(-1);
    let set = this.sets.accepting;
    this.remaining[word.length] = set;
    for (let i = word.length - 1; i >= 0; i--) {
      const c = word[i] ?? 0;
      if (this.lastPlace[c] === -1) this.lastPlace[c] = i;
      this.runEnds[i] = word[i + 1] === c ? (this.runEnds[i + 1] ?? 0) : i + 1;
      this.remaining[i] = set = this.sets.before(set, c);
    }
  }
}
