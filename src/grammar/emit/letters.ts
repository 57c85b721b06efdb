/**
 * Letters of a grammar (src/core/reading/alphabet.ts), the indices of tables; writes rules, tables and modules in them.
 */
import type { LetteredBnf } from '../../core/automaton/lazy-dfa.js';
import { asciiSize } from '../../core/base/ascii.js';
import {
  type CodeUnitSet,
  codeUnits,
  codeUnitsOf,
  complement,
  contains,
  lastCodeUnit,
} from '../../core/base/code-units.js';
import { partition } from '../../core/base/partition.js';
import { type BnfExpression, type BnfGrammar, setsIn, withParts } from '../bnf/bnf.js';
import { compactBnf } from '../bnf/compact.js';
import { characterSets, type PegRule } from '../peg/peg.js';
import { anyOf } from '../transcribe/tail-recursion.js';
import { encodeRuns } from './encode-automaton.js';

/**
 * The letters: each character of US-ASCII; one for all characters that no rule mentions; one for each class of the
 * others.
 */
export interface Letters {
  /** A code unit of each letter. */
  readonly units: readonly number[];
  /** The letter of each code unit. */
  readonly of: Uint16Array;
  /** The runs of code units of one letter, ascending: first, last. */
  readonly runs: readonly (readonly [number, number])[];
}

/** The letters of a grammar that mentions no character beyond US-ASCII. */
export const asciiLetters: Letters = withRuns(
  Array.from({ length: asciiSize + 1 }, (_, unit) => unit),
  Uint16Array.from({ length: lastCodeUnit + 1 }, (_, unit) => Math.min(unit, asciiSize)),
);

function withRuns(units: readonly number[], of: Uint16Array): Letters {
  const runs: [number, number][] = [];
  let first = 0;
  for (let unit = 1; unit <= of.length; unit++) {
    if (of[unit] === of[unit - 1]) continue;
    runs.push([first, unit - 1]);
    first = unit;
  }
  return { units, of, runs };
}

/**
 * Returns the letters of a grammar, and of the rules of a PEG that transcribe it. Linear in their lengths, and in the
 * number of all code units.
 */
export function lettersOf({ rules }: BnfGrammar, transcription: readonly PegRule[] = []): Letters {
  const sets = rules.flatMap(({ expression }) => setsIn(expression));
  const letters = lettersOfSets(sets);
  return letters === asciiLetters || transcription.length === 0
    ? letters
    : lettersOfSets([...sets, ...characterSets(transcription)]);
}

/** Returns the compact form of a grammar, in its letters. */
export function letteredBnf(grammar: BnfGrammar): LetteredBnf & Pick<Letters, 'runs'> {
  const letters = lettersOf(grammar);
  const bnf = compactBnf(inLetters(grammar, letters));
  const { units, of, runs } = letters;
  if (letters === asciiLetters) return { bnf, runs };
  return {
    bnf,
    letters: { count: units.length, of: (unit) => of[unit] ?? 0, uniformFrom: lastCodeUnit },
    runs,
  };
}

/** Returns the letters of a PEG; those of US-ASCII if its sets contain all other characters or none of them. */
export function lettersOfPeg(rules: readonly PegRule[]): Letters {
  const sets = characterSets(rules);
  const isPlain = sets.every((set) => {
    const last = set.at(-1);
    return last === undefined || last[1] < asciiSize || (last[0] <= asciiSize && last[1] === lastCodeUnit);
  });
  return isPlain ? asciiLetters : lettersOfSets(sets);
}

function lettersOfSets(sets: readonly CodeUnitSet[]): Letters {
  const ranges = sets.flat().filter(([, to]) => to >= asciiSize);
  if (ranges.length === 0) return asciiLetters;
  const mentioned = codeUnits(ranges);
  const { of: classes, starts } = partition(sets);
  const units = [...asciiLetters.units];
  const letters = new Map<number, number>();
  const of = asciiLetters.of.slice();
  for (const [i, start] of starts.entries()) {
    const [from, end] = [Math.max(start, asciiSize), starts[i + 1] ?? of.length];
    if (end <= from) continue;
    if (!contains(mentioned, from)) {
      units[asciiSize] = end - 1;
      continue;
    }
    const letter = letters.get(classes[from] ?? 0) ?? units.push(from) - 1;
    letters.set(classes[from] ?? 0, letter);
    of.fill(letter, from, end);
  }
  return withRuns(units, of);
}

/** Returns the letters of a set. @throws Error if the set contains only a part of one */
export function lettersIn(set: CodeUnitSet, { of, units, runs }: Letters): ReadonlySet<number> {
  const lettersAmong = (ranges: CodeUnitSet): ReadonlySet<number> => {
    const among = new Set<number>();
    let i = 0;
    for (const [from, to] of ranges) {
      while ((runs[i]?.[1] ?? from) < from) i++;
      for (let j = i; (runs[j]?.[0] ?? to + 1) <= to; j++) among.add(of[runs[j]?.[0] ?? 0] ?? 0);
    }
    return among;
  };
  const inside = lettersAmong(set);
  for (const letter of lettersAmong(complement(set)))
    if (inside.has(letter))
      throw new Error(`a class distinguishes characters equivalent to ${units[letter]}`);
  return inside;
}

/** Replaces the characters of the grammar by their letters; the rules of a US-ASCII grammar stay unchanged. */
export function inLetters(grammar: BnfGrammar, letters: Letters): BnfGrammar {
  if (letters === asciiLetters) return grammar;
  const turned = (e: BnfExpression): BnfExpression => {
    switch (e.type) {
      case 'literal':
        return { ...e, text: Array.from({ length: e.text.length }, (_, i) => letterAt(e.text, i)).join('') };
      case 'range': {
        const set = codeUnitsOf(lettersIn([[e.from, e.to]], letters));
        return anyOf(set.map(([from, to]) => ({ ...e, from, to })));
      }
      default:
        return withParts(e, turned);
    }
  };
  const letterAt = (text: string, i: number): string =>
    String.fromCharCode(letters.of[text.charCodeAt(i)] ?? 0);
  return {
    ...grammar,
    rules: grammar.rules.map((rule) => ({ ...rule, expression: turned(rule.expression) })),
  };
}

/** Writes the module of the letters. @param runtime the module that it imports from */
export function alphabetSource(letters: Letters, runtime: string): string {
  return `import { Alphabet } from '${runtime}';

/** Classes of characters beyond US-ASCII that the rules distinguish. */
export const alphabet = ${newAlphabet(letters)};

/** The character at a place, as an index into the tables of the parser. */
export const { at } = alphabet;
`;
}

/** Returns the expression that creates the letters at run time. */
export function newAlphabet({ of }: Letters): string {
  const beyond = encodeRuns([...of.subarray(asciiSize)].map((letter) => letter - asciiSize));
  return `/*#__PURE__*/ new Alphabet('${beyond}')`;
}
