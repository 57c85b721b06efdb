/**
 * Relation of the languages of two rules, with witnesses: both automata are walked jointly, as far as both can still
 * accept. If one cannot continue, a shortest completion in the other is a string of the other alone.
 */
import { ascii } from '../../core/base/ascii.js';
import { characterAt, characterStart } from '../../core/base/character.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { Pairs } from '../../core/automaton/pairs.js';
import { Completions } from '../../grammar/automata/explore.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { jointLetters, lettersTo, type Reached } from '../../grammar/automata/product.js';

/** The relation of the first language to the second. */
export type Relation = 'equal' | 'subset' | 'superset' | 'overlapping' | 'disjoint';

/** A string of one language that is not in the other. */
export interface Witness {
  readonly text: string;
  /** Offset from which the other language has no string with this prefix, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The character there; undefined if incomplete for the other language. */
  readonly found: string | undefined;
  /** All characters of US-ASCII with the same effect there, in their order; empty at the end. */
  readonly equivalents: string;
  /** True if the other language is of a grammar whose recursion was expanded to a depth, and may have it at a greater one. */
  readonly mayBeDeeper?: true;
}

/** The verdict on two rules. The first string of each kind is a shortest one. */
export interface Comparison {
  readonly relation: Relation;
  /** Strings of the first language only; empty if it is a subset of the second. */
  readonly onlyFirst: readonly Witness[];
  /** Strings of the second language only. */
  readonly onlySecond: readonly Witness[];
  /** Strings of both. */
  readonly both: readonly string[];
}

/** Options of a comparison. */
export interface CompareOptions {
  /** Maximum number of reported strings of each kind; 4 by default. */
  readonly witnesses?: number;
  readonly limits?: Limits;
}

/**
 * Compares two languages. The witnesses vary in why the other language lacks them: it stops in a different state, or at
 * a different character. Time is the product of the numbers of states, times the number of character classes that the
 * two can distinguish.
 * @throws StateLimitError, TimeLimitError
 */
export function compareAutomata(first: Automaton, second: Automaton, options?: CompareOptions): Comparison {
  return compareShowing([], first, second, options);
}

/**
 * Compares two languages, and adds those of the given texts that only one language has to the witnesses, beyond their
 * maximum number.
 */
export function compareShowing(
  texts: readonly string[],
  first: Automaton,
  second: Automaton,
  { witnesses = 4, limits }: CompareOptions = {},
): Comparison {
  const { firstSide, other, pairsOf, onlyFirst, onlySecond, both } = walkSideBySide(first, second, limits);
  const withTexts = (found: readonly Witness[], has: PairSide, lacks: PairSide): readonly Witness[] => [
    ...found,
    ...texts
      .filter((text) => !isCovered(text, found))
      .flatMap((text) => asWitness(pairsOf(text), has, lacks)),
  ];
  return {
    relation: relationOf(!onlyFirst.isEmpty, !onlySecond.isEmpty, !both.isEmpty),
    onlyFirst: withTexts(onlyFirst.varied(witnesses), firstSide, other),
    onlySecond: withTexts(onlySecond.varied(witnesses), other, firstSide),
    both: both.varied(witnesses),
  };
}

/** Tests whether the witnesses cover a text; a witness of one character represents all its equivalents. */
function isCovered(text: string, witnesses: readonly Witness[]): boolean {
  const shown = witnesses.flatMap((firstSide) => [
    firstSide.text,
    ...(firstSide.text.length === 1 ? Array.from(firstSide.equivalents) : []),
  ]);
  return shown.includes(text);
}

/** Returns the relation of two languages by the kinds of strings that exist. */
function relationOf(onlyFirst: boolean, onlySecond: boolean, both: boolean): Relation {
  if (!onlyFirst) return onlySecond ? 'subset' : 'equal';
  if (!onlySecond) return 'superset';
  return both ? 'overlapping' : 'disjoint';
}

/** Two states reached by the same string. */
interface Pair extends Reached {
  readonly first: number;
  readonly second: number;
  readonly depth: number;
  readonly before?: Pair;
}

/** One of the two automata, and its state in a pair. */
interface PairSide {
  readonly automaton: Automaton;
  readonly completions: Completions;
  readonly stateOf: (pair: Pair) => number;
}

/** Marks an absent state or character. */
const none = -1;

interface Found {
  readonly firstSide: PairSide;
  readonly other: PairSide;
  /** Returns the pairs on the path of a text, the initial one first. */
  readonly pairsOf: (text: string) => readonly Pair[];
  readonly onlyFirst: Candidates<Witness>;
  readonly onlySecond: Candidates<Witness>;
  readonly both: Candidates<string>;
}

function walkSideBySide(first: Automaton, second: Automaton, limits: Limits | undefined): Found {
  const budget = new Budget('the comparison of two rules', limits);
  const letters = jointLetters(first, second);
  const one = pairSide(first, letters, (pair) => pair.first);
  const other = pairSide(second, letters, (pair) => pair.second);
  const initial: Pair = { first: first.initial, second: second.initial, depth: 0 };
  const after = (pair: Pair, letter: number): Pair => ({
    first: first.step(pair.first, first.classOf(letter)),
    second: second.step(pair.second, second.classOf(letter)),
    depth: pair.depth + 1,
    before: pair,
    letter,
  });
  const pairsOf = (text: string): readonly Pair[] => {
    const pairs = [initial];
    for (let pair = initial, i = 0; i < text.length; i++) {
      pair = after(pair, text.charCodeAt(i));
      pairs.push(pair);
    }
    return pairs;
  };
  const [onlyFirst, onlySecond, both] = [
    new Candidates<Witness>(),
    new Candidates<Witness>(),
    new Candidates<string>(),
  ];
  const found: Found = { firstSide: one, other, pairsOf, onlyFirst, onlySecond, both };
  const seen = new Pairs(budget);
  const pairs: Pair[] = [];

  const reach = (pair: Pair): void => {
    const inFirst = one.completions.distance(pair.first) !== undefined;
    const inSecond = other.completions.distance(pair.second) !== undefined;
    if (inFirst && inSecond) {
      if (seen.add(pair.first, pair.second) === pairs.length) pairs.push(pair);
    } else if (inFirst) offerStop(found.onlyFirst, pair, one, other);
    else if (inSecond) offerStop(found.onlySecond, pair, other, one);
  };
  reach(initial);
  for (const pair of pairs) {
    const { first: a, second: b, depth, letter: character = none } = pair;
    if (first.accepting(a)) {
      if (second.accepting(b)) found.both.offer(depth, { states: [a, b], character }, () => textTo(pair));
      else found.onlyFirst.offer(depth, { states: [a, b], character: none }, () => tooShort(pair));
    } else if (second.accepting(b)) {
      found.onlySecond.offer(depth, { states: [b, a], character: none }, () => tooShort(pair));
    }
    for (const letter of letters) reach(after(pair, letter));
  }
  return found;
}

function pairSide(automaton: Automaton, letters: readonly number[], stateOf: PairSide['stateOf']): PairSide {
  return { automaton, completions: new Completions(automaton, letters), stateOf };
}

/** Offers a string that the language `lacks` can no longer derive after the last step to the pair. */
function offerStop(candidates: Candidates<Witness>, pair: Pair, has: PairSide, lacks: PairSide): void {
  const state = has.stateOf(pair);
  const rest = has.completions.distance(state) ?? 0;
  const { before, letter } = pair;
  const character = letter === undefined ? none : lacks.automaton.classOf(letter);
  const states = [state, before === undefined ? none : lacks.stateOf(before)] as const;
  candidates.offer(pair.depth + rest, { states, character }, () => {
    const text = textTo(pair) + (has.completions.from(state) ?? '');
    // If the other language is empty, it stops before the first character.
    if (before === undefined) return { text, offset: 0, found: characterAt(text, 0), equivalents: '' };
    return { text, ...stopIn(text, before.depth), equivalents: alike(pair, before, has, lacks) };
  });
}

/** Returns the text of the pairs, if the first language has it and the second lacks it. */
function asWitness(pairs: readonly Pair[], has: PairSide, lacks: PairSide): readonly Witness[] {
  const accepts = ({ automaton, stateOf }: PairSide): boolean =>
    pairs.slice(-1).some((last) => automaton.accepting(stateOf(last)));
  if (!accepts(has) || accepts(lacks)) return [];
  const stop = pairs.find((pair) => lacks.completions.distance(lacks.stateOf(pair)) === undefined);
  return pairs.slice(-1).map((last) => {
    if (stop?.before === undefined) return tooShort(last);
    const { before } = stop;
    const text = textTo(last);
    const same = alike(stop, before, has, lacks);
    return { text, ...stopIn(text, before.depth), equivalents: same };
  });
}

/** Returns the character that contains the code unit where the other language stops. */
function stopIn(text: string, unit: number): Pick<Witness, 'offset' | 'found'> {
  const offset = characterStart(text, unit);
  return { offset, found: characterAt(text, offset) };
}

/** Returns the characters of US-ASCII with the same effect as the last step to the pair. */
function alike(pair: Pair, before: Pair, has: PairSide, lacks: PairSide): string {
  const after = ({ automaton, stateOf }: PairSide, character: string): number =>
    automaton.step(stateOf(before), automaton.classOf(character.charCodeAt(0)));
  return ascii
    .filter((character) => after(has, character) === has.stateOf(pair))
    .filter((character) => lacks.completions.distance(after(lacks, character)) === undefined)
    .join('');
}

/** Returns a string that is a proper prefix of strings of the other language. */
function tooShort(pair: Pair): Witness {
  return { text: textTo(pair), offset: pair.depth, found: undefined, equivalents: '' };
}

function textTo(pair: Pair): string {
  return String.fromCharCode(...lettersTo(pair));
}

/** Features that make a string different from others. */
interface Features {
  /** The two states it leads to: in the language that has it; and in the other, the last live one. */
  readonly states: readonly [number, number];
  /** The last character that matters, or its class. */
  readonly character: number;
}

interface Candidate<T> extends Features {
  readonly length: number;
  readonly build: () => T;
}

/** Strings to choose from: a shortest one for each pair of states. `build` makes the result once a string is chosen. */
class Candidates<T> {
  private readonly shortest = new Map<string, Candidate<T>>();

  get isEmpty(): boolean {
    return this.shortest.size === 0;
  }

  offer(length: number, { states, character }: Features, build: () => T): void {
    const key = states.join(' ');
    const known = this.shortest.get(key);
    if (known === undefined || length < known.length)
      this.shortest.set(key, { length, states, character, build });
  }

  /**
   * Returns the shortest first: those that share no state or character with those chosen before, then one, then two.
   */
  varied(count: number): readonly T[] {
    const sorted = [...this.shortest.values()].sort((a, b) => a.length - b.length);
    const chosen = new Set<Candidate<T>>();
    const used = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const common of [0, 1, 2]) {
      for (const candidate of sorted) {
        if (chosen.size === count) break;
        const features = [...candidate.states, candidate.character];
        if (chosen.has(candidate) || features.filter((feature, i) => used[i]?.has(feature)).length > common)
          continue;
        chosen.add(candidate);
        features.forEach((feature, i) => used[i]?.add(feature));
      }
    }
    return [...chosen].map(({ build }) => build());
  }
}
