/**
 * Diagnosis of learning that a limit ended: the place in texts after which most states are, and a repeated text there
 * whose repetitions the parser counts, as far as it was asked.
 */
import { walk } from '../../core/automaton/walk.js';
import type { TableAutomaton } from '../../grammar/automata/table-automaton.js';
import { Random } from '../../study/sampling/random.js';
import type { StateGrowth, Repetition } from '../../study/learnt-language.js';
import { LimitReached, UnansweredError } from './oracle.js';

/** Numbers of repeated texts, of which half are those with the longest chains, and of texts after them that are tried. */
const [mostRepeated, mostAfter, mostMixed] = [16, 24, 120];
/** In each round of questions, the highest number of repetitions, and the number of candidates that remain after it. */
const rounds = [
  [12, 32],
  [64, 8],
  [512, 2],
  [4000, 1],
] as const;
/**
 * By how many characters the best candidate of some rounds is made longer, if the parser does not distinguish its greatest
 * numbers; and how many of these numbers show which character is best.
 */
const [mostExtension, mostInWindow] = [4, 64];
const extendedRounds: readonly number[] = [1, 2];
/** The highest power of two tested as a bound on repetitions. */
const mostDoublings = 13;
/** Numbers of repetitions for which another repeated text is tested to match. */
const matchedNumbers = [
  2, 3, 4, 5, 6, 7, 8, 12, 16, 23, 32, 45, 64, 90, 128, 181, 256, 512, 1000, 1024, 1999, 2000,
];
/** Repetitions at the end of a text that show a cycle, and the longest text repeated. */
const [leastRepetitions, longestRepeated] = [4, 4];

type Ask = (texts: readonly string[]) => Promise<readonly boolean[]>;

/** The state of the learner when a limit ended it. */
export interface StoppedLearning {
  /** A text to each of the states that answers distinguish. */
  readonly texts: readonly string[];
  /** The automaton found; some of its steps may be wrong. */
  readonly automaton: TableAutomaton;
  /** For each of its classes, a character that was asked about. */
  readonly characters: readonly string[];
  /** Texts that distinguish its states, the most useful first. */
  readonly suffixes: readonly string[];
  /** Asks whether the parser accepts each of the texts. */
  readonly ask: Ask;
}

/** Returns the place where states multiply. Asks about 100,000 questions at most. */
export async function growthOf({
  texts,
  automaton,
  characters,
  suffixes,
  ask,
}: StoppedLearning): Promise<StateGrowth> {
  const through = heaviest(texts);
  const cycle = cycleAtEnd(through);
  let place = withoutAtEnd(through, cycle);
  const tails = texts.flatMap((text) => (text.startsWith(place) ? [text.slice(place.length)] : []));
  const counting = new Counting(place, automaton, ask);
  const repeated = [
    ...new Set([
      ...counting.longestChains([...(cycle.length > 1 ? [cycle] : []), ...characters]),
      ...mostFrequent(tails),
    ]),
  ];
  const after = ['', ...suffixes].slice(0, mostAfter);
  let repetition: Repetition | undefined;
  const consider = (found: Repetition | undefined): void => {
    if ((found?.distinguished ?? 0) > (repetition?.distinguished ?? 2)) repetition = found;
  };
  try {
    for (const text of repeated) consider(await counting.bound(text));
    consider(
      await counting.repeatedAlone(repeated, [...after, ...mixedOf(tails, after)], mostFrequent(tails)),
    );
    for (const text of repeated) consider(await counting.matched(text, characters));
  } catch (error) {
    // Long texts may be too much for a parser, and few questions may be left; what was found before stays.
    if (!(error instanceof UnansweredError || error instanceof LimitReached)) throw error;
  }
  place = withoutAtEnd(place, repetition?.text ?? '');
  const lengths = texts.flatMap((text) => (text.startsWith(place) ? [text.length - place.length] : []));
  const most = Math.max(...lengths);
  return {
    place,
    states: lengths.length,
    lengths: Array.from({ length: most + 1 }, (_, i) => lengths.filter((length) => length === i).length),
    ...(repetition !== undefined && { repetition }),
  };
}

/** Returns the most frequent characters of texts. */
function mostFrequent(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (let i = 0; i < text.length; i++) counts.set(text.charAt(i), (counts.get(text.charAt(i)) ?? 0) + 1);
  return [...counts.keys()]
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, mostRepeated / 2);
}

/** Returns a text with one of the characters inserted at any place. */
function withInserted(text: string, characters: readonly string[]): readonly string[] {
  return Array.from({ length: text.length + 1 }, (_, at) =>
    characters.map((one) => text.slice(0, at) + one + text.slice(at)),
  ).flat();
}

/** Returns random ends of texts, each followed by one of others. */
function mixedOf(texts: readonly string[], others: readonly string[]): readonly string[] {
  const random = new Random(1);
  const oneOf = (list: readonly string[]): string => list[random.next() % list.length] ?? '';
  return Array.from({ length: mostMixed }, () => {
    const text = oneOf(texts);
    return text.slice(random.next() % (text.length + 1)) + oneOf(others);
  });
}

/** Returns how many texts begin with each text. */
function sizesOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const text of texts)
    for (let end = 0; end <= text.length; end++) {
      const start = text.slice(0, end);
      sizes.set(start, (sizes.get(start) ?? 0) + 1);
    }
  return sizes;
}

/** Returns the longest text through which at least a third of the states are reached, far more than through others. */
function heaviest(texts: readonly string[]): string {
  const sizes = sizesOf(texts);
  for (let at = ''; ;) {
    const [first, second] = texts
      .filter((text) => text.length === at.length + 1 && text.startsWith(at))
      .map((text) => ({ text, size: sizes.get(text) ?? 0 }))
      .sort((a, b) => b.size - a.size);
    if (first === undefined || 3 * first.size < texts.length || first.size < 2 * (second?.size ?? 0))
      return at;
    at = first.text;
  }
}

function repetitionsAtEnd(text: string, repeated: string): number {
  let count = 0;
  while (repeated !== '' && text.endsWith(repeated, text.length - count * repeated.length)) count++;
  return count;
}

/** Returns a text without repetitions of another at its end. */
function withoutAtEnd(text: string, repeated: string): string {
  return text.slice(0, text.length - repeated.length * repetitionsAtEnd(text, repeated));
}

/** Returns the shortest text that is repeated at the end of another; empty if there is none. */
function cycleAtEnd(text: string): string {
  for (let length = 1; length <= longestRepeated; length++) {
    const cycle = text.slice(text.length - length);
    if (text.length >= length && repetitionsAtEnd(text, cycle) >= leastRepetitions) return cycle;
  }
  return '';
}

/** Questions at a place about numbers of repetitions. */
class Counting {
  constructor(
    private readonly place: string,
    private readonly automaton: TableAutomaton,
    private readonly ask: Ask,
  ) {}

  /** Returns the texts whose repetitions lead to the most states. */
  longestChains(texts: readonly string[]): readonly string[] {
    const lengths = new Map(texts.map((text) => [text, this.chainOf(text).length]));
    return [...lengths.keys()]
      .sort((a, b) => (lengths.get(b) ?? 0) - (lengths.get(a) ?? 0))
      .slice(0, mostRepeated / 2);
  }

  /** Returns the different states after no, one, two, … repetitions. */
  private chainOf(text: string): readonly number[] {
    const states = new Set<number>();
    for (let state = this.after(this.place); !states.has(state); state = this.after(text, state))
      states.add(state);
    return [...states];
  }

  private after(text: string, from = 0): number {
    return walk(this.automaton, text, from).state;
  }

  private async isAccepted(text: string): Promise<boolean> {
    const [answer = false] = await this.ask([text]);
    return answer;
  }

  /** Finds a bound up to which, or beyond which, the parser accepts repetitions. */
  async bound(repeated: string): Promise<Repetition | undefined> {
    const text = (count: number): string => this.place + repeated.repeat(count);
    const powers = Array.from({ length: mostDoublings + 1 }, (_, i) => 2 ** i);
    const answers = await this.ask(powers.map(text));
    const last = answers.lastIndexOf(!(answers.at(-1) ?? false));
    let [from = 0, to = 0] = powers.slice(last, last + 2);
    if (last < 0) return undefined;
    const before = answers[last];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if ((await this.isAccepted(text(middle))) === before) from = middle;
      else to = middle;
    }
    // With the same further repetitions, a smaller number is still within the bound, and a greater one beyond it.
    const beyond = powers.filter((power) => power < to).map((power) => text(to + power - 1));
    if ((await this.ask(beyond)).includes(before ?? false)) return undefined;
    return { text: repeated, after: '', distinguished: to + 1, isAll: false };
  }

  /**
   * Finds a text and one after it such that the parser distinguishes many numbers of repetitions. The best candidates of
   * each round are tested with more repetitions.
   */
  async repeatedAlone(
    repeated: readonly string[],
    after: readonly string[],
    characters: readonly string[],
  ): Promise<Repetition | undefined> {
    let best = repeated.flatMap((text) => after.map((one) => ({ text, after: one })));
    let found: Repetition | undefined;
    for (const [number, [most, remaining]] of rounds.entries()) {
      const tested = [...(await this.tested(best, most))];
      for (let more = 0; extendedRounds.includes(number) && more < mostExtension; more++) {
        const [first] = tested;
        if (first === undefined || first.isAll) break;
        const { text } = first;
        const longer = withInserted(first.after, characters).map((one) => ({ text, after: one }));
        const [longest] = await this.tested(longer, most, Math.max(0, most - mostInWindow));
        if (longest === undefined || longest.distinguished === 1) break;
        tested.push(...(await this.tested([longest], most)));
        tested.sort(byDistinguished);
      }
      best = tested.slice(0, remaining);
      found = tested[0];
    }
    return found;
  }

  private async tested(
    candidates: readonly Pick<Repetition, 'text' | 'after'>[],
    most: number,
    least = 0,
  ): Promise<readonly Repetition[]> {
    const tested: Repetition[] = [];
    for (const { text, after } of candidates) {
      const texts = Array.from(
        { length: most - least + 1 },
        (_, i) => this.place + text.repeat(least + i) + after,
      );
      const distinguished = distinctWindows(await this.ask(texts));
      tested.push({ text, after, distinguished, isAll: distinguished > most / 2 });
    }
    return tested.sort(byDistinguished);
  }

  /**
   * Finds a second repeated text whose number must match that of the first. The automaton gives texts that distinguish
   * few repetitions from one more; the parser is asked about greater numbers.
   */
  async matched(repeated: string, characters: readonly string[]): Promise<Repetition | undefined> {
    const chain = this.chainOf(repeated);
    const differences = [0, 1, 2, 3, 4].map((count) => {
      const [state, next] = chain.slice(count, count + 2);
      return state === undefined || next === undefined
        ? undefined
        : shortestDifference(this.automaton, state, next, characters);
    });
    // The first few numbers may be exceptions.
    const first = [2, 1, 0].find((count) => familyOf(differences.slice(count, count + 3)) !== undefined);
    const family = familyOf(differences.slice(first, (first ?? 0) + 3));
    if (first === undefined || family === undefined) return undefined;
    const [before, matched, after] = family;
    const texts = matchedNumbers.flatMap((count) =>
      matchedNumbers.map(
        (other) => this.place + repeated.repeat(count) + before + matched.repeat(other - first) + after,
      ),
    );
    const answers = await this.ask(texts);
    const size = matchedNumbers.length;
    const isMatched = (row: number): boolean =>
      matchedNumbers.every(
        (_, other) => other > row || (answers[row * size + other] === answers[0]) === (other === row),
      );
    const failed = matchedNumbers.findIndex((_, row) => !isMatched(row));
    const right = failed < 0 ? size : failed;
    if (right < leastRepetitions) return undefined;
    const distinguished = matchedNumbers[right - 1] ?? 0;
    return { text: repeated, after: before, matched, distinguished, isAll: failed < 0 };
  }
}

function byDistinguished(a: Repetition, b: Repetition): number {
  return b.distinguished - a.distinguished;
}

/**
 * Returns how many numbers of repetitions are distinguished, up to half of the highest: two are if the answers after the
 * same further repetitions differ.
 */
function distinctWindows(answers: readonly boolean[]): number {
  const row = answers.map((answer) => (answer ? '1' : '0')).join('');
  const half = (row.length - 1) >> 1;
  return new Set(Array.from({ length: half + 1 }, (_, i) => row.slice(i, i + half + 1))).size;
}

/** Returns a shortest text that exactly one of two states accepts; undefined if there is none. */
function shortestDifference(
  automaton: TableAutomaton,
  one: number,
  other: number,
  characters: readonly string[],
): string | undefined {
  const texts = new Map<number, string>();
  const key = (a: number, b: number): number => a * automaton.stateCount + b;
  const pairs: [number, number][] = [[one, other]];
  texts.set(key(one, other), '');
  for (const [a, b] of pairs) {
    const text = texts.get(key(a, b)) ?? '';
    if (automaton.accepting(a) !== automaton.accepting(b)) return text;
    for (const [c, character] of characters.entries()) {
      const [x, y] = [automaton.step(a, c), automaton.step(b, c)];
      if (x === y || texts.has(key(x, y))) continue;
      texts.set(key(x, y), text + character);
      pairs.push([x, y]);
    }
  }
  return undefined;
}

type Family = readonly [before: string, repeated: string, after: string];

/** Splits three texts as `x z`, `x y z` and `x y y z`; undefined if they have no such form. */
function familyOf([first, second, third]: readonly (string | undefined)[]): Family | undefined {
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const length = second.length - first.length;
  if (length < 1 || length > longestRepeated) return undefined;
  for (let at = 0; at <= first.length; at++) {
    const [before, repeated, after]: Family = [
      first.slice(0, at),
      second.slice(at, at + length),
      first.slice(at),
    ];
    if (second !== before + repeated + after || third !== before + repeated.repeat(2) + after) continue;
    return [before, repeated, after];
  }
  return undefined;
}
