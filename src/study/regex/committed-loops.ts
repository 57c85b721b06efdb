/**
 * Loops of an expression that may be possessive, that is, never give a turn back, because the text determines each turn
 * and the end of the loop. Either each character determines which of the expression's positions it matches (Glushkov's
 * positions: see automaton-expression.ts of the transcriptions), or no turn begins with another, and nothing that may follow begins
 * with one. An engine then takes the turns that any match of the whole text takes.
 */
import { type CodeUnitSet, codeUnits } from '../../core/base/code-units.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { type BnfExpression, parts, type RepetitionExpression } from '../../grammar/bnf/bnf.js';

/** Bounded repetitions are expanded up to this many turns; beyond, any number of turns is assumed to be possible. */
const maxCopies = 16;

/** A position: one character of the expression, with bounded repetitions expanded. */
interface Place {
  readonly set: number;
  /** The positions that may come next, including those outside the part of the expression built so far. */
  readonly follow: Set<number>;
}

interface Ends {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly mayBeEmpty: boolean;
}

/** A loop, in one of the copies that expansion makes. */
interface Loop {
  readonly body: Ends;
  /** The positions of its body are from `from` up to `to`, exclusive. */
  readonly from: number;
  readonly to: number;
  /** Followers within one turn, by position from `from` on. */
  readonly within: readonly ReadonlySet<number>[];
  /** True if the loop is in no bounded repetition that is not expanded. */
  readonly isCounted: boolean;
}

/**
 * Returns the loops that may be possessive. Time is at most quadratic in the number of positions, within the limits.
 * @throws StateLimitError, TimeLimitError
 */
export function committedLoops(
  e: BnfExpression,
  loops: Iterable<RepetitionExpression>,
  limits: Limits,
): ReadonlySet<RepetitionExpression> {
  const wanted = new Set(loops);
  const places = new Places(wanted, new Budget('finding the loops of the regular expression', limits));
  places.build(e);
  return new Set([...wanted].filter((loop) => places.isCommitted(loop)));
}

class Places {
  private readonly places: Place[] = [];
  private readonly sets: CodeUnitSet[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly overlaps = new Map<number, boolean>();
  private readonly found = new Map<RepetitionExpression, Loop[]>();
  /** Number of enclosing repetitions whose bounds are not expanded. */
  private uncounted = 0;

  constructor(
    private readonly wanted: ReadonlySet<RepetitionExpression>,
    private readonly budget: Budget,
  ) {}

  isCommitted(e: RepetitionExpression): boolean {
    const found = this.found.get(e) ?? [];
    const isGreedy = consumesGreedily(e.body);
    return found.every(
      (loop) =>
        loop.isCounted &&
        !loop.body.mayBeEmpty &&
        ((isGreedy && this.isDeterministic(loop)) || (this.isPrefixFree(loop) && this.isApart(loop))),
    );
  }

  build(e: BnfExpression): Ends {
    const set = singleSet(e);
    if (set !== undefined) return this.place(set);
    switch (e.type) {
      case 'sequence':
        return this.sequence(e.items.map((item) => this.build(item)));
      case 'alternation': {
        const all = e.alternatives.map((one) => this.build(one));
        return {
          first: all.flatMap(({ first }) => first),
          last: all.flatMap(({ last }) => last),
          mayBeEmpty: all.some(({ mayBeEmpty }) => mayBeEmpty),
        };
      }
      case 'repetition':
        return this.repetition(e);
      default:
        // An expression read back has no literals and no references.
        throw new TypeError(`a regular expression with a ${e.type}`);
    }
  }

  private place(set: CodeUnitSet): Ends {
    this.budget.keep();
    const key = set.join();
    const number = this.numbers.get(key) ?? this.sets.push(set) - 1;
    this.numbers.set(key, number);
    const place = this.places.push({ set: number, follow: new Set() }) - 1;
    return { first: [place], last: [place], mayBeEmpty: false };
  }

  private link(from: readonly number[], to: readonly number[]): void {
    this.budget.step(from.length * to.length);
    for (const place of from) for (const next of to) this.places[place]?.follow.add(next);
  }

  private sequence(items: readonly Ends[]): Ends {
    let joined: Ends = { first: [], last: [], mayBeEmpty: true };
    for (const item of items) {
      this.link(joined.last, item.first);
      joined = {
        first: joined.mayBeEmpty ? [...joined.first, ...item.first] : joined.first,
        last: item.mayBeEmpty ? [...joined.last, ...item.last] : item.last,
        mayBeEmpty: joined.mayBeEmpty && item.mayBeEmpty,
      };
    }
    return joined;
  }

  private repetition(e: RepetitionExpression): Ends {
    const { min, max } = e;
    if (max !== null && isWrittenOut(e)) {
      let rest: Ends = { first: [], last: [], mayBeEmpty: true };
      const copies = Array.from({ length: max }, () => this.build(e.body));
      for (const [i, copy] of [...copies.entries()].reverse()) {
        const joined = this.sequence([copy, rest]);
        rest = i < min ? joined : { ...joined, mayBeEmpty: true };
      }
      return rest;
    }
    const before = Array.from({ length: Math.max(0, Math.min(min, maxCopies) - 1) }, () =>
      this.build(e.body),
    );
    if (!isWrittenOut(e)) this.uncounted++;
    const from = this.places.length;
    const body = this.build(e.body);
    if (this.wanted.has(e)) {
      const within = this.places.slice(from).map(({ follow }) => new Set(follow));
      const loop = { body, from, to: this.places.length, within, isCounted: this.uncounted === 0 };
      this.found.set(e, [...(this.found.get(e) ?? []), loop]);
    }
    if (!isWrittenOut(e)) this.uncounted--;
    this.link(body.last, body.first);
    return this.sequence([...before, { ...body, mayBeEmpty: body.mayBeEmpty || min === 0 }]);
  }

  /** Tests whether each character determines its position, in the loop and beyond. */
  private isDeterministic({ from, to }: Loop): boolean {
    for (let place = from; place < to; place++) {
      const follow = [...(this.places[place]?.follow ?? [])];
      this.budget.step(follow.length * follow.length);
      const isInside = (next: number): boolean => from <= next && next < to;
      if (
        follow.some((next, i) =>
          follow.some(
            (other, j) => i < j && (isInside(next) || isInside(other)) && this.overlap(next, other),
          ),
        )
      )
        return false;
    }
    return true;
  }

  /** Tests whether no turn is the beginning of another. */
  private isPrefixFree({ body, from, within }: Loop): boolean {
    const last = new Set(body.last);
    const inside = (place: number): Iterable<number> => within[place - from] ?? [];
    const goesOn = ([one, other]: Pair): boolean => last.has(one) && (within[other - from]?.size ?? 0) > 0;
    return !this.reaches(body.first, body.first, inside, inside, goesOn);
  }

  /** Tests whether nothing that may follow the loop begins with a turn. */
  private isApart({ body, from, to, within }: Loop): boolean {
    const last = new Set(body.last);
    const outside = [...new Set(body.last.flatMap((place) => [...(this.places[place]?.follow ?? [])]))];
    const starts = outside.filter((place) => place < from || place >= to);
    const inside = (place: number): Iterable<number> => within[place - from] ?? [];
    const anywhere = (place: number): Iterable<number> => this.places[place]?.follow ?? [];
    return !this.reaches(body.first, starts, inside, anywhere, ([one]) => last.has(one));
  }

  /** Tests whether two paths read the same characters up to a pair of positions of a kind. */
  private reaches(
    firsts: readonly number[],
    others: readonly number[],
    next: (place: number) => Iterable<number>,
    nextOther: (place: number) => Iterable<number>,
    isGoal: (pair: Pair) => boolean,
  ): boolean {
    const queue: Pair[] = [];
    const seen = new Set<number>();
    const visit = (ones: Iterable<number>, all: Iterable<number>): void => {
      for (const one of ones) {
        for (const other of all) {
          this.budget.step();
          const key = one * this.places.length + other;
          if (seen.has(key) || !this.overlap(one, other)) continue;
          this.budget.keep();
          seen.add(key);
          queue.push([one, other]);
        }
      }
    };
    visit(firsts, others);
    for (const pair of queue) {
      if (isGoal(pair)) return true;
      visit(next(pair[0]), nextOther(pair[1]));
    }
    return false;
  }

  private overlap(place: number, other: number): boolean {
    const [a = 0, b = 0] = [this.places[place]?.set, this.places[other]?.set];
    const key = a * this.sets.length + b;
    let known = this.overlaps.get(key);
    if (known === undefined) {
      const [one, two] = [this.sets[a] ?? [], this.sets[b] ?? []];
      known = one.some(([from, to]) => two.some(([first, last]) => from <= last && first <= to));
      this.overlaps.set(key, known);
    }
    return known;
  }
}

type Pair = readonly [one: number, other: number];

function isWrittenOut({ min, max }: RepetitionExpression): boolean {
  return (max ?? min) <= maxCopies;
}

/**
 * Tests whether an expression never prefers to stop, nor counts beyond its expansion: an alternative that may be empty
 * comes last.
 */
function consumesGreedily(e: BnfExpression): boolean {
  if (e.type === 'repetition' && !isWrittenOut(e)) return false;
  if (e.type === 'alternation' && e.alternatives.slice(0, -1).some(mayBeEmpty)) return false;
  return parts(e).every(consumesGreedily);
}

function mayBeEmpty(e: BnfExpression): boolean {
  switch (e.type) {
    case 'sequence':
      return e.items.every(mayBeEmpty);
    case 'alternation':
      return e.alternatives.some(mayBeEmpty);
    case 'repetition':
      return e.min === 0 || mayBeEmpty(e.body);
    default:
      return false;
  }
}

/** Returns the set of an expression of one character. */
function singleSet(e: BnfExpression): CodeUnitSet | undefined {
  if (e.type === 'range') return codeUnits([[e.from, e.to]]);
  const isSet = e.type === 'alternation' && e.alternatives.every(({ type }) => type === 'range');
  return isSet
    ? codeUnits(e.alternatives.flatMap((one) => (one.type === 'range' ? [[one.from, one.to] as const] : [])))
    : undefined;
}
