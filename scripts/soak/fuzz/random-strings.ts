/**
 * Random strings that put a revision's routes to the test: words of its BNF, walked on the automaton; strings in the
 * shape of its PEG; and the neighbours of both at one edit.
 */
import type { Automaton } from '../../../src/automaton/automaton.js';
import { unmentioned } from '../../../src/automaton/dfa-table.js';
import { expressionLookup } from '../../../src/study/bnf/errors.js';
import { distancesToAcceptance } from '../../../src/study/automata/explore.js';
import { type PegExpression, pegIdentifier } from '../../../src/study/peg/peg.js';
import { Random } from '../../../src/study/sampling/random.js';
import type { Routes } from './routes.js';

/** A string, and the rule that it is for. */
export interface RandomString {
  readonly rule: string;
  readonly text: string;
}

/** Numbers from 0 to 1, the latter excluded. */
type Chance = () => number;

/** Endless strings, the same for the same seed: half of them for the reference rule, half for any rule. */
export function* randomStrings(routes: Routes, seed: number): Generator<RandomString, never> {
  const source = stringSource(routes, seed);
  for (;;) yield source.next();
}

/** Strings for the reference rule alone. */
export function* randomReferences(routes: Routes, seed: number): Generator<string, never> {
  const source = stringSource(routes, seed);
  for (;;) yield source.text(routes.start);
}

function stringSource(routes: Routes, seed: number): StringSource {
  const random = new Random(seed);
  return new StringSource(routes, () => random.next() / 2 ** 32);
}

/** What an edit inserts: characters that the grammars tell apart, and some that no grammar has. */
const inserts = 'abzAFZ059:/?#[]@!$&\'()*+,;=-._~%|\\^`{}<>" \t\0\x7f\x80é\u2028\ud800\uffff';

class StringSource {
  private readonly walkers = new Map<string, Walker>();
  private readonly expressionOf: (rule: string) => PegExpression;

  constructor(
    private readonly routes: Routes,
    private readonly random: Chance,
  ) {
    this.expressionOf = expressionLookup(routes.peg.rules);
  }

  next(): RandomString {
    const rule = this.random() < 0.5 ? this.routes.start : this.pick(this.routes.rules);
    return { rule, text: this.text(rule) };
  }

  text(rule: string): string {
    const text = this.random() < 0.6 ? this.walker(rule).word() : this.spelled(pegIdentifier(rule));
    return this.random() < 0.5 ? text : this.edited(text);
  }

  private walker(rule: string): Walker {
    let walker = this.walkers.get(rule);
    if (walker === undefined)
      this.walkers.set(rule, (walker = new Walker(this.routes.automaton(rule), this.random)));
    return walker;
  }

  /** A string in the shape of a PEG rule, as if it were a BNF rule: lookaheads are not heeded. */
  private spelled(name: string): string {
    let text = '';
    const spell = (e: PegExpression, depth: number): void => {
      switch (e.type) {
        case 'class':
          text += this.character(e.set);
          return;
        case 'sequence':
          e.items.forEach((item) => {
            spell(item, depth);
          });
          return;
        case 'choice':
          spell(this.pick(e.alternatives), depth);
          return;
        case 'repetition': {
          let count = e.min;
          while ((e.max === null || count < e.max) && this.random() < 0.6 && depth < deepest) count += 1;
          for (; count > 0; count--) spell(e.body, depth + 1);
          return;
        }
        case 'lookahead':
          return;
        case 'reference':
          spell(this.expressionOf(e.name), depth + 1);
      }
    };
    spell(this.expressionOf(name), 0);
    return text;
  }

  /** One character inserted, deleted or replaced, or two neighbours swapped. */
  private edited(text: string): string {
    const place = this.below(text.length + 1);
    const [before, after] = [text.slice(0, place), text.slice(place)];
    const insert = inserts.charAt(this.below(inserts.length));
    switch (this.below(4)) {
      case 0:
        return before + insert + after;
      case 1:
        return before + after.slice(1);
      case 2:
        return before + insert + after.slice(1);
      default:
        return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
    }
  }

  private character(set: readonly (readonly [number, number])[]): string {
    const [from, to] = this.pick(set);
    return String.fromCharCode(from + this.below(to - from + 1));
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }
}

/** Below this depth repetitions are as short as they may be, so that recursion ends. */
const deepest = 60;

/** Walks an automaton at random, from each state to live states only. */
class Walker {
  /** The classes that lead on from a state, with a shortest way to acceptance first. */
  private readonly ways = new Map<number, readonly number[]>();
  private readonly members: readonly (readonly number[])[];

  constructor(
    private readonly automaton: Automaton,
    private readonly random: Chance,
  ) {
    const members = Array.from({ length: automaton.classCount }, (): number[] => []);
    for (let unit = 0; unit <= unmentioned; unit++) members[automaton.classOf(unit)]?.push(unit);
    this.members = members;
    this.findWays();
  }

  /** A word of the automaton's language; the longer, the rarer. */
  word(): string {
    const { automaton } = this;
    const length = Math.floor(-25 * Math.log(1 - this.random()));
    const units: number[] = [];
    for (let state = automaton.initial; ;) {
      const ways = this.ways.get(state) ?? [];
      const isLong = units.length >= length;
      if (ways.length === 0 || (isLong && automaton.accepting(state))) break;
      const c = ways[isLong ? 0 : Math.floor(this.random() * ways.length)] ?? 0;
      const members = this.members[c] ?? [];
      units.push(members[Math.floor(this.random() * members.length)] ?? 0);
      state = automaton.step(state, c);
    }
    return String.fromCharCode(...units);
  }

  private findWays(): void {
    const { automaton } = this;
    const classes = this.members.map((_, c) => c);
    const distances = distancesToAcceptance(automaton);
    const far = (state: number, c: number): number => distances.get(automaton.step(state, c)) ?? Infinity;
    for (const state of distances.keys()) {
      const live = classes.filter((c) => far(state, c) < Infinity);
      this.ways.set(
        state,
        live.sort((a, b) => far(state, a) - far(state, b)),
      );
    }
  }
}
