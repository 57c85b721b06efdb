/**
 * Searches that run the generated parsers, the automata and the interpreter of grammar.peggy on the same random
 * strings: words of the BNF, strings in the shape of the PEG, and their neighbours at one edit. They compare the roles
 * from the tagged DFA and from the tree.
 */
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { distancesToAcceptance } from '../../../src/grammar/automata/explore.js';
import { jointLetters } from '../../../src/grammar/automata/product.js';
import { expressionLookup } from '../../../src/grammar/bnf/errors.js';
import { type PegExpression, pegIdentifier } from '../../../src/grammar/peg/peg.js';
import { characterSuite, wMethodSuite } from '../../../src/grammar/proof/w-method.js';
import { grammarOf } from '../../../src/study/grammars.js';
import { Random } from '../../../src/study/sampling/random.js';
import { type Search, itemOfSeed } from '../soak.js';
import { agree, Routes } from './routes.js';

/** A string with its start rule. */
export interface RandomString {
  readonly rule: string;
  readonly text: string;
}

/** Returns a number from 0 up to 1, exclusive. */
type Chance = () => number;

/** Yields endless strings, the same for the same seed: half of them for the reference rule, half for any rule. */
export function* randomStrings(routes: Routes, seed: number): Generator<RandomString, never> {
  const source = stringSource(routes, seed);
  for (;;) yield source.next();
}

/** Yields strings for the reference rule only. */
export function* randomReferences(routes: Routes, seed: number): Generator<string, never> {
  const source = stringSource(routes, seed);
  for (;;) yield source.text(routes.start);
}

function stringSource(routes: Routes, seed: number): StringSource {
  const random = new Random(seed);
  return new StringSource(routes, () => random.next() / 2 ** 32);
}

/** Inserted characters: those that the grammars distinguish, and some that no grammar has. */
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

  /** Returns a string in the shape of a PEG rule, as if it were a BNF rule: lookaheads are ignored. */
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
          while ((e.max === null || count < e.max) && this.random() < 0.6 && depth < maxDepth) count += 1;
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

  /** Returns a text with one character inserted, deleted or replaced, or two neighbours swapped. */
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

/** Below this depth repetitions are minimal, so that recursion ends. */
const maxDepth = 60;

/** Walks an automaton at random, through live states only. */
class Walker {
  /** The classes that lead on from a state, with a shortest path to acceptance first. */
  private readonly ways = new Map<number, readonly number[]>();
  private readonly members: readonly (readonly number[])[];

  constructor(
    private readonly automaton: Automaton,
    private readonly random: Chance,
  ) {
    const members = Array.from({ length: automaton.classCount }, (): number[] => []);
    for (const unit of jointLetters(automaton)) members[automaton.classOf(unit)]?.push(unit);
    this.members = members;
    this.findWays();
  }

  /** Returns a word of the automaton's language; longer words are rarer. */
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

/** Number of random strings of a round, and of those for the roles. */
const strings = 50_000;
/** Number of rounds that cover the strings of a rule's suites. */
const roundsPerPass = 32;

/** Maximum number of stored findings of a round: one fault shows in many strings. */
const maxFindings = 3;

const made = new Map<RevisionId, Routes>();

/** Returns the routes of a revision, created once. */
function routesOf(revision: RevisionId): Routes {
  const routes = made.get(revision) ?? new Routes(revision);
  made.set(revision, routes);
  return routes;
}

/** Returns the search with random strings. @param find returns the routes of a revision */
export function fuzz(find = routesOf, count = strings): Search {
  return {
    name: 'fuzz',
    purpose: 'parser, automaton and interpreter accept the same random strings, and see the same roles',
    run(seed) {
      const [revision] = itemOfSeed(revisions, seed);
      const routes = find(revision);
      const findings: string[] = [];
      const [any, references] = [randomStrings(routes, seed), randomReferences(routes, seed)];
      for (let i = 0; i < count; i++) {
        const { rule, text } = any.next().value;
        const verdicts = routes.verdicts(rule, text);
        if (!agree(verdicts)) findings.push(disagreement(revision, rule, text, verdicts));
        const reference = references.next().value;
        const seen = routes.accepts(routes.start, reference) ? routes.differentRoles(reference) : undefined;
        if (seen !== undefined) findings.push(disagreement(revision, routes.start, reference, seen));
      }
      return { cases: 2 * count, findings: findings.slice(0, maxFindings) };
    },
  };
}

const rules = revisions.flatMap((revision) => grammarOf(revision).rules.map((rule) => ({ revision, rule })));

export const conformance: Search = {
  name: 'conformance',
  purpose: 'parsers pass the partial W-method suite for one extra state, and every character in every state',
  all: rules.length * roundsPerPass,
  run(seed) {
    const [{ revision, rule }, lap] = itemOfSeed(rules, seed);
    const routes = routesOf(revision);
    const automaton = routes.automaton(rule);
    const findings: string[] = [];
    let place = 0;
    let cases = 0;
    for (const suite of [
      wMethodSuite(automaton, { extraStates: 1, partial: true }),
      characterSuite(automaton),
    ]) {
      for (const { text, accepted } of suite) {
        if (place++ % roundsPerPass !== lap % roundsPerPass) continue;
        cases += 1;
        const parser = routes.parses(rule, text);
        if (parser !== accepted)
          findings.push(disagreement(revision, rule, text, { parser, automaton: accepted }));
        const seen = parser && accepted && rule === routes.start ? routes.differentRoles(text) : undefined;
        if (seen !== undefined) findings.push(disagreement(revision, rule, text, seen));
      }
    }
    return { cases, findings: findings.slice(0, maxFindings) };
  },
};

function disagreement(revision: RevisionId, rule: string, text: string, says: object): string {
  return `${revision} ${rule} ${JSON.stringify(text)}: ${JSON.stringify(says)}`;
}
