/** Deciding rules of texts, with the sections that define them. */
import type { CompactBnf } from '../../core/automaton/compact-bnf.js';
import { LazyDfa } from '../../core/automaton/lazy-dfa.js';
import { PartialDerivatives } from '../../core/automaton/partial-derivatives.js';
import { type Place, placeOf, sharedRules } from '../../core/automaton/place.js';
import { walk } from '../../core/automaton/walk.js';
import type { BnfGrammar } from '../../grammar/bnf/bnf.js';
import { letteredBnf } from '../../grammar/emit/letters.js';

/** A rule and the section that defines it. */
export interface DecidingRule {
  readonly rule: string;
  readonly section: string;
}

/** Finds deciding rules for texts of one start rule. */
export class Places {
  readonly automaton: LazyDfa;
  private readonly start: number;
  private readonly known = new Map<number, readonly string[]>();
  private readonly bnf: CompactBnf;

  constructor(
    private readonly grammar: BnfGrammar,
    start: string,
  ) {
    const { bnf, letters } = letteredBnf(grammar);
    this.bnf = bnf;
    this.start = grammar.rules.findIndex(({ name }) => name === start);
    this.automaton = new LazyDfa(new PartialDerivatives(bnf), this.start, letters);
  }

  /**
   * Returns the innermost rule of all continuations where no derivable text can follow, or where the text ends. Linear.
   */
  ruleOf(text: string): DecidingRule {
    const [rule = this.start] = sharedRules(this.placeAt(walk(this.automaton, text).state).stacks);
    return this.decidingRule(rule);
  }

  /** Returns the rules that are open in a state of the automaton, innermost first. */
  openAt(state: number): readonly string[] {
    let found = this.known.get(state);
    if (found === undefined) {
      found = this.placeAt(state).open.map((rule) => this.decidingRule(rule).rule);
      this.known.set(state, found);
    }
    return found;
  }

  private placeAt(state: number): Place {
    const { derivatives, closure } = this.automaton.state(state);
    return placeOf(this.bnf, this.start, derivatives, closure);
  }

  private decidingRule(index: number): DecidingRule {
    const { name = '', copyOf = name, section = '' } = this.grammar.rules[index] ?? {};
    return { rule: copyOf, section };
  }
}
