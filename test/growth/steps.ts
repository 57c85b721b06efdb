/**
 * How many steps a call takes, counted: calls of functions and rounds of loops by what count-steps.ts adds to the code,
 * and for what is built in the characters or items that it goes over.
 */

import { analyse } from 'scslre';

/** Set by jest.config.js, before any file is loaded. */
const counter = (globalThis as unknown as { readonly steps: { count: number } }).steps;

/** Units of the shorter text; the longer one has twice as many. */
const units = 200;
/** What stays below it grows no faster than the text; where it grows with the square it is 4. */
export const linear = 2.1;

interface Sized {
  readonly length: number;
}
/** What a method goes over, by what it is called on and with, and what it returns. */
type Cost = (target: never, args: readonly unknown[], result: never) => number;

const one: Cost = () => 1;
const whole: Cost = ({ length }: Sized) => length;
const result: Cost = (_target, _args, { length }: Sized) => length;
const upTo: Cost = ({ length }: Sized, [, from = 0], found: number) =>
  (found < 0 ? length : found + 1) - Math.min(Number(from), length);
const backTo: Cost = ({ length }: Sized, [, from = length], found: number) =>
  Math.min(Number(from), length) - found;
/** The rest of the text, or the match; their square where the regular expression may go back. */
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
  [String.prototype, texts, whole],
  [String.prototype, 'slice substring repeat padStart padEnd concat', result],
  ...[Array.prototype, typedArray].map((prototype) => [prototype, lists, whole] as const),
  ...[Array.prototype, typedArray].map((prototype) => [prototype, 'slice concat', result] as const),
  ...[String.prototype, Array.prototype, typedArray].flatMap(
    (prototype) =>
      [
        [prototype, 'indexOf', upTo],
        [prototype, 'lastIndexOf', backTo],
      ] as const,
  ),
  [RegExp.prototype, 'exec', match],
  ...iterators.map((prototype) => [prototype, 'next', one] as const),
];

/**
 * How the steps of a call grow where its text grows twice as long: 2 where they are in proportion to it.
 * @param family the text of so many units
 */
export function growth(family: (n: number) => string, call: (text: string) => unknown): number {
  const texts = [family(units), family(2 * units)];
  // What is made at first use is not of the text.
  for (const text of texts) attempt(call, text);
  const [short = 0, long = 0] = texts.map((text) => stepsOf(call, text));
  return long / short;
}

/** How many steps a call takes. */
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

/** Whether a regular expression takes time in proportion to the text on every text. */
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

/** A call that throws, since the text is not derivable, has taken its steps as well. */
function attempt(call: (text: string) => unknown, text: string): void {
  try {
    call(text);
  } catch {
    // Refused.
  }
}
