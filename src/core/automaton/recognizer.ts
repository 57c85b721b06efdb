/**
 * Recognizer of the rules of one revision: the generated minimal automaton for the reference rule, lazily built
 * automata for the others and for the place of a text.
 */
import { accepts, walk } from './walk.js';
import type { Automaton } from './automaton.js';
import { type DfaTable, decodeAutomaton, type EncodedAutomaton } from './dfa-table.js';
import type { CompactBnf } from './compact-bnf.js';
import { LazyDfa, type Letters } from './lazy-dfa.js';
import { BigramTable } from './bigram-table.js';
import { type Place, placeOf } from './place.js';
import { PartialDerivatives } from './partial-derivatives.js';

/** Number of texts after which the bigram table is built. Building it takes no longer than these texts took. */
const callsBeforeTable = 1000;

/** The recognizer of one revision. Rules are given by their indices. Everything is created when first needed. */
export class Recognizer {
  private table: DfaTable | undefined;
  private bigrams: BigramTable | undefined;
  private calls = 0;
  private derivatives: PartialDerivatives | undefined;
  private readonly lazy = new Map<number, LazyDfa>();

  /** @param reference the rule of the encoded automaton @param letters those of the BNF, if not only US-ASCII */
  constructor(
    private readonly bnf: CompactBnf,
    private readonly reference: number,
    private readonly encoded: EncodedAutomaton,
    private readonly letters?: Letters,
  ) {}

  /** Tests whether the reference rule derives a text. Linear; allocates nothing once the tables exist. */
  acceptsReference(text: string): boolean {
    if (this.bigrams !== undefined) return this.bigrams.accepts(text);
    const automaton = this.referenceAutomaton();
    if (++this.calls > callsBeforeTable) this.bigrams = new BigramTable(automaton);
    return accepts(automaton, text);
  }

  /** Tests whether a rule derives a text. Linear. */
  accepts(rule: number, text: string): boolean {
    return rule === this.reference ? this.acceptsReference(text) : accepts(this.lazyDfa(rule), text);
  }

  automaton(rule: number): Automaton {
    return rule === this.reference ? this.referenceAutomaton() : this.lazyDfa(rule);
  }

  referenceAutomaton(): DfaTable {
    return (this.table ??= decodeAutomaton(this.encoded));
  }

  /** Returns the place in a rule of the text's longest prefix that a derivable text can still extend. Linear. */
  place(rule: number, text: string): Place {
    const automaton = this.lazyDfa(rule);
    const { derivatives, closure } = automaton.state(walk(automaton, text).state);
    return placeOf(this.bnf, rule, derivatives, closure);
  }

  private lazyDfa(rule: number): LazyDfa {
    let automaton = this.lazy.get(rule);
    if (automaton === undefined) {
      automaton = new LazyDfa((this.derivatives ??= new PartialDerivatives(this.bnf)), rule, this.letters);
      this.lazy.set(rule, automaton);
    }
    return automaton;
  }
}
