/**
 * W-method of T. S. Chow, "Testing Software Design Modeled by Finite-State Machines" (IEEE Transactions on Software
 * Engineering 4, 1978). Generates strings for implementations with at most a given number of states more than the
 * minimal automaton. Each one that is not equivalent to the automaton gives at least one wrong verdict on them. Also
 * the partial W-method of S. Fujiwara et al., "Test Selection Based on Finite State Models" (same journal, 17, 1991),
 * with fewer strings.
 */
import { StateLimitError } from '../../core/base/limits.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { asciiSize } from '../../core/base/ascii.js';
import { jointLetters } from '../automata/product.js';

/** One string of a suite; `accepted` if the automaton accepts it. */
export interface ConformanceTest {
  readonly text: string;
  readonly accepted: boolean;
}

/** Character classes one after another. */
type Word = readonly number[];

/** Options of a suite. */
export interface SuiteOptions {
  /** Number of states that an implementation may have in addition to the automaton's. */
  readonly extraStates: number;
  /** True to omit, by the partial W-method, the strings that the same guarantee does not need. */
  readonly partial?: boolean;
  /** The code units that spell the classes, at least one of each; by default US-ASCII and some beyond it. */
  readonly characters?: readonly number[];
}

/**
 * Generates the suite: the state cover, then any classes up to one more than the extra states, then the
 * characterization set. In the partial method, after the longest of these, only the words of it that identify the state
 * reached. The automaton must be minimal; its dead state counts as one. The characters of a class take turns, so that
 * each of them occurs. At most states × (1 + classes + … + classes^(extraStates + 1)) × words of the characterization
 * set.
 */
export function* wMethodSuite(automaton: Automaton, options: SuiteOptions): Generator<ConformanceTest> {
  const { extraStates, partial = false, characters = testedUnits } = options;
  const spell = speller(automaton, characters);
  const cover = stateCover(automaton);
  const suffixes = characterisationSet(automaton);
  const identifiers = partial ? identificationSets(automaton, [...cover.keys()], suffixes) : undefined;
  for (const [state, access] of cover) {
    for (const middle of wordsUpTo(extraStates + 1, automaton.classCount)) {
      const reached = walk(automaton, state, middle);
      const needed = middle.length > extraStates ? identifiers?.get(reached) : undefined;
      for (const suffix of needed ?? suffixes) {
        yield {
          text: spell([...access, ...middle, ...suffix]),
          accepted: automaton.accepting(walk(automaton, reached, suffix)),
        };
      }
    }
  }
}

/**
 * Generates tests of every character, by default of US-ASCII and some beyond, in every state, then the words that
 * identify the state it leads to. The W-method tests classes; this finds a single character that an implementation puts
 * into a wrong class. @param share true if the characters of a class share these words, each with some of them
 */
export function* characterSuite(
  automaton: Automaton,
  characters: readonly number[] = testedUnits,
  share = false,
): Generator<ConformanceTest> {
  const spell = speller(automaton, characters);
  const cover = stateCover(automaton);
  const identifiers = identificationSets(automaton, [...cover.keys()], characterisationSet(automaton));
  const groups = new Map<number, number[]>();
  for (const unit of characters) {
    const c = automaton.classOf(unit);
    groups.set(c, [...(groups.get(c) ?? []), unit]);
  }
  for (const [state, access] of cover) {
    for (const [c, units] of groups) {
      const reached = automaton.step(state, c);
      const words = identifiers.get(reached) ?? [];
      const parts = share ? Math.min(units.length, words.length) : 1;
      for (const [place, unit] of units.entries()) {
        for (const [i, suffix] of words.entries()) {
          if ((i - place) % parts !== 0) continue;
          yield {
            text: spell(access) + String.fromCharCode(unit) + spell(suffix),
            accepted: automaton.accepting(walk(automaton, reached, suffix)),
          };
        }
      }
    }
  }
}

/** Returns every reachable state, with a shortest word that leads there. @throws StateLimitError */
export function stateCover(automaton: Automaton, most = Infinity): ReadonlyMap<number, Word> {
  const cover = new Map<number, Word>([[automaton.initial, []]]);
  for (const [state, access] of cover) {
    for (let c = 0; c < automaton.classCount; c++) {
      const next = automaton.step(state, c);
      if (!cover.has(next)) cover.set(next, [...access, c]);
    }
    if (cover.size > most) throw new StateLimitError('a test suite', most, 'the most that suites support');
  }
  return cover;
}

/** A class before a known word. */
interface Candidate {
  readonly word: Word;
  /** By number of the state, the number of the state after the class, and 1 if a state accepts after the known word. */
  readonly targets: Uint32Array;
  readonly verdicts: Uint8Array;
}

/**
 * Returns words that distinguish every two states: one of the two accepts after one of the words, the other does not.
 * Each is the candidate that distinguishes most.
 * @throws RangeError if the automaton is not minimal
 */
export function characterisationSet(automaton: Automaton): readonly Word[] {
  const states = [...stateCover(automaton).keys()];
  const number = new Map(states.map((state, i) => [state, i]));
  const next = Array.from({ length: automaton.classCount }, (_, c) =>
    Uint32Array.from(states, (state) => number.get(automaton.step(state, c)) ?? 0),
  );
  const words: Word[] = [];
  const blocks = new Uint32Array(states.length);
  let count = 1;
  let candidates: Candidate[] = [];
  const add = (word: Word): void => {
    const verdicts = verdictsAfter(automaton, states, word);
    words.push(word);
    count = splitBlocks(blocks, count, verdicts);
    candidates.push(...next.map((targets, c) => ({ word: [c, ...word], targets, verdicts })));
  };
  add([]);
  while (count < states.length) {
    let most = 0;
    let best: Word = [];
    // A word that splits no block splits none of its parts later.
    candidates = candidates.filter(({ word, targets, verdicts }) => {
      const splits = splitCount(blocks, count, targets, verdicts);
      if (splits > most) [most, best] = [splits, word];
      return splits > 0;
    });
    if (most === 0) throw new RangeError('the W-method needs a minimal automaton');
    add(best);
  }
  return words;
}

/** Returns for each state 1 if a word is accepted from it, else 0. */
function verdictsAfter(automaton: Automaton, states: readonly number[], word: Word): Uint8Array {
  return Uint8Array.from(states, (state) => (automaton.accepting(walk(automaton, state, word)) ? 1 : 0));
}

/** Counts the blocks of states that get different verdicts after a step. */
function splitCount(blocks: Uint32Array, count: number, targets: Uint32Array, verdicts: Uint8Array): number {
  const seen = new Uint8Array(count);
  let splits = 0;
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] ?? 0;
    const before = seen[block] ?? 0;
    const now = before | (1 << (verdicts[targets[i] ?? 0] ?? 0));
    if (before !== now && now === 3) splits += 1;
    seen[block] = now;
  }
  return splits;
}

/** Splits the blocks in which some states accept and some do not. Returns the new number of blocks. */
function splitBlocks(blocks: Uint32Array, count: number, verdicts: Uint8Array): number {
  const rejecting = new Set(blocks.filter((_, i) => verdicts[i] === 0));
  const own = new Map<number, number>();
  for (const [i, block] of blocks.entries()) {
    if (verdicts[i] === 0 || !rejecting.has(block)) continue;
    const number = own.get(block) ?? count + own.size;
    own.set(block, number);
    blocks[i] = number;
  }
  return count + own.size;
}

/**
 * Returns for each state a few of the words that together distinguish it from every other state; for an only state,
 * one.
 */
function identificationSets(
  automaton: Automaton,
  states: readonly number[],
  words: readonly Word[],
): ReadonlyMap<number, readonly Word[]> {
  const verdicts = words.map((word) => verdictsAfter(automaton, states, word));
  const sets = new Map<number, readonly Word[]>();
  for (const [i, state] of states.entries()) {
    const chosen: Word[] = [];
    let alike = states.map((_, other) => other).filter((other) => other !== i);
    while (alike.length > 0) {
      let least = alike.length;
      let best = 0;
      for (const [w, verdict] of verdicts.entries()) {
        let left = 0;
        for (const other of alike) if (verdict[other] === verdict[i]) left += 1;
        if (left < least) [least, best] = [left, w];
      }
      const verdict = verdicts[best];
      chosen.push(words[best] ?? []);
      alike = alike.filter((other) => verdict?.[other] === verdict?.[i]);
    }
    sets.set(state, chosen.length > 0 ? chosen : words);
  }
  return sets;
}

function* wordsUpTo(length: number, classCount: number): Generator<Word> {
  for (let size = 0; size <= length; size++) {
    const word = Array.from({ length: size }, () => 0);
    do yield [...word];
    while (isCountedOn(word, classCount));
  }
}

/** Advances a word to the next of its length; returns false if it was the last one. */
function isCountedOn(word: number[], classCount: number): boolean {
  for (let i = word.length - 1; i >= 0; i--) {
    const next = (word[i] ?? 0) + 1;
    word[i] = next % classCount;
    if (next < classCount) return true;
  }
  return false;
}

function walk(automaton: Automaton, state: number, word: Word): number {
  return word.reduce((at, c) => automaton.step(at, c), state);
}

/** US-ASCII, and beyond it the first code unit, a letter, a separator, a lone surrogate, the last. */
const testedUnits = [...Array(asciiSize + 1).keys(), 0xe9, 0x2028, 0xd800, 0xffff];

/**
 * Returns a function that turns words into texts; a class is spelled with each of its characters in turn, or with
 * another code unit if it has none of them.
 * @param first index of the first character, given their number
 */
export function speller(
  automaton: Automaton,
  characters: readonly number[] = testedUnits,
  first: (characters: number) => number = () => 0,
): (word: Word) => string {
  const members = Array.from({ length: automaton.classCount }, (): number[] => []);
  for (const unit of characters) members[automaton.classOf(unit)]?.push(unit);
  for (const unit of jointLetters(automaton)) {
    const units = members[automaton.classOf(unit)];
    if (units?.length === 0) units.push(unit);
  }
  const turns = members.map((units) => first(units.length));
  return (word) =>
    String.fromCharCode(
      ...word.map((c) => {
        const units = members[c] ?? [];
        const turn = turns[c] ?? 0;
        turns[c] = turn + 1;
        return units[turn % units.length] ?? 0;
      }),
    );
}
