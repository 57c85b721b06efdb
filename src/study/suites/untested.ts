/** Faults that no case kills, gathered by the rule at which they stand. */
import type { UntestedRule } from './case.js';
import { addFaults, type FaultKind } from './fault.js';

/** Those of one rule, and the shortest text that kills one of them. */
interface OfRule {
  readonly faults: Partial<Record<FaultKind, number>>;
  length: number;
  text: () => string;
}

/** Gathers faults. */
export class UntestedFaults {
  private readonly found = new Map<string, OfRule>();

  /** @param text that kills it, of that length */
  add(rule: string, kind: FaultKind, length: number, text: () => string): void {
    const known = this.found.get(rule);
    if (known === undefined) this.found.set(rule, { faults: { [kind]: 1 }, length, text });
    else {
      addFaults(known.faults, kind, 1);
      if (length < known.length) [known.length, known.text] = [length, text];
    }
  }

  /** In the order of the rules of a grammar. */
  byRule(
    rules: readonly { readonly name: string; readonly section: string }[],
    isDerivable: (text: string) => boolean,
  ): readonly UntestedRule[] {
    return rules.flatMap(({ name, section }) => {
      const rule = this.found.get(name);
      if (rule === undefined) return [];
      const text = rule.text();
      return [{ rule: name, section, faults: rule.faults, text, valid: isDerivable(text) }];
    });
  }
}
