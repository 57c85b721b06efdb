/**
 * Lazily built automaton of any rule: the subset construction (Rabin and Scott 1959) over the partial derivatives of
 * its grammar. Each state and each step is created when first needed. It serves start rules without a minimal automaton
 * in the core, and shows where in the grammar a text stands.
 */
import type { Automaton } from './automaton.js';
import { asciiSize } from '../base/ascii.js';
import { classesOf } from '../base/partition.js';
import type { CompactBnf, CompactExpression } from './compact-bnf.js';
import type { PartialDerivative, PartialDerivatives } from './partial-derivatives.js';

interface State {
  /** Possible continuations of a text that reaches this state. */
  readonly derivatives: readonly PartialDerivative[];
  /** The same, with everything that is entered without reading. */
  readonly closure: ReadonlySet<PartialDerivative>;
  /** The state after each class, if already computed. */
  readonly steps: (number | undefined)[];
}

/**
 * Numbers of the code units that a grammar distinguishes, which its sets and literals contain in place of characters.
 * Each character of US-ASCII is its own letter.
 */
export interface Letters {
  readonly count: number;
  readonly of: (codeUnit: number) => number;
  readonly uniformFrom: number;
}

/** The expressions of a grammar, and its letters if it mentions more than US-ASCII and one for all others. */
export interface LetteredBnf {
  readonly bnf: CompactBnf;
  readonly letters?: Letters | undefined;
}

/** The automaton of one rule. States are numbered in order of discovery. */
export class LazyDfa implements Automaton {
  readonly dead = 0;
  readonly initial: number;
  readonly classCount: number;
  readonly uniformFrom: number;
  /** Classes by letter, from the characters in the grammar's sets. */
  private readonly classes: readonly number[];
  /** A letter of each class, as a character. */
  private readonly characters: string[] = [];
  private readonly states: State[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(
    private readonly grammar: PartialDerivatives,
    rule: number,
    private readonly letters?: Letters,
  ) {
    this.uniformFrom = letters?.uniformFrom ?? asciiSize;
    this.classes = classesOf(
      letters?.count ?? asciiSize + 1,
      grammar.bnf.flatMap(setsIn).map((set) => Array.from(set, (c) => c.charCodeAt(0))),
    );
    this.classes.forEach((c, letter) => (this.characters[c] ??= String.fromCharCode(letter)));
    this.classCount = this.characters.length;
    this.numberOf([]);
    this.initial = this.numberOf([grammar.start(rule)]);
  }

  classOf(codeUnit: number): number {
    return this.classes[this.letters?.of(codeUnit) ?? Math.min(codeUnit, asciiSize)] ?? 0;
  }

  step(state: number, characterClass: number): number {
    const { closure, steps } = this.state(state);
    return (steps[characterClass] ??= this.after(closure, this.characters[characterClass] ?? ''));
  }

  accepting(state: number): boolean {
    return this.state(state).closure.has(this.grammar.end);
  }

  /** Returns the parts of a state computed so far. */
  state(number: number): State {
    const state = this.states[number];
    if (state === undefined) throw new RangeError(`no state ${number}`);
    return state;
  }

  private after(closure: Iterable<PartialDerivative>, character: string): number {
    const after = new Set<PartialDerivative>();
    for (const derivative of closure) {
      const next = this.grammar.read(derivative, character);
      if (next !== undefined) after.add(next);
    }
    return this.numberOf([...after]);
  }

  private numberOf(derivatives: readonly PartialDerivative[]): number {
    const key = derivatives
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join();
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.states.push({ derivatives, closure: this.grammar.closure(derivatives), steps: [] }) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }
}

/** Returns the sets of characters that an expression distinguishes. */
function setsIn(expression: CompactExpression): readonly string[] {
  if (typeof expression === 'number') return [];
  if (typeof expression === 'string') return Array.from(expression);
  if (expression[0] === 'of') return [expression[1]];
  return expression[0] === 'times' ? setsIn(expression[1]) : expression[1].flatMap(setsIn);
}
