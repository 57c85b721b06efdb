/** Copies of BNF expressions: what a converter would write, out of what was written for the rules that they call. */
import type { BnfExpression } from '../bnf/bnf.js';
import {
  allOf,
  alternatives,
  call,
  characters,
  type Draft,
  literal,
  nothing,
  repetition,
  sequence,
} from './draft.js';

export class Copies {
  private readonly known = new Map<BnfExpression, Draft | undefined>();

  /** @param made the rules that are written; those that an expression calls are, before it is copied */
  constructor(
    private readonly made: ReadonlyMap<string, { readonly identifier: string; readonly draft: Draft }>,
  ) {}

  /** Undefined where a rule that it calls is not written. */
  copy(e: BnfExpression): Draft | undefined {
    if (this.known.has(e)) return this.known.get(e);
    const found = this.write(e);
    this.known.set(e, found);
    return found;
  }

  private write(e: BnfExpression): Draft | undefined {
    switch (e.type) {
      case 'literal':
        return literal(e);
      case 'range':
        return characters([[e.from, e.to]]);
      case 'reference': {
        const made = this.made.get(e.name);
        return made && call(made.identifier, made.draft);
      }
      case 'sequence':
        return allOf(
          e.items.map((item) => this.copy(item)),
          sequence,
        );
      case 'alternation':
        return allOf(
          e.alternatives.map((item) => this.copy(item)),
          (all) => alternatives(all.map((draft) => ({ draft, guard: undefined }))),
        );
      case 'repetition':
        return allOf([this.copy(e.body)], ([body = nothing]) => repetition(body, e.min, e.max));
    }
  }
}
