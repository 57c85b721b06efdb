/**
 * Step counts of a call: function calls and loop iterations by the code that count-steps.ts adds and, for built-ins,
 * the characters or items that they process.
 */

import { analyse } from 'scslre';

/** Set by jest.config.js, before any file is loaded. */
const counter = (globalThis as unknown as { readonly steps: { count: number } }).steps;

/** Units of the shorter text; the longer one has twice as many. */
const units = 200;
/** Bound on linear growth; quadratic growth is 4. */
export const linear = 2.1;

interface Sized {
  readonly length: number;
}
/** Cost of a method, by its receiver, its arguments, and its result. */
type Cost = (target: never, args: readonly unknown[], result: never) => number;

const constant: Cost = () => 1;
const perCharacter: Cost = ({ length }: Sized) => length;
const result: Cost = (_target, _args, { length }: Sized) => length;
const upTo: Cost = ({ length }: Sized, [, from = 0], found: number) =>
  (found < 0 ? length : found + 1) - Math.min(Number(from), length);
const backTo: Cost = ({ length }: Sized, [, from = length], found: number) =>
  Math.min(Number(from), length) - found;
/** The rest of the text, or the match; squared if the regular expression may backtrack. */
const match: Cost = (expression: RegExp, [text, from], found: RegExpExecArray | null) => {
  const length = found === null ? String(text).length - Number(from) : found[0].length + 1;
  return isLinear(expression) ? length : length ** 2;
};

const iterators = [[], '', new Set(), new Map()].map(
  (iterable): object => Object.getPrototypeOf(iterable[Symbol.iterator]()) as object,
);
const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;
const texts = 'includes split replace replaceAll toLowerCase toUpperCase trim trimStart trimEnd normalize';
const lists = 'includes join reverse sort fill shift unshift splice flat';
const builtIn: readonly (readonly [prototype: object, methods: string, cost: Cost])[] = [
  [String.prototype, texts, perCharacter],
  [String.prototype, 'slice substring repeat padStart padEnd concat', result],
  ...[Array.prototype, typedArray].map((prototype) => [prototype, lists, perCharacter] as const),
  ...[Array.prototype, typedArray].map((prototype) => [prototype, 'slice concat', result] as const),
  ...[String.prototype, Array.prototype, typedArray].flatMap(
    (prototype) =>
      [
        [prototype, 'indexOf', upTo],
        [prototype, 'lastIndexOf', backTo],
      ] as const,
  ),
  [RegExp.prototype, 'exec', match],
  ...iterators.map((prototype) => [prototype, 'next', constant] as const),
];

/**
 * Returns the growth of a call's steps if its text doubles: 2 if they are linear. @param family returns the text of n
 * units
 */
export function growth(family: (n: number) => string, call: (text: string) => unknown): number {
  const texts = [family(units), family(2 * units)];
  // Initialization on first use does not depend on the text.
  for (const text of texts) attempt(call, text);
  const [short = 0, long = 0] = texts.map((text) => stepsOf(call, text));
  return long / short;
}

/** Counts the steps of a call. */
export function stepsOf(call: (text: string) => unknown, text: string): number {
  const originals = builtIn.flatMap(([prototype, methods, cost]) =>
    methods.split(' ').flatMap((method) => {
      const original = Object.getOwnPropertyDescriptor(prototype, method);
      return original === undefined ? [] : [{ prototype, method, original, cost }];
    }),
  );
  for (const { prototype, method, original, cost } of originals) {
    Object.defineProperty(prototype, method, { ...original, value: counted(original.value as Method, cost) });
  }
  counter.count = 0;
  attempt(call, text);
  const { count } = counter;
  for (const { prototype, method, original } of originals) Object.defineProperty(prototype, method, original);
  return count;
}

const analysed = new Map<string, boolean>();

/** Tests whether a regular expression takes linear time on every text. */
export function isLinear({ source, flags }: Pick<RegExp, 'source' | 'flags'>): boolean {
  const key = `/${source}/${flags}`;
  const known = analysed.get(key) ?? analyse({ source, flags }).reports.length === 0;
  analysed.set(key, known);
  return known;
}

type Method = (...args: readonly unknown[]) => unknown;

function counted(method: Method, cost: Cost): Method {
  return function (this: unknown, ...args) {
    const { lastIndex } = this as Partial<RegExp>;
    const found = Reflect.apply(method, this, args);
    counter.count += cost(
      this as never,
      lastIndex === undefined ? args : [args[0], lastIndex],
      found as never,
    );
    return found;
  };
}

/** Calls and ignores errors: a call that throws for an underivable text has taken its steps too. */
function attempt(call: (text: string) => unknown, text: string): void {
  try {
    call(text);
  } catch {
    // Refused.
  }
}
