/**
 * Regular expressions as data, independent of the dialect. Constructors omit what adds nothing to the language:
 * duplicates, a choice of single characters that is a set, a repetition in a repetition.
 */
import { asciiSize } from '../../core/base/ascii.js';
import { type CodeUnitSet, codeUnits } from '../../core/base/code-units.js';
import { Budget, defaultLimits, type Limits, StateLimitError } from '../../core/base/limits.js';

/** A regular expression. */
export type Regex = RegexForm & {
  /** Equal expressions have equal keys. */
  readonly key: string;
  /** Number of its sets. */
  readonly size: number;
  /** True if the empty string is in its language. */
  readonly nullable: boolean;
  /** True if it contains a group. */
  readonly grouped: boolean;
};

type RegexForm =
  /** One code unit. */
  | { readonly type: 'set'; readonly set: CodeUnitSet }
  | { readonly type: 'sequence'; readonly items: readonly Regex[] }
  | { readonly type: 'choice'; readonly alternatives: readonly Regex[] }
  /** Unbounded if max is null. */
  | { readonly type: 'repetition'; readonly min: number; readonly max: number | null; readonly body: Regex }
  /** A captured group of a component or a rule. */
  | { readonly type: 'group'; readonly of: string; readonly body: Regex }
  /** A part that was a reference to a rule. */
  | { readonly type: 'rule'; readonly rule: string; readonly body: Regex };

/** Key characters that count as much work as one step. */
const keyPerStep = 256;

/** The empty string. */
export const nothing: Regex = {
  type: 'sequence',
  items: [],
  key: '()',
  size: 0,
  nullable: true,
  grouped: false,
};

export function setOf(set: CodeUnitSet): Regex {
  return { type: 'set', set, key: `[${set.join(';')}]`, size: 1, nullable: false, grouped: false };
}

/** Builds expressions of a rule; refuses those with more sets than the limit on states. */
export class RegexMaker {
  private readonly what: string;
  private readonly budget: Budget;

  /** @param marks true to record which rule each part was */
  constructor(
    rule: string,
    private readonly marks: boolean,
    private readonly limits: Limits = defaultLimits,
  ) {
    this.what = `the regular expression of "${rule}"`;
    this.budget = new Budget(this.what, limits);
  }

  /** Returns the same expression with mapped children. */
  ofParts(e: Regex, visit: (part: Regex) => Regex): Regex {
    switch (e.type) {
      case 'set':
        return e;
      case 'sequence':
        return this.sequence(...e.items.map(visit));
      case 'choice':
        return this.choice(...e.alternatives.map(visit));
      case 'repetition':
        return this.repetition(e.min, e.max, visit(e.body));
      case 'group':
        return this.group(e.of, visit(e.body));
      case 'rule':
        return this.ofRule(e.rule, visit(e.body));
    }
  }

  /** Concatenates items. An item that repeats its neighbour becomes one repetition with it. */
  sequence(...items: readonly Regex[]): Regex {
    const flat: Regex[] = [];
    for (const item of items.flatMap((each) => (each.type === 'sequence' ? each.items : [each]))) {
      const last = flat.at(-1);
      const joined = last && this.joined(last, item);
      if (joined === undefined) flat.push(item);
      else flat[flat.length - 1] = joined;
    }
    const [only = nothing, more] = flat;
    if (more === undefined) return only;
    const key = `(${flat.map((each) => each.key).join(' ')})`;
    return this.made(
      { type: 'sequence', items: flat },
      key,
      flat,
      flat.every((each) => each.nullable),
    );
  }

  /** Returns a choice; a duplicate alternative adds nothing. @throws StateLimitError */
  choice(...alternatives: readonly Regex[]): Regex {
    const flat: Regex[] = [];
    const known = new Set<string>();
    for (const one of alternatives.flatMap((each) => this.alternativesOf(each))) {
      if (known.has(one.key)) continue;
      known.add(one.key);
      const last = flat.at(-1);
      const sets = flat.findIndex((other) => unmarked(other).type === 'set');
      const [set, other] = [unmarked(one), unmarked(flat[sets] ?? one)];
      if (sets >= 0 && set.type === 'set' && other.type === 'set') {
        flat[sets] = setOf(codeUnits([...other.set, ...set.set]));
      } else if (one.type === 'group' && last?.type === 'group' && last.of === one.of) {
        flat[flat.length - 1] = this.group(one.of, this.choice(last.body, one.body));
      } else flat.push(one);
    }
    if (flat.length > 1 && flat.at(-1) === nothing) {
      return this.repetition(0, 1, this.choice(...flat.slice(0, -1)));
    }
    const [only = nothing, more] = flat;
    if (more === undefined) return only;
    const key = `(${flat.map((each) => each.key).join('|')})`;
    return this.made(
      { type: 'choice', alternatives: flat },
      key,
      flat,
      flat.some((each) => each.nullable),
    );
  }

  /** Repeats min to max times, unbounded if max is null; in that case a body that may be empty makes min 0. */
  repetition(min: number, max: number | null, repeated: Regex): Regex {
    if (max === 0 || repeated === nothing) return nothing;
    if (min === 1 && max === 1) return repeated;
    if (max === null && repeated.nullable && min > 0) return this.repetition(0, null, repeated);
    const body = max === null ? this.withoutLoops(repeated) : repeated;
    if (body === nothing) return nothing;
    const inner = unmarked(body);
    if (min === 0 && max === 1 && body.nullable) return body;
    if (inner.type === 'repetition' && inner.max === null && inner.min <= 1 && min <= 1) {
      if (max === null || (max === 1 && min === 0)) {
        return this.repetition(Math.min(min, inner.min), null, inner.body);
      }
    }
    const key = `${body.key}{${min},${String(max)}}`;
    return this.made({ type: 'repetition', min, max, body }, key, [body], min === 0 || body.nullable);
  }

  group(of: string, body: Regex): Regex {
    const made = this.made({ type: 'group', of, body }, `<${of} ${body.key}>`, [body], body.nullable);
    return { ...made, grouped: true };
  }

  /** Marks the expansion of a reference to a rule; single characters are not marked. */
  ofRule(rule: string, body: Regex): Regex {
    if (!this.marks || body === nothing || isShort(body) || body.type === 'rule') return body;
    return { ...body, type: 'rule', rule, body };
  }

  /**
   * Simplifies the body of an unbounded repetition: an alternative `x+` is equivalent to `x`, and so are `x?` and `x*`
   * if the body may be empty.
   */
  private withoutLoops(body: Regex): Regex {
    const alternatives = this.alternativesOf(body);
    const plain = alternatives.flatMap((one) => {
      const inner = unmarked(one);
      if (inner === nothing) return [];
      const isLoop = inner.type === 'repetition' && (inner.max === null || inner.max === 1) && inner.min <= 1;
      return isLoop && !inner.grouped ? [inner.body] : [one];
    });
    const isSame = plain.length === alternatives.length && plain.every((one, i) => one === alternatives[i]);
    return isSame ? body : this.choice(...plain);
  }

  /**
   * Returns the alternatives. A choice keeps the mark of its rule unless it has a set, which others may be merged with.
   */
  private alternativesOf(one: Regex): readonly Regex[] {
    const inner = unmarked(one);
    if (inner.type !== 'choice') return [one];
    const isOpen = inner === one || inner.alternatives.some((each) => unmarked(each).type === 'set');
    return isOpen ? inner.alternatives : [one];
  }

  /** Merges two neighbours into one repetition; undefined if their bodies differ. */
  private joined(one: Regex, other: Regex): Regex | undefined {
    const [first, second] = [timesOf(one), timesOf(other)];
    if (first.body.key !== second.body.key || one.grouped || other.grouped) return undefined;
    const isPlain = unmarked(one).type !== 'repetition' && unmarked(other).type !== 'repetition';
    if (isPlain && !isWideSet(first.body)) return undefined;
    const max = first.max === null || second.max === null ? null : first.max + second.max;
    return this.repetition(first.min + second.min, max, first.body);
  }

  private made(form: RegexForm, key: string, parts: readonly Regex[], nullable: boolean): Regex {
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    if (size > this.limits.states) throw new StateLimitError(this.what, this.limits.states);
    this.budget.step(1 + key.length / keyPerStep);
    return { ...form, key, size, nullable, grouped: parts.some((part) => part.grouped) };
  }
}

/** Returns an expression without the name of its rule. */
export function unmarked(e: Regex): Regex {
  return e.type === 'rule' ? unmarked(e.body) : e;
}

function timesOf(e: Regex): { readonly body: Regex; readonly min: number; readonly max: number | null } {
  const inner = unmarked(e);
  return inner.type === 'repetition' ? inner : { body: inner, min: 1, max: 1 };
}

/** Tests whether an expression is a set of more than the two cases of a letter. */
function isWideSet(e: Regex): boolean {
  return e.type === 'set' && e.set.reduce((sum, [from, to]) => sum + to - from + 1, 0) > 2;
}

/** Tests whether an expression is one set, repeated or not. */
function isShort(e: Regex): boolean {
  return e.type === 'set' || (e.type === 'repetition' && e.body.type === 'set');
}

/** Tests whether an expression has code units beyond US-ASCII. */
export function hasBeyondAscii(e: Regex): boolean {
  switch (e.type) {
    case 'set':
      return e.set.some(([, to]) => to >= asciiSize);
    case 'sequence':
      return e.items.some(hasBeyondAscii);
    case 'choice':
      return e.alternatives.some(hasBeyondAscii);
    default:
      return hasBeyondAscii(e.body);
  }
}
