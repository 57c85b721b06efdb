/**
 * Derivations counted the slow way, straight from the expressions: in how many ways one derives each stretch of a text.
 */
import type { BnfExpression, BnfGrammar } from '../../src/grammar/bnf/bnf.js';

/** Counts the derivations of a text, if finite. Independent of every automaton. */
export function spanCount(grammar: BnfGrammar, rule: string, text: string): bigint {
  const rules = new Map(grammar.rules.map(({ name, expression }) => [name, expression]));
  const known = new Map<string, ReadonlyMap<number, bigint>>();

  /** Returns the ends of what a rule derives from an offset, with the number of ways. */
  const ofRule = (name: string, from: number): ReadonlyMap<number, bigint> => {
    const key = `${name} ${String(from)}`;
    let ends = known.get(key);
    const expression = rules.get(name);
    if (ends === undefined && expression !== undefined) {
      ends = of(expression, from);
      known.set(key, ends);
    }
    return ends ?? new Map<number, bigint>();
  };

  const after = (starts: ReadonlyMap<number, bigint>, e: BnfExpression): Map<number, bigint> => {
    const ends = new Map<number, bigint>();
    for (const [start, ways] of starts) {
      for (const [end, more] of of(e, start)) ends.set(end, (ends.get(end) ?? 0n) + ways * more);
    }
    return ends;
  };

  const of = (e: BnfExpression, from: number): ReadonlyMap<number, bigint> => {
    switch (e.type) {
      case 'literal': {
        const part = text.slice(from, from + e.text.length);
        const same = e.ignoreCase ? part.toLowerCase() === e.text.toLowerCase() : part === e.text;
        return same ? new Map([[from + e.text.length, 1n]]) : new Map();
      }
      case 'range': {
        const code = text.charCodeAt(from);
        return code >= e.from && code <= e.to ? new Map([[from + 1, 1n]]) : new Map();
      }
      case 'reference':
        return ofRule(e.name, from);
      case 'sequence': {
        let ends: ReadonlyMap<number, bigint> = new Map([[from, 1n]]);
        for (const item of e.items) ends = after(ends, item);
        return ends;
      }
      case 'alternation': {
        const ends = new Map<number, bigint>();
        for (const alternative of e.alternatives) {
          for (const [end, ways] of of(alternative, from)) ends.set(end, (ends.get(end) ?? 0n) + ways);
        }
        return ends;
      }
      case 'repetition': {
        const total = new Map<number, bigint>();
        let ends: ReadonlyMap<number, bigint> = new Map([[from, 1n]]);
        for (let times = 0; times <= (e.max ?? text.length + e.min) && ends.size > 0; times++) {
          if (times >= e.min) for (const [end, ways] of ends) total.set(end, (total.get(end) ?? 0n) + ways);
          ends = after(ends, e.body);
        }
        return total;
      }
    }
  };
  return ofRule(rule, 0).get(text.length) ?? 0n;
}
