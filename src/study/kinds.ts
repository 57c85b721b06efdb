/** What the arguments of the public calls of the study must be, beyond the plain kinds of src/base/arguments.ts. */
import {
  aBoolean,
  aBound,
  aCount,
  aFunction,
  aList,
  anInteger,
  aString,
  type Check,
  checkNames,
  knownOptions,
  listOf,
  type OptionChecks,
  optional,
  recordOf,
} from '../base/arguments.js';
import { lastCodeUnit } from '../base/code-units.js';
import type { Limits } from '../base/limits.js';
import { typeOf, wrongType } from '../base/wrong-type.js';
import { StudiedGrammar } from './automata/studied-grammar.js';
import type { CompareOptions } from './relations/compare-rules.js';
import type { SampleOptions } from './sampling/sample.js';

/** A check that finds the options, or the task, of a call among what it was given. */
export type OptionsCheck<Options extends object> = (value: unknown, what: string) => Options;

/** Options, or a task: no other names than these. */
export function optionsOf<Options extends object>(
  call: string,
  checks: OptionChecks<Options>,
  ...required: readonly (keyof Options & string)[]
): OptionsCheck<Options> {
  const needed = recordOf(Object.fromEntries(required.map((name) => [name, checks[name]])));
  return (value, what) => {
    const known = knownOptions(call, checks, value as Options | undefined);
    if (required.length > 0) needed(value === undefined ? value : known, what);
    return known as Options;
  };
}

const limitChecks: OptionChecks<Limits> = { states: aBound, milliseconds: aBound, since: optional(aBound) };
const allLimits = recordOf(limitChecks);

/** Limits of a call, and no others: a misspelt one would be none. */
export const limits: Check = optional((value, what) => {
  if (typeOf(value) === 'object') checkNames(what, Object.keys(limitChecks), value as object);
  allLimits(value, what);
});

/** A document, by its id, another grammar, or a learnt language. */
export const aGrammar: Check = (value, what) => {
  if (!(value instanceof StudiedGrammar)) aString(value, what);
};

export const comparing: OptionChecks<CompareOptions> = { witnesses: aCount, limits };

/** Code units, in ascending order. */
export const codeUnits: Check = (value, what) => {
  aList(value, what);
  let last = -1;
  for (const unit of value as readonly unknown[]) {
    if (!Number.isInteger(unit) || Number(unit) <= last || Number(unit) > lastCodeUnit) {
      throw new TypeError(`${what} must be code units in ascending order, not ${shown(unit)} after ${last}`);
    }
    last = Number(unit);
  }
};

function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value;
}

export const sampling: OptionChecks<SampleOptions> = {
  length: aCount,
  count: aCount,
  seed: anInteger,
  alphabet: codeUnits,
  limits,
};

export const anAutomaton: Check = recordOf({
  initial: anInteger,
  classCount: aCount,
  classOf: aFunction,
  step: aFunction,
  accepting: aFunction,
  dead: anInteger,
});

export const aSpan: Check = recordOf({ start: aCount, end: aCount });

/** A syntax tree: its top, as the nodes below open when they are asked for. */
export const aTree: Check = recordOf({ rule: aString, start: aCount, end: aCount, children: aList });

/** An expression whose `type` tells its other members. */
function expressionOf(kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check {
  return (value, what) => {
    recordOf({ type: aString, span: aSpan })(value, what);
    const { type } = value as { readonly type: string };
    if (!Object.hasOwn(kinds, type)) {
      throw new TypeError(`${what}.type must be one of ${Object.keys(kinds).join(', ')}, not "${type}"`);
    }
    recordOf(kinds[type] ?? {})(value, what);
  };
}

/** What is large, and was found to be sound, is not looked at again. */
function once(check: Check): Check {
  const sound = new WeakSet();
  return (value, what) => {
    if (typeof value !== 'object' || value === null) throw wrongType(`${what} must be an object`, value);
    if (sound.has(value)) return;
    check(value, what);
    sound.add(value);
  };
}

const orNull =
  (check: Check): Check =>
  (value, what) => {
    if (value !== null) check(value, what);
  };

const bnfExpression: Check = expressionOf({
  literal: { text: aString, ignoreCase: aBoolean },
  range: { from: aCount, to: aCount },
  reference: { name: aString },
  sequence: {
    items: listOf((value, what) => {
      bnfExpression(value, what);
    }),
  },
  alternation: {
    alternatives: listOf((value, what) => {
      bnfExpression(value, what);
    }),
  },
  repetition: {
    min: aCount,
    max: orNull(aCount),
    body: (value, what) => {
      bnfExpression(value, what);
    },
  },
});

/** A BNF, as bnfOf gives it. */
export const aBnf: Check = once(
  recordOf({
    revision: aString,
    rules: listOf(recordOf({ name: aString, corrected: aString, expression: bnfExpression })),
  }),
);

const pegExpression: Check = expressionOf({
  class: { set: aList },
  reference: { name: aString },
  sequence: {
    items: listOf((value, what) => {
      pegExpression(value, what);
    }),
  },
  choice: {
    alternatives: listOf((value, what) => {
      pegExpression(value, what);
    }),
  },
  repetition: {
    min: aCount,
    max: orNull(aCount),
    body: (value, what) => {
      pegExpression(value, what);
    },
  },
  lookahead: {
    negated: aBoolean,
    body: (value, what) => {
      pegExpression(value, what);
    },
  },
});

/** A PEG, as readPeg gives it. */
export const aPeg: Check = once(
  recordOf({
    text: aString,
    rules: listOf(recordOf({ name: aString, expression: pegExpression, span: aSpan })),
  }),
);
