/**
 * Expressions over UTF-16 code units, as the grammars have them, and over code points, as most engines read them. The
 * two agree on texts in which surrogates occur in pairs only; engines are given no other texts.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { type CodeUnitSet, codeUnits } from '../../core/base/code-units.js';
import {
  codePointOf,
  highSurrogates,
  isIn,
  lowSurrogates,
  pairs as pairPoints,
} from '../../core/base/surrogates.js';
import type { BnfExpression } from '../../grammar/bnf/bnf.js';
import { withoutSurrogates } from '../../grammar/bnf/code-points.js';
import { nothing, type Regex, type RegexMaker, setOf, unmarked } from './regex.js';

/**
 * Returns the expression with a set of code points for each pair of surrogates, and without lone surrogates. Undefined
 * if nothing is left.
 */
export function ofCodePoints(regex: Regex, make: RegexMaker): Regex | undefined {
  const known = new Map<Regex, Regex | undefined>();
  const visit = (e: Regex): Regex | undefined => {
    if (!known.has(e)) known.set(e, made(e));
    return known.get(e);
  };
  const made = (e: Regex): Regex | undefined => {
    switch (e.type) {
      case 'set': {
        const apart = codeUnits(e.set.flatMap((range) => withoutSurrogates(range)));
        return apart.length === 0 ? undefined : setOf(apart);
      }
      case 'sequence': {
        const items = joined(e.items).map(visit);
        return items.every((item) => item !== undefined) ? make.sequence(...items) : undefined;
      }
      case 'choice': {
        const alternatives = e.alternatives.flatMap((one) => visit(one) ?? []);
        return alternatives.length === 0 ? undefined : make.choice(...alternatives);
      }
      case 'repetition': {
        const body = visit(everyPair(e));
        if (body === undefined) return e.min === 0 ? nothing : undefined;
        return make.repetition(e.min, e.max, body);
      }
      case 'group': {
        const body = visit(e.body);
        return body && make.group(e.of, body);
      }
      case 'rule': {
        const body = visit(e.body);
        return body && make.ofRule(e.rule, body);
      }
    }
  };
  return visit(regex);
}

/** Tests whether an expression is a pair of surrogates. */
export function isPair(e: BnfExpression): boolean {
  if (e.type !== 'sequence' || e.items.length !== 2) return false;
  const [high, low] = e.items;
  return (
    high?.type === 'range' &&
    low?.type === 'range' &&
    high.from >= highSurrogates[0] &&
    low.from >= lowSurrogates[0]
  );
}

/** The texts of a language in which surrogates occur in pairs only. */
export class PairedOnly implements Automaton {
  readonly initial: number;
  readonly classCount: number;
  readonly dead: number;

  constructor(private readonly inner: Automaton) {
    this.initial = 2 * inner.initial;
    this.classCount = 3 * inner.classCount;
    this.dead = 2 * inner.dead;
  }

  classOf(codeUnit: number): number {
    return (
      3 * this.inner.classOf(codeUnit) +
      (isIn(codeUnit, highSurrogates) ? 1 : isIn(codeUnit, lowSurrogates) ? 2 : 0)
    );
  }

  /** States after a high surrogate are odd. */
  step(state: number, characterClass: number): number {
    const kind = characterClass % 3;
    if ((state % 2 === 1) !== (kind === 2)) return this.dead;
    const after = this.inner.step(Math.floor(state / 2), Math.floor(characterClass / 3));
    return after === this.inner.dead ? this.dead : 2 * after + (kind === 1 ? 1 : 0);
  }

  accepting(state: number): boolean {
    return state % 2 === 0 && this.inner.accepting(state / 2);
  }
}

/** Joins a high surrogate and an adjacent low surrogate into one set. */
function joined(items: readonly Regex[]): readonly Regex[] {
  const found: Regex[] = [];
  for (const item of items) {
    const [high, low] = [setIn(found.at(-1), highSurrogates), setIn(item, lowSurrogates)];
    if (high !== undefined && low !== undefined) found[found.length - 1] = setOf(pairsOf(high, low));
    else found.push(item);
  }
  return found;
}

function pairsOf(high: CodeUnitSet, low: CodeUnitSet): CodeUnitSet {
  const codes: [number, number][] = [];
  for (const [first, last] of high) {
    for (let unit = first; unit <= last; unit++)
      codes.push(
        ...low.map(([from, to]) => [codePointOf(unit, from), codePointOf(unit, to)] as [number, number]),
      );
  }
  return codeUnits(codes);
}

/** Adds surrogate pairs to an unbounded repetition of a set that contains all surrogates. */
function everyPair({ min, max, body }: Regex & { readonly type: 'repetition' }): Regex {
  const inner = unmarked(body);
  if (max !== null || min > 1 || inner.type !== 'set') return body;
  const hasAll = inner.set.some(([from, to]) => from <= highSurrogates[0] && lowSurrogates[1] <= to);
  return hasAll ? setOf(codeUnits([...inner.set, pairPoints])) : body;
}

function setIn(e: Regex | undefined, [first, last]: readonly [number, number]): CodeUnitSet | undefined {
  if (e?.type !== 'set') return undefined;
  return e.set.every(([from, to]) => first <= from && to <= last) ? e.set : undefined;
}
