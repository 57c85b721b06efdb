/**
 * Languages for writing a transcription, as terms over one partition of the characters: the strings that a BNF
 * expression derives before something, the matches of a parsing expression before something, and the difference of two.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { legibleAscii } from '../../core/base/ascii.js';
import { codeUnits, type CodeUnitSet, contains } from '../../core/base/code-units.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { partition, type Partition } from '../../core/base/partition.js';
import { findWord, lettersTo, type Reached } from '../automata/product.js';
import { minimalTable, type TableAutomaton, tableOf } from '../automata/table-automaton.js';
import { type BnfExpression, type RepetitionExpression, setsIn, spellings } from '../bnf/bnf.js';
import { OpenRules } from '../bnf/graph.js';
import type { PegExpression } from '../peg/peg.js';
import { PegMatcher, type PegRules } from '../proof/peg-matcher.js';
import { always, never, type RegularTerm, RegularTerms } from '../proof/regular-terms.js';
import { type Draft, nothing } from './draft.js';
import { both, except, nowhere, type Region, RegionWalk, type State } from './region.js';

export { always, never, type RegularTerm } from '../proof/regular-terms.js';

/** The beginning of a text: a class of characters, or `end` if it is empty. */
export type First = number | 'end';

export class Languages {
  readonly terms: RegularTerms;
  readonly end: RegularTerm;
  readonly classCount: number;
  private readonly matcher: PegMatcher;
  private readonly partition: Partition;
  private readonly derived = new Map<BnfExpression, Map<RegularTerm, RegularTerm>>();
  private readonly bodyOf: (rule: string) => BnfExpression;
  readonly budget: Budget;
  /** Terms that read the rest left by an expression in separate letters. */
  readonly marked: RegularTerms;
  private readonly marking: PegMatcher;
  private readonly left: RegularTerm;
  private readonly open = new OpenRules();
  private readonly emptiness = new Map<RegularTerm, boolean>();

  /**
   * @param bodies of the rules, none of which reaches itself
   * @param computation describes for a person the computation that reached a limit, given the rule whose language is
   * being built
   * @param states the expressions of states that drafts call, by the names of their rules
   */
  constructor(
    bodies: ReadonlyMap<string, BnfExpression>,
    computation: (rule: string | undefined) => string,
    limits: Limits | undefined,
    readonly states: Map<string, PegExpression> = new Map<string, PegExpression>(),
  ) {
    this.budget = new Budget(() => computation(this.open.largest(this.budget.spent)), limits);
    this.partition = partition([...bodies.values()].flatMap(setsIn), this.budget);
    const { first } = this.partition;
    this.classCount = first.length;
    this.terms = new RegularTerms(first.length, this.budget);
    this.end = this.terms.end;
    const rules: PegRules = {
      expressionOf: (name) => this.states.get(name) ?? nothing.peg,
      isRecursive: () => true,
    };
    this.matcher = new PegMatcher(rules, this.terms, (set, c) => this.admits(set, c));
    const count = first.length;
    this.marked = new RegularTerms(2 * count, this.budget);
    const ahead = new PegMatcher(rules, this.marked, (set, c) => this.admits(set, c % count));
    this.marking = new PegMatcher(rules, this.marked, (set, c) => c < count && this.admits(set, c), ahead);
    this.left = this.marked.loop((loop) =>
      this.marked.or(
        this.marked.end,
        this.marked.characters((c) => c >= count, loop),
      ),
    );
    this.bodyOf = (rule) =>
      bodies.get(rule) ?? { type: 'alternation', alternatives: [], span: { start: 0, end: 0 } };
  }

  private admits(set: CodeUnitSet, c: number): boolean {
    return contains(set, this.partition.first[c] ?? -1);
  }

  /** Returns the strings that an expression derives, then a continuation. */
  before(e: BnfExpression, follow: RegularTerm): RegularTerm {
    if (follow === never) return never;
    let byFollow = this.derived.get(e);
    if (byFollow === undefined) this.derived.set(e, (byFollow = new Map<RegularTerm, RegularTerm>()));
    const known = byFollow.get(follow);
    if (known !== undefined) return known;
    this.budget.keep();
    const found = this.derive(e, follow);
    byFollow.set(follow, found);
    return found;
  }

  private derive(e: BnfExpression, follow: RegularTerm): RegularTerm {
    switch (e.type) {
      case 'literal':
        return e.text
          .split('')
          .reduceRight((rest, c) => this.inSet(spellings(c, e.ignoreCase), rest), follow);
      case 'range':
        return this.inSet(codeUnits([[e.from, e.to]]), follow);
      case 'reference': {
        this.open.enter(e.name, this.budget.spent);
        try {
          return this.before(this.bodyOf(e.name), follow);
        } finally {
          this.open.leave();
        }
      }
      case 'sequence':
        return e.items.reduceRight((rest, item) => this.before(item, rest), follow);
      case 'alternation':
        return this.anyOf(e.alternatives.map((alternative) => this.before(alternative, follow)));
      case 'repetition':
        return this.repeated(e, follow);
    }
  }

  private repeated({ min, max, body }: RepetitionExpression, follow: RegularTerm): RegularTerm {
    let rest = follow;
    if (max === null) {
      rest = this.terms.loop((loop) => this.terms.or(this.before(body, loop), follow));
    } else {
      for (let count = max; count > min; count--) {
        const more = this.terms.or(this.before(body, rest), follow);
        if (more === rest) break;
        this.budget.step();
        rest = more;
      }
    }
    for (let count = min; count > 0; count--) {
      const more = this.before(body, rest);
      if (more === rest) break;
      this.budget.step();
      rest = more;
    }
    return rest;
  }

  private inSet(set: CodeUnitSet, follow: RegularTerm): RegularTerm {
    return this.terms.characters((c) => this.admits(set, c), follow);
  }

  anyOf(languages: readonly RegularTerm[]): RegularTerm {
    return languages.reduce((a, b) => this.terms.or(a, b), never);
  }

  /** Returns the inputs on which a draft succeeds and leaves a continuation. */
  match({ peg }: Draft, follow: RegularTerm): RegularTerm {
    return this.matcher.match(peg, follow);
  }

  /** Returns the strings that a draft consumes, then the rest in separate letters. A term of `marked`. */
  consumed({ peg }: Draft): RegularTerm {
    return this.marking.match(peg, this.left);
  }

  /** Returns the inputs on which it succeeds. */
  succeeds(draft: Draft): RegularTerm {
    return this.match(draft, always);
  }

  /** Returns a shortest string that is in one language and not in the other; undefined if they are equal. */
  difference(a: RegularTerm, b: RegularTerm): string | undefined {
    if (a === b) return undefined;
    const classes = Array.from({ length: this.classCount }, (_, c) => c);
    const { word } = findWord(this.automaton(a), this.automaton(b), classes, (p, q) => p !== q, this.budget);
    return word && this.text(word);
  }

  has(language: RegularTerm, text: string): boolean {
    const classOf = (unit: number): number => this.partition.of[unit] ?? 0;
    const left = text
      .split('')
      .reduce((term, c) => this.terms.derivative(term, classOf(c.charCodeAt(0))), language);
    return this.terms.hasEmpty(left);
  }

  /** Returns a shortest string of a region; undefined if there is none. Breadth first. */
  shortest(region: Region): string | undefined {
    const walk = this.walk(region);
    if (walk.initial === nowhere) return undefined;
    interface Visited extends Reached {
      readonly state: State;
    }
    const seen: boolean[] = [];
    seen[walk.initial] = true;
    const queue: Visited[] = [{ state: walk.initial }];
    for (const at of queue) {
      if (walk.accepts(at.state)) return this.text(lettersTo(at));
      for (let letter = 0; letter < this.classCount; letter++) {
        const state = walk.step(at.state, letter);
        if (state === nowhere || seen[state] === true) continue;
        seen[state] = true;
        queue.push({ state, before: at, letter });
      }
    }
    return undefined;
  }

  /** Returns the walk through a region; the same one for a region that was visited before. */
  walk(region: Region): RegionWalk {
    if (typeof region === 'number') return new RegionWalk(region, this.terms, this.budget);
    let walk = this.walks.get(region);
    if (walk === undefined) {
      walk = new RegionWalk(region, this.terms, this.budget);
      this.walks.set(region, walk);
    }
    return walk;
  }
  private readonly walks = new WeakMap<object, RegionWalk>();

  isEmpty(region: Region): boolean {
    if (typeof region !== 'number') return this.shortest(region) === undefined;
    const known = this.emptiness.get(region) ?? (region === never || this.shortest(region) === undefined);
    this.emptiness.set(region, known);
    return known;
  }

  /** Tests whether all strings of one region are in the other. */
  isWithin(a: Region, b: Region): boolean {
    return this.isEmpty(except(a, b));
  }

  areDisjoint(a: Region, b: Region): boolean {
    return this.isEmpty(both(a, b));
  }

  /** Returns the texts that begin with a class of characters and continue in some way, or the empty one. */
  beginning(first: First, rest: RegularTerm = always): RegularTerm {
    return first === 'end' ? this.end : this.terms.characters((c) => c === first, rest);
  }

  /** Returns the possible beginnings of the strings of a language. */
  firsts(language: RegularTerm): ReadonlySet<First> {
    let firsts = this.beginnings.get(language);
    if (firsts === undefined) {
      firsts = new Set(
        this.everyFirst.filter((first) =>
          first === 'end'
            ? this.terms.hasEmpty(language)
            : !this.isEmpty(this.terms.derivative(language, first)),
        ),
      );
      this.beginnings.set(language, firsts);
    }
    return firsts;
  }
  private readonly beginnings = new Map<RegularTerm, ReadonlySet<First>>();

  /** All possible beginnings of a text. */
  get everyFirst(): readonly First[] {
    return [...Array.from({ length: this.classCount }, (_, c) => c), 'end'];
  }

  /** Returns the characters of classes. */
  setOf(firsts: Iterable<First>): CodeUnitSet {
    const wanted = new Set(firsts);
    return codeUnits(this.stretches.flatMap(({ c, range }) => (wanted.has(c) ? [range] : [])));
  }

  /** The ranges of code units of one class, in order. */
  private get stretches(): readonly { readonly c: number; readonly range: readonly [number, number] }[] {
    if (this.known === undefined) {
      const { of, starts } = this.partition;
      this.known = starts.map((from, i) => ({
        c: of[from] ?? 0,
        range: [from, (starts[i + 1] ?? of.length) - 1],
      }));
    }
    return this.known;
  }
  private known: Languages['stretches'] | undefined;

  /** Returns the classes that a set has characters of. */
  classesIn(set: CodeUnitSet): ReadonlySet<number> {
    let classes = this.classes.get(set);
    if (classes === undefined) {
      const all = Array.from({ length: this.classCount }, (_, c) => c);
      classes = new Set(all.filter((c) => this.admits(set, c)));
      this.classes.set(set, classes);
    }
    return classes;
  }
  private readonly classes = new WeakMap<CodeUnitSet, ReadonlySet<number>>();

  private automaton(initial: RegularTerm): Automaton {
    return {
      initial,
      classCount: this.classCount,
      dead: never,
      classOf: (c) => c,
      step: (term, c) => this.terms.derivative(term, c),
      accepting: (term) => this.terms.hasEmpty(term),
    };
  }

  /** Returns the minimal automaton of a language; undefined if more states than `most` are reached. */
  minimal(language: RegularTerm, most: number): TableAutomaton | undefined {
    const seen = new Set([language]);
    for (const term of seen) {
      if (seen.size > most) return undefined;
      for (let c = 0; c < this.classCount; c++) seen.add(this.terms.derivative(term, c));
    }
    return this.tabled(this.automaton(language));
  }

  /** Returns the minimal automaton of one that reads classes. */
  tabled(automaton: Omit<Automaton, 'classCount' | 'classOf'>): TableAutomaton {
    const { of } = this.partition;
    const { classCount } = this;
    return minimalTable(tableOf({ ...automaton, classCount, classOf: (unit) => of[unit] ?? 0 }));
  }

  private text(classes: readonly number[]): string {
    return classes.map((c) => this.legible[c] ?? '').join('');
  }

  private get legible(): readonly string[] {
    if (this.samples === undefined) {
      const { first, of } = this.partition;
      this.samples = first.map((unit) => String.fromCharCode(unit));
      for (const character of [...legibleAscii].reverse())
        this.samples[of[character.charCodeAt(0)] ?? 0] = character;
    }
    return this.samples;
  }
  private samples: string[] | undefined;
}
