/**
 * Learning of a parser's language: a learner makes hypotheses, and texts that may refute them refine them. These are
 * first the given texts, then every character in every state, random texts from every state and random walks, then the
 * suite of the W-method, which excludes every other automaton with at most the given number of additional states.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import type { CodeUnitSet } from '../../core/base/code-units.js';
import { classSets } from '../../grammar/automata/explore.js';
import {
  minimalTable,
  type StateTable,
  TableAutomaton,
  without,
} from '../../grammar/automata/table-automaton.js';
import { characterSuite, type ConformanceTest, wMethodSuite } from '../../grammar/proof/w-method.js';
import { defaultLimits, type Learnt, type LearntClass } from '../../study/learnt-language.js';
import { compareAutomata } from '../../study/relations/compare-rules.js';
import { Random } from '../../study/sampling/random.js';
import { type Alphabet, unasked } from './alphabet.js';
import { growthOf } from './growth.js';
import { LimitReached, Membership, type Oracle, UnansweredError } from './oracle.js';

/** A node of the classification tree: a suffix to ask about or, without one, the single state at this leaf. */
interface Node {
  suffix: string | undefined;
  state: number;
  /** The children for a refused and for an accepted suffix. */
  readonly children: [refused: Node | undefined, accepted: Node | undefined];
  /** The parent, and the index of this child in it. */
  readonly above: Node | undefined;
  readonly side: 0 | 1;
}

interface State {
  /** A text that leads here, spelled with representatives. */
  readonly access: string;
  leaf: Node;
  /** The node that each letter leads to; an inner node as long as the state is unknown. */
  readonly next: Node[];
}

/** Returns the child index of an answer. */
const childIndex = (answer: boolean): 0 | 1 => (answer ? 1 : 0);

/** A hypothesis: a complete automaton over the letters. */
class Hypothesis {
  /** @param table its classes are the letters, or `unasked` */
  constructor(readonly table: StateTable) {}

  get stateCount(): number {
    return this.table.rows.length;
  }

  /** Returns the state after a text of asked characters. */
  after(text: string, from = 0): number {
    let state = from;
    for (let i = 0; i < text.length; i++) {
      state = this.table.rows[state]?.[this.table.classes[text.charCodeAt(i)] ?? 0] ?? 0;
    }
    return state;
  }

  accepts(text: string, from = 0): boolean {
    return this.table.accepting[this.after(text, from)] ?? false;
  }

  /** Returns the automaton whose classes are the letters; minimal, except for letters that every state treats alike. */
  whole(): TableAutomaton {
    return new TableAutomaton(this.table);
  }

  /** Returns the minimal automaton, in which unasked characters behave like the last letter. */
  minimal(): TableAutomaton {
    const { classes, accepting, rows } = this.table;
    const last = (rows[0]?.length ?? 1) - 1;
    return minimalTable({ classes: classes.map((c) => (c === unasked ? last : c)), accepting, rows });
  }
}

/** Learns from the texts on which its hypothesis errs. */
class Learner {
  private readonly root: Node = {
    suffix: '',
    state: -1,
    children: [undefined, undefined],
    above: undefined,
    side: 0,
  };
  private readonly states: State[] = [];
  private current: Hypothesis = new Hypothesis({ classes: new Uint16Array(), accepting: [], rows: [] });

  constructor(
    private readonly membership: Membership,
    private readonly alphabet: Alphabet,
    private readonly mostStates: number,
  ) {}

  /** The current hypothesis: complete, though some answers may already contradict it. */
  get hypothesis(): Hypothesis {
    return this.current;
  }

  /** A text to each state. */
  get accessTexts(): readonly string[] {
    return this.states.map(({ access }) => access);
  }

  /** The texts that distinguish states, those that were asked about for the most states first. */
  get suffixes(): readonly string[] {
    const counts = new Map<string, number>();
    for (const { leaf } of this.states)
      for (const suffix of suffixesAbove(leaf)) counts.set(suffix, (counts.get(suffix) ?? 0) + 1);
    return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  }

  /** Yields a character of each kind after the text to each state; the suite of characters gives each a suffix. */
  *kindsInStates(): Generator<string> {
    for (const { access } of this.states)
      for (const unit of this.alphabet.oneOfEachKind) yield access + String.fromCharCode(unit);
  }

  /** Yields random texts: the access of a state, one to four letters, and a text that distinguishes states. */
  *randomTexts(count: number, seed: number): Generator<string> {
    const random = new Random(seed);
    const oneOf = <T>(list: readonly T[]): T | undefined => list[random.next() % list.length];
    const suffixes = [...new Set(this.states.flatMap(({ leaf }) => suffixesAbove(leaf)))];
    for (let made = 0; made < count; made++) {
      let text = oneOf(this.states)?.access ?? '';
      for (let letters = 1 + (random.next() % 4); letters > 0; letters--)
        text += String.fromCharCode(this.alphabet.letter(random.next() % this.alphabet.size).representative);
      yield text + (oneOf(suffixes) ?? '');
    }
  }

  /**
   * Yields random walks through the hypothesis, of any characters asked about, and changed walks. A walk seldom stays
   * in a state or goes to one that nothing leaves, so it comes to places far from every other text.
   */
  *walks(count: number, seed: number): Generator<string> {
    const random = new Random(seed);
    const below = (n: number): number => random.next() % n;
    const { rows } = this.current.table;
    const ends = rows.map((row, state) => row.every((to) => to === state));
    const character = (letter: number): string => {
      const { asked } = this.alphabet.letter(letter);
      return String.fromCharCode(asked[below(asked.length)] ?? 0);
    };
    const letter = (): number => below(this.alphabet.size);
    for (let made = 0; made < count; made++) {
      let text = '';
      let state = 0;
      for (let left = 1 + below(below(3) === 0 ? longWalk : shortWalk); left > 0; left--) {
        let next = letter();
        for (let tries = 0; tries < redraws; tries++) {
          const to = rows[state]?.[next] ?? 0;
          if (ends[to] !== true && (to !== state || below(3) === 0)) break;
          next = letter();
        }
        text += character(next);
        state = rows[state]?.[next] ?? 0;
      }
      yield text;
      const at = below(text.length + 1);
      yield text.slice(0, at) + (below(3) === 0 ? '' : character(letter())) + text.slice(at + below(2));
    }
  }

  /** Makes the first hypothesis, with the states that single letters distinguish. */
  async begin(): Promise<void> {
    const [answer = false] = await this.membership.ask(['']);
    this.addState('', this.root, childIndex(answer));
    await this.close();
  }

  /**
   * Refines the hypothesis until it is right on a text of asked characters: adds a state for each place where the
   * parser distinguishes two paths to a state, or a letter where it distinguishes two characters.
   */
  async refine(text: string): Promise<void> {
    const [answer = false] = await this.membership.ask([text]);
    while (this.current.accepts(text) !== answer) {
      const spelled = await this.inRepresentatives(text);
      if (spelled !== undefined) await this.splitState(spelled);
      await this.close();
    }
  }

  /** Refines the hypothesis until it agrees with all answers of the tree. Only then are all of its states distinct. */
  async settle(): Promise<void> {
    for (let text = this.contradicted(); text !== undefined; text = this.contradicted()) {
      const before = this.current;
      await this.refine(text);
      if (this.current === before) throw this.membership.unsteady(text);
    }
  }

  /** Returns a text whose answer the tree knows and on which the hypothesis errs. */
  private contradicted(): string | undefined {
    for (const [number, { access, leaf }] of this.states.entries()) {
      for (let at = leaf; at.above !== undefined; at = at.above) {
        const suffix = at.above.suffix ?? '';
        if (childIndex(this.current.accepts(suffix, number)) !== at.side) return access + suffix;
      }
    }
    return undefined;
  }

  /**
   * Finds the target of each letter from each state, by asking about the suffixes of the tree, and makes the
   * hypothesis.
   */
  private async close(): Promise<void> {
    for (let open = this.openSteps(); open.length > 0; open = this.openSteps()) {
      for (let pending = open; pending.length > 0; pending = pending.filter(isOpen)) {
        const answers = await this.membership.ask(
          pending.map(([state, letter]) => this.after(state, letter) + (state.next[letter]?.suffix ?? '')),
        );
        for (const [i, [state, letter]] of pending.entries()) {
          const node = state.next[letter] ?? this.root;
          const side = childIndex(answers[i] ?? false);
          state.next[letter] = node.children[side] ?? this.addState(this.after(state, letter), node, side);
        }
      }
    }
    this.current = new Hypothesis({
      classes: this.alphabet.classes,
      accepting: this.states.map(({ leaf }) => isAccepting(leaf)),
      rows: this.states.map(({ next }) => next.map((node) => node.state)),
    });
  }

  /** Returns the steps whose target state is unknown. */
  private openSteps(): readonly Step[] {
    const steps: Step[] = [];
    for (const state of this.states) {
      while (state.next.length < this.alphabet.size) state.next.push(this.root);
      state.next.forEach((node, letter) => {
        if (node.suffix !== undefined) steps.push([state, letter]);
      });
    }
    return steps;
  }

  private after({ access }: State, letter: number): string {
    return access + String.fromCharCode(this.alphabet.letter(letter).representative);
  }

  private addState(access: string, above: Node, side: 0 | 1): Node {
    if (this.states.length >= this.mostStates) throw new LimitReached('states');
    const leaf: Node = {
      suffix: undefined,
      state: this.states.length,
      children: [undefined, undefined],
      above,
      side,
    };
    above.children[side] = leaf;
    this.states.push({ access, leaf, next: [] });
    return leaf;
  }

  /**
   * Returns the text with representatives for its characters, if the parser answers the same. If it does not, splits a
   * letter and returns undefined.
   */
  private async inRepresentatives(text: string): Promise<string | undefined> {
    const spelled = Array.from({ length: text.length }, (_, i) => {
      const { representative } = this.alphabet.letter(this.alphabet.letterOf(text.charCodeAt(i)));
      return String.fromCharCode(representative);
    }).join('');
    const mixed = Array.from({ length: text.length + 1 }, (_, i) => spelled.slice(0, i) + text.slice(i));
    const answers = await this.membership.ask(mixed);
    const at = answers.findIndex((answer, i) => i > 0 && answer !== answers[i - 1]) - 1;
    if (at < 0) return spelled;
    await this.membership.confirm(mixed.slice(at, at + 2), answers.slice(at, at + 2));
    await this.splitLetter(text.charCodeAt(at), spelled.slice(0, at), text.slice(at + 1));
    return undefined;
  }

  /**
   * Splits the letter of a code unit: code units that the parser distinguishes from its representative between two
   * texts are moved. Between two with different answers, the border is searched.
   */
  private async splitLetter(unit: number, before: string, after: string): Promise<void> {
    const number = this.alphabet.letterOf(unit);
    const { representative, asked } = this.alphabet.letter(number);
    const known = new Map<number, boolean>();
    const ask = async (units: readonly number[]): Promise<void> => {
      const texts = units.map((one) => before + String.fromCharCode(one) + after);
      for (const [i, answer] of (await this.membership.ask(texts)).entries())
        known.set(units[i] ?? 0, answer);
    };
    // The text may contain a code unit that another has represented so far.
    await ask([...new Set([...asked, unit])]);
    const ordered = [...known.keys()].sort(this.alphabet.inKinds);
    for (const [i, first] of ordered.entries()) {
      let [from, to] = [first, ordered[i + 1] ?? first];
      for (;;) {
        const middle =
          known.get(from) === known.get(to) ? undefined : this.alphabet.between(number, from, to);
        if (middle === undefined) break;
        await ask([middle]);
        if (known.get(middle) === known.get(from)) from = middle;
        else to = middle;
      }
    }
    const units = [...known.keys()];
    const stays = (one: number): boolean => known.get(one) === known.get(representative);
    this.alphabet.split(
      number,
      units.filter(stays),
      units.filter((one) => !stays(one)),
    );
  }

  /**
   * Splits a state by a text of representatives on which the hypothesis errs: at some place in it, the rest
   * distinguishes the text read so far from the text that represents the hypothesis's state. The last such place gives
   * the shortest suffix.
   */
  private async splitState(text: string): Promise<void> {
    const path = [0];
    for (let i = 0; i < text.length; i++) path.push(this.current.after(text.charAt(i), path[i]));
    const texts = path.map((state, i) => (this.states[state]?.access ?? '') + text.slice(i));
    const answers = await this.membership.ask(texts);
    let at = text.length - 1;
    while (at >= 0 && answers[at] === answers[at + 1]) at -= 1;
    const from = this.states[path[at] ?? -1];
    const merged = this.states[path[at + 1] ?? -1];
    if (from === undefined || merged === undefined) throw this.membership.unsteady(text);
    await this.membership.confirm(texts.slice(at, at + 2), answers.slice(at, at + 2));
    const node = merged.leaf;
    const side = childIndex(answers[at + 1] ?? false);
    node.suffix = text.slice(at + 1);
    merged.leaf = {
      suffix: undefined,
      state: node.state,
      children: [undefined, undefined],
      above: node,
      side,
    };
    node.children[side] = merged.leaf;
    this.addState(from.access + text.charAt(at), node, side === 1 ? 0 : 1);
  }
}

/** Maximum lengths of most walks and of the others, and of draws of a step that leads on. */
const [shortWalk, longWalk, redraws] = [14, 60, 12];

function suffixesAbove(leaf: Node): readonly string[] {
  const suffixes: string[] = [];
  for (let at = leaf.above; at !== undefined; at = at.above) suffixes.push(at.suffix ?? '');
  return suffixes;
}

/** A state and a letter. */
type Step = readonly [State, number];

function isOpen([state, letter]: Step): boolean {
  return state.next[letter]?.suffix !== undefined;
}

/** Tests whether a state accepts: its leaf is on the accepting side of the root, which asks about the empty suffix. */
function isAccepting(leaf: Node): boolean {
  let at = leaf;
  while (at.above?.above !== undefined) at = at.above;
  return at.side === 1;
}

/** Options of learning. */
export interface LearnOptions {
  /** The initial letters; they are split when the parser is found to distinguish characters. */
  readonly alphabet: Alphabet;
  /** The text before every other: the language of the strings that may follow it is learnt. Empty by default. */
  readonly prefix?: string;
  /** Texts, without the prefix, that may find errors of the hypotheses early; iterated several times. */
  readonly seeds?: Iterable<string>;
  /** Does the same; used if every one of the trials finds an error, or if the parser seems to refuse every text. */
  readonly similarSeeds?: () => Iterable<string>;
  /**
   * True if the similar seeds are the suite of an automaton that the parser nearly equals. Then the suite without extra
   * states is left out, as the learner's own questions prove as much: after each step it asks for texts that
   * distinguish the target from every other state.
   */
  readonly isGuided?: boolean;
  /** Answers to texts, without the prefix, that the parser was asked about before. */
  readonly known?: ReadonlyMap<string, boolean>;
  /** Lists of texts that resemble the similar seeds. */
  readonly trials?: readonly Iterable<string>[];
  /** Numbers of random texts from every state. */
  readonly randomTexts?: Numbers;
  /** Numbers of random walks, likewise, each also with a change. */
  readonly walks?: Numbers;
  /**
   * Languages, after the prefix, that the result will be compared with: the witnesses of these comparisons are asked
   * about too, so that none is only a guess.
   */
  readonly distinguishedFrom?: readonly Automaton[];
  /**
   * Number of states that the parser's automaton may have beyond the learnt one; by default as many as a suite of
   * 2,000 texts excludes.
   */
  readonly extraStates?: number | undefined;
  /**
   * True if the suite treats every letter separately, as is right for a given alphabet. By default it merges all
   * characters that no state distinguishes once each of them was asked about in every state.
   */
  readonly distinct?: boolean;
  /** Maximum number of states and questions; 5,000 and 20,000,000 by default. */
  readonly limits?: Partial<LearningLimits>;
  readonly onProgress?: (progress: LearningProgress) => void;
}

/** Numbers of texts: for a parser that needs the similar seeds, and for any other. */
interface Numbers {
  readonly similar: number;
  readonly other: number;
}

/** Limits of learning. */
export interface LearningLimits {
  readonly states: number;
  readonly queries: number;
}

/** The progress of learning. */
export interface LearningProgress {
  readonly states: number;
  readonly letters: number;
  readonly queries: number;
}

const none: Numbers = { similar: 0, other: 0 };

/** Number of texts that excluding more states may take without being asked for, and the most such states. */
const [freeTexts, mostExtraStates] = [2000, 8];

/** Number of questions reserved for the diagnosis if a limit ends learning; fewer if few are allowed. */
const mostReserved = 100_000;

/** Number of texts asked about before the hypothesis is compared with the answers. */
const batchSize = 1024;

/**
 * Learns the automaton of a parser. With n states, k letters and m the length of the longest counterexample, the
 * learner asks at most n² k + n m questions; the suite without extra states asks about n k times the few words that
 * identify a state.
 * @throws UnsteadyAnswersError if an answer on which the result rests changes, UnansweredError if there is none
 */
export async function learn(oracle: Oracle, options: LearnOptions): Promise<Learnt> {
  const {
    prefix = '',
    seeds = [],
    similarSeeds = () => [],
    isGuided = false,
    known,
    trials = [],
    randomTexts = none,
    walks = none,
    distinguishedFrom = [],
    extraStates,
    distinct = false,
    limits,
    onProgress,
  } = options;
  const { states: mostStates, queries: mostQueries } = { ...defaultLimits, ...limits };
  if (options.alphabet.size === 0)
    throw new RangeError('learning needs an alphabet of one character or more');
  const reserved = Math.min(mostReserved, Math.floor(mostQueries / 20));
  const membership = new Membership(oracle, prefix, mostQueries - reserved, known);
  const alphabet = await answered(membership, options.alphabet, prefix);
  const learner = new Learner(membership, alphabet, mostStates);
  const tell = (): void =>
    onProgress?.({
      states: learner.hypothesis.stateCount,
      letters: alphabet.size,
      queries: membership.queries,
    });

  /** Asks about texts and refines the hypothesis by each on which it errs. Returns true if there was one. */
  const refineBy = async (texts: Iterable<string>): Promise<boolean> => {
    let isRefined = false;
    for (const batch of inBatches(texts, (text) => isWithinAlphabet(text, alphabet))) {
      const answers = await membership.ask(batch);
      for (const [i, text] of batch.entries()) {
        if (learner.hypothesis.accepts(text) === answers[i]) continue;
        isRefined = true;
        await learner.refine(text);
      }
      tell();
    }
    return isRefined;
  };

  const suite = (extra: number): Iterable<ConformanceTest> => {
    const automaton = distinct ? learner.hypothesis.whole() : learner.hypothesis.minimal();
    return wMethodSuite(automaton, { extraStates: extra, partial: true, characters: alphabet.asked });
  };
  /** Tests whether the similar seeds will find errors: each trial found one, although the trials before it were used. */
  const isSimilar = async (): Promise<boolean> => {
    for (const trial of trials) {
      await learner.settle();
      if (!(await refineBy(trial))) return false;
    }
    return true;
  };
  let isLike = false;
  const numberIn = ({ similar, other }: Numbers): number => (isLike ? similar : other);
  const seemsEmpty = (): boolean => learner.hypothesis.stateCount === 1 && !learner.hypothesis.accepts('');
  /** Possible counterexamples, from few to many; after one is found, all sources are repeated. */
  const always: readonly (() => Iterable<string>)[] = [
    () => seeds,
    () => (learner.hypothesis.stateCount <= fewStates ? shortTexts(alphabet.asked) : []),
    () => (isLike || seemsEmpty() ? similarSeeds() : []),
    () => (isGuided ? [] : textsOf(suite(0))),
    () => witnessesOf(learntAutomaton(learner.hypothesis, alphabet), distinguishedFrom, alphabet.unasked),
    () => learner.kindsInStates(),
    () => textsOf(characterSuite(learner.hypothesis.minimal(), alphabet.asked, true)),
    () => learner.randomTexts(numberIn(randomTexts), learner.hypothesis.stateCount),
    () => learner.walks(numberIn(walks), learner.hypothesis.stateCount),
  ];
  /** Returns the texts that exclude more states; undefined after the last. */
  const excluding = (extra: number): Iterable<string> | undefined => {
    if (extraStates !== undefined) return extra <= extraStates ? textsOf(suite(extra)) : undefined;
    return extra <= mostExtraStates ? atMost(freeTexts, textsOf(suite(extra))) : undefined;
  };
  let reached: number | undefined;
  let stopped: LimitReached['limit'] | undefined;
  try {
    await learner.begin();
    isLike = await isSimilar();
    for (let i = 0; ;) {
      await learner.settle();
      const texts = i < always.length ? always[i]?.() : excluding(i - always.length + 1);
      if (texts === undefined) break;
      const isRefined = await refineBy(texts);
      i = isRefined ? 0 : i + 1;
      reached = i < always.length ? undefined : i - always.length;
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    stopped = error.limit;
  }
  const automaton = learntAutomaton(learner.hypothesis, alphabet);
  const classes = learntClasses(automaton, alphabet);
  const learnt: Learnt = {
    automaton,
    prefix,
    assumptions: { extraStates: reached, classes, unasked: alphabet.unasked },
    queries: membership.queries,
  };
  if (stopped === undefined) return learnt;
  const further = new Membership(oracle, prefix, mostQueries - membership.queries);
  const growth = await growthOf({
    texts: learner.accessTexts,
    automaton,
    characters: classes.map(({ asked }) => asked.charAt(0)),
    suffixes: learner.suffixes,
    ask: (texts) => further.ask(texts),
  });
  return { ...learnt, queries: membership.queries + further.queries, stopped, growth };
}

/** Returns the alphabet without the characters on which the parser gives no answer. */
async function answered(membership: Membership, alphabet: Alphabet, prefix: string): Promise<Alphabet> {
  const unanswered: number[] = [];
  for (let left = alphabet.asked; ; left = left.filter((unit) => !unanswered.includes(unit))) {
    try {
      await membership.ask(left.map((unit) => String.fromCharCode(unit)));
      return alphabet.without(unanswered);
    } catch (error) {
      if (error instanceof LimitReached) return alphabet.without(unanswered);
      const unit = error instanceof UnansweredError ? error.text.slice(prefix.length).charCodeAt(0) : NaN;
      if (!left.includes(unit) || left.length === 1) throw error;
      unanswered.push(unit);
    }
  }
}

function isWithinAlphabet(text: string, alphabet: Alphabet): boolean {
  for (let i = 0; i < text.length; i++) if (alphabet.letterOf(text.charCodeAt(i)) === unasked) return false;
  return true;
}

function* inBatches(texts: Iterable<string>, fits: (text: string) => boolean): Generator<readonly string[]> {
  let batch: string[] = [];
  for (const text of texts) {
    if (!fits(text)) continue;
    if (batch.push(text) < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Yields the strings that distinguish an automaton from others, or that it shares with them. */
function* witnessesOf(
  automaton: Automaton,
  others: readonly Automaton[],
  unasked: CodeUnitSet,
): Generator<string> {
  for (const other of others) {
    const { onlyFirst, onlySecond, both } = compareAutomata(automaton, without(other, unasked));
    for (const { text } of [...onlyFirst, ...onlySecond]) yield text;
    yield* both;
  }
}

/** Returns the texts if there are at most so many. */
function atMost(most: number, texts: Iterable<string>): readonly string[] | undefined {
  const found: string[] = [];
  for (const text of texts) if (found.push(text) > most) return undefined;
  return found;
}

/** Texts in forms that parsers of something else than URLs often read. */
const commonForms =
  '2005-01-31 12:30:00 2005-01-31T12:30Z 1.5 -1 +1e9 0x1F a@b.example a=b a=b&c=d a,b a;b a.b a/b /a/b a-b (a) [a] <a> {"a":1} "a" \'a\' #ff0000 $1 1.2.3 v1.2 10% a|b a:b 1:2 ::1 1-2 true null'.split(
    ' ',
  );

/** Number of states up to which a hypothesis may be no more than the shortest accepted texts. */
const fewStates = 3;

/**
 * Yields texts for a parser of which little is known: common forms, those of one or two printable characters of
 * US-ASCII, of up to three digits, and of up to four of a few letters.
 */
function* shortTexts(asked: readonly number[]): Generator<string> {
  yield* commonForms;
  const printable = asked
    .filter((unit) => unit > 0x20 && unit < 0x7f)
    .map((unit) => String.fromCharCode(unit));
  yield* wordsOver(printable, 2);
  yield* wordsOver(Array.from('0123456789'), 3);
  yield* wordsOver(Array.from('abc01'), 4);
}

/** Yields the words of up to so many letters. */
function* wordsOver(letters: readonly string[], most: number): Generator<string> {
  let words: readonly string[] = [''];
  for (let length = 1; length <= most; length++) {
    words = words.flatMap((word) => letters.map((letter) => word + letter));
    yield* words;
  }
}

function* textsOf(tests: Iterable<ConformanceTest>): Generator<string> {
  for (const { text } of tests) yield text;
}

function learntClasses(automaton: TableAutomaton, { asked }: Alphabet): readonly LearntClass[] {
  return classSets(automaton).map((set, c) => ({
    set,
    asked: String.fromCharCode(...asked.filter((unit) => automaton.classOf(unit) === c)),
  }));
}

/** Returns the minimal automaton; unasked characters lead to a dead state. */
function learntAutomaton({ table }: Hypothesis, { size }: Alphabet): TableAutomaton {
  const { classes, accepting, rows } = table;
  const dead = rows.length;
  if (!classes.includes(unasked)) return minimalTable(table);
  return minimalTable({
    classes: classes.map((c) => (c === unasked ? size : c)),
    accepting: [...accepting, false],
    rows: [...rows.map((row) => [...row, dead]), Array.from({ length: size + 1 }, () => dead)],
  });
}
