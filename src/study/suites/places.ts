/** Deciding rules of texts, with the sections that define them. */
import type { CompactBnf } from '../../core/automaton/compact-bnf.js';
import { LazyDfa } from '../../core/automaton/lazy-dfa.js';
import { PartialDerivatives } from '../../core/automaton/partial-derivatives.js';
import { placeOf } from '../../core/automaton/place.js';
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
  private readonly known = new Map<number, readonly DecidingRule[]>();
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

  /** Returns the innermost rule that is open where no derivable text can follow, or where the text ends. Linear. */
  ruleOf(text: string): DecidingRule {
    return this.openIn(text)[0] ?? { rule: '', section: '' };
  }

  /** Returns the rules that are open there, innermost first. Linear. */
  openIn(text: string): readonly DecidingRule[] {
    return this.openAt(walk(this.automaton, text).state);
  }

  /** Returns the rules that are open in a state of the automaton, innermost first. */
  openAt(state: number): readonly DecidingRule[] {
    let found = this.known.get(state);
    if (found === undefined) {
      const { derivatives, closure } = this.automaton.state(state);
      found = placeOf(this.bnf, this.start, derivatives, closure).open.map((rule) => {
        const { name = '', copyOf = name, section = '' } = this.grammar.rules[rule] ?? {};
        return { rule: copyOf, section };
      });
      this.known.set(state, found);
    }
    return found;
  }
}
