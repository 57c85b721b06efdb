/** Derivations by brute force, for tests: directly from the definition, sharing no code with the tested code. */
import type { BnfExpression, BnfGrammar } from '../../../src/grammar/bnf/bnf.js';
import type { PegExpression, PegGrammar } from '../../../src/grammar/peg/peg.js';
import { contains } from '../../../src/core/base/code-units.js';

/** An applied rule, its stretch, and its children. */
export interface Applied {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly Applied[];
}

/** Returns a derivation as a string, for comparison. */
export function shape({ rule, start, end, parts }: Applied): string {
  return `${rule} ${start} ${end} (${parts.map(shape).join()})`;
}

/**
 * Yields all derivations of a text from a rule, earlier alternatives first, and repetitions continuing before stopping.
 */
export function* everyDerivation({ rules }: BnfGrammar, rule: string, text: string): Generator<Applied> {
  const expressions = new Map(rules.map((one) => [one.name, one.expression]));
  const apply = function* (name: string, at: number): Generator<Applied> {
    const found = expressions.get(name);
    if (found === undefined) throw new Error(name);
    for (const [end, parts] of derive(found, at)) yield { rule: name, start: at, end, parts };
  };
  const inOrder = function* (
    items: readonly BnfExpression[],
    at: number,
  ): Generator<readonly [number, readonly Applied[]]> {
    const [first, ...rest] = items;
    if (first === undefined) {
      yield [at, []];
      return;
    }
    for (const [middle, before] of derive(first, at))
      for (const [end, behind] of inOrder(rest, middle)) yield [end, [...before, ...behind]];
  };
  const derive = function* (e: BnfExpression, at: number): Generator<readonly [number, readonly Applied[]]> {
    switch (e.type) {
      case 'literal':
        if (text.startsWith(e.text, at)) yield [at + e.text.length, []];
        break;
      case 'range':
        if (at < text.length && text.charCodeAt(at) >= e.from && text.charCodeAt(at) <= e.to)
          yield [at + 1, []];
        break;
      case 'reference':
        for (const one of apply(e.name, at)) yield [one.end, [one]];
        break;
      case 'sequence':
        yield* inOrder(e.items, at);
        break;
      case 'alternation':
        for (const one of e.alternatives) yield* derive(one, at);
        break;
      case 'repetition': {
        const { body, min, max } = e;
        if (max !== 0) {
          const again: BnfExpression = {
            ...e,
            min: Math.max(0, min - 1),
            max: max === null ? null : max - 1,
          };
          for (const [middle, before] of derive(body, at)) {
            if (middle === at && min === 0 && max === null) continue;
            for (const [end, behind] of derive(again, middle)) yield [end, [...before, ...behind]];
          }
        }
        if (min === 0) yield [at, []];
      }
    }
  };
  for (const one of apply(rule, 0)) if (one.end === text.length) yield one;
}

/** Returns a PEG's match at the beginning of a text, directly from Ford's definition; undefined if it fails. */
export function readingOf(
  { rules }: PegGrammar,
  rule: string,
  text: string,
  nameOf: (identifier: string) => string,
): Applied | undefined {
  type Matched = readonly [number, readonly Applied[]] | undefined;
  const expressions = new Map(rules.map((one) => [one.name, one.expression]));
  const apply = (name: string, at: number): Applied | undefined => {
    const found = expressions.get(name);
    if (found === undefined) throw new Error(name);
    const matched = match(found, at);
    return matched && { rule: nameOf(name), start: at, end: matched[0], parts: matched[1] };
  };
  const match = (e: PegExpression, at: number): Matched => {
    switch (e.type) {
      case 'class':
        return at < text.length && contains(e.set, text.charCodeAt(at)) ? [at + 1, []] : undefined;
      case 'reference': {
        const one = apply(e.name, at);
        return one && [one.end, [one]];
      }
      case 'sequence':
        return e.items.reduce<Matched>(
          (before, item) => {
            const next = before && match(item, before[0]);
            return before && next && [next[0], [...before[1], ...next[1]]];
          },
          [at, []],
        );
      case 'choice':
        return e.alternatives.reduce<Matched>((found, one) => found ?? match(one, at), undefined);
      case 'repetition': {
        let found: NonNullable<Matched> = [at, []];
        let turns = 0;
        for (; e.max === null || turns < e.max; turns++) {
          const next = match(e.body, found[0]);
          if (next === undefined) break;
          found = [next[0], [...found[1], ...next[1]]];
        }
        return turns < e.min ? undefined : found;
      }
      case 'lookahead':
        return (match(e.body, at) === undefined) === e.negated ? [at, []] : undefined;
    }
  };
  return apply(rule, 0);
}
