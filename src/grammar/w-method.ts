/**
 * The W-method of T. S. Chow, "Testing Software Design Modeled by Finite-State Machines" (IEEE Transactions on
 * Software Engineering 4, 1978): strings on which every implementation that has at most so many states more than the
 * minimal automaton, and is not equivalent to it, gives at least one wrong verdict. And the partial W-method of
 * S. Fujiwara et al., "Test Selection Based on Finite State Models" (same journal, 17, 1991), with fewer strings.
 */
import type { Automaton } from './automaton.js';
import { unmentioned } from './automaton-table.js';

/** One string of a suite, and whether the automaton accepts it. */
export interface ConformanceTest {
  readonly text: string;
  readonly accepted: boolean;
}

/** Character classes one after another. */
type Word = readonly number[];

/** Which suite. */
export interface SuiteOptions {
  /** How many states more than the automaton an implementation may have. */
  readonly extraStates: number;
  /** Whether to leave out, by the partial W-method, what the same promise does not need. */
  readonly partial?: boolean;
}

/**
 * The suite: the state cover, then any classes up to one more than the extra states, then the characterisation set;
 * in the partial method, after the longest of these, only the words of it that identify the state reached.
 * The automaton must be minimal; its dead state counts as one. The characters of a class take turns, so that each of
 * them comes up. At most states × (1 + classes + … + classes^(extraStates + 1)) × words of the characterisation set.
 */
export function* wMethodSuite(automaton: Automaton, options: SuiteOptions): Generator<ConformanceTest> {
  const { extraStates, partial = false } = options;
  const spell = speller(automaton);
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

/** Every state that can be reached, with a shortest word that leads there. */
export function stateCover(automaton: Automaton): ReadonlyMap<number, Word> {
  const cover = new Map<number, Word>([[automaton.initial, []]]);
  for (const [state, access] of cover) {
    for (let c = 0; c < automaton.classCount; c++) {
      const next = automaton.step(state, c);
      if (!cover.has(next)) cover.set(next, [...access, c]);
    }
  }
  return cover;
}

/**
 * Words that tell every two states apart: one of the two accepts after one of the words, the other does not.
 * Each is the one of those at hand that tells most apart. @throws RangeError where the automaton is not minimal
 */
export function characterisationSet(automaton: Automaton): readonly Word[] {
  const states = [...stateCover(automaton).keys()];
  const number = new Map(states.map((state, i) => [state, i]));
  const next = Array.from({ length: automaton.classCount }, (_, c) =>
    Uint32Array.from(states, (state) => number.get(automaton.step(state, c)) ?? 0),
  );
  const words: Word[] = [[]];
  const verdicts = [verdictsAfter(automaton, states, [])];
  let blocks = splitBlocks(new Uint32Array(states.length), verdicts[0] ?? new Uint8Array());
  while (blockCount(blocks) < states.length) {
    let most = blockCount(blocks);
    let word: Word | undefined;
    for (const [i, suffix] of words.entries()) {
      for (const [c, targets] of next.entries()) {
        const count = blockCount(
          splitBlocks(
            blocks,
            targets.map((target) => verdicts[i]?.[target] ?? 0),
          ),
        );
        if (count <= most) continue;
        most = count;
        word = [c, ...suffix];
      }
    }
    if (word === undefined) throw new RangeError('the W-method needs a minimal automaton');
    const verdict = verdictsAfter(automaton, states, word);
    words.push(word);
    verdicts.push(verdict);
    blocks = splitBlocks(blocks, verdict);
  }
  return words;
}

/** For each state 1 where a word is accepted from it, else 0. */
function verdictsAfter(automaton: Automaton, states: readonly number[], word: Word): Uint8Array {
  return Uint8Array.from(states, (state) => (automaton.accepting(walk(automaton, state, word)) ? 1 : 0));
}

/** Numbers the blocks of states that neither the blocks so far nor the verdicts tell apart, from 0 as they come up. */
function splitBlocks(blocks: Uint32Array, verdicts: Uint8Array | Uint32Array): Uint32Array {
  const numbers = new Uint32Array(2 * blocks.length);
  let count = 0;
  return blocks.map((block, i) => {
    const key = 2 * block + (verdicts[i] ?? 0);
    numbers[key] ||= ++count;
    return (numbers[key] ?? 0) - 1;
  });
}

function blockCount(blocks: Uint32Array): number {
  return blocks.reduce((most, block) => Math.max(most, block), 0) + 1;
}

/** For each state some of the words, few, that tell it apart from every other state. */
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
      let left = alike;
      let best: Word = [];
      for (const [w, word] of words.entries()) {
        const rest = alike.filter((other) => verdicts[w]?.[other] === verdicts[w]?.[i]);
        if (rest.length < left.length) [left, best] = [rest, word];
      }
      chosen.push(best);
      alike = left;
    }
    sets.set(state, chosen);
  }
  return sets;
}

function wordsUpTo(length: number, classCount: number): readonly Word[] {
  const words: Word[] = [[]];
  for (const word of words) {
    if (word.length === length) break;
    for (let c = 0; c < classCount; c++) words.push([...word, c]);
  }
  return words;
}

function walk(automaton: Automaton, state: number, word: Word): number {
  return word.reduce((at, c) => automaton.step(at, c), state);
}

/** Some of those above US-ASCII: the first, a letter, a separator, a lone surrogate, the last. */
const aboveAscii = [unmentioned, 0xe9, 0x2028, 0xd800, 0xffff];

/** Turns words into texts; a class is spelled with each of its characters in turn. */
function speller(automaton: Automaton): (word: Word) => string {
  const members = Array.from({ length: automaton.classCount }, (): number[] => []);
  for (let unit = 0; unit < unmentioned; unit++) members[automaton.classOf(unit)]?.push(unit);
  for (const unit of aboveAscii) members[automaton.classOf(unit)]?.push(unit);
  const turns = members.map(() => 0);
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
