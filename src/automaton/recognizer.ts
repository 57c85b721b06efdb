/**
 * What recognises the rules of one revision: the generated minimal automaton for the reference rule, automata built
 * while they are walked for the others and for telling where a text stands.
 */
import { accepts, walk } from './walk.js';
import type { Automaton } from './automaton.js';
import { type AutomatonTable, decodeAutomaton, type EncodedAutomaton } from './dfa-table.js';
import type { CompactBnf } from './compact-bnf.js';
import { LazyAutomaton } from './lazy-dfa.js';
import { PairTable } from './bigram-table.js';
import { type Place, placeOf } from './place.js';
import { Positions } from './partial-derivatives.js';

/** After so many texts a table of pairs is made, which takes no longer than they have. */
const manyCalls = 1000;

/** The recogniser of one revision. Rules are given by their indices. Everything is made when first needed. */
export class Recognizer {
  private table: AutomatonTable | undefined;
  private pairs: PairTable | undefined;
  private calls = 0;
  private positions: Positions | undefined;
  private readonly lazy = new Map<number, LazyAutomaton>();

  /** @param reference the rule of the encoded automaton */
  constructor(
    private readonly bnf: CompactBnf,
    private readonly reference: number,
    private readonly encoded: EncodedAutomaton,
  ) {}

  /** Whether the reference rule derives a text. Linear; allocates nothing once the tables are made. */
  acceptsReference(text: string): boolean {
    if (this.pairs !== undefined) return this.pairs.accepts(text);
    const automaton = this.referenceAutomaton();
    if (++this.calls > manyCalls) this.pairs = new PairTable(automaton);
    return accepts(automaton, text);
  }

  /** Whether a rule derives a text. Linear. */
  accepts(rule: number, text: string): boolean {
    return rule === this.reference ? this.acceptsReference(text) : accepts(this.lazyAutomaton(rule), text);
  }

  /** The automaton of a rule. */
  automaton(rule: number): Automaton {
    return rule === this.reference ? this.referenceAutomaton() : this.lazyAutomaton(rule);
  }

  /** Where in a rule the longest beginning of a text stands from which a derivable one can still come. Linear. */
  place(rule: number, text: string): Place {
    const automaton = this.lazyAutomaton(rule);
    const { positions, closure } = automaton.state(walk(automaton, text).state);
    return placeOf(this.bnf, rule, positions, closure);
  }

  private referenceAutomaton(): AutomatonTable {
    return (this.table ??= decodeAutomaton(this.encoded));
  }

  private lazyAutomaton(rule: number): LazyAutomaton {
    let automaton = this.lazy.get(rule);
    if (automaton === undefined) {
      automaton = new LazyAutomaton((this.positions ??= new Positions(this.bnf)), rule);
      this.lazy.set(rule, automaton);
    }
    return automaton;
  }
}
