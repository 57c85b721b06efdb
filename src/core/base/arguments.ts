/**
 * What the arguments of public calls must be: TypeScript says so itself, but to JavaScript any value may come, and most
 * would be read as something else. One check for each kind of value, and those that put checks together.
 */

import { unknownName } from './unknown-name.js';
import { typeOf, wrongType } from './wrong-type.js';

/**
 * Refuses a value that is not of its kind.
 * @param what the value in words, to begin a sentence: `encode: the role`
 * @throws TypeError, and UnknownNameError where an object has a member that is no option
 */
export type Check = (value: unknown, what: string) => void;

/** A check by a predicate. */
function kind(expected: string, is: (value: unknown) => boolean): Check {
  return (value, what) => {
    if (is(value)) return;
    const problem = `${what} must be ${expected}`;
    // For a wrong number, say which: that it is a number says nothing new.
    throw typeof value === 'number' ? new TypeError(`${problem}, not ${value}`) : wrongType(problem, value);
  };
}

export const aString = /* @__PURE__ */ kind('a string', (value) => typeof value === 'string');
export const aBoolean = /* @__PURE__ */ kind('true or false', (value) => typeof value === 'boolean');
export const aFunction = /* @__PURE__ */ kind('a function', (value) => typeof value === 'function');
export const aList = /* @__PURE__ */ kind('an array', (value) => Array.isArray(value));
export const octetsOrText = /* @__PURE__ */ kind(
  'a string or a Uint8Array',
  (value) => typeof value === 'string' || value instanceof Uint8Array,
);
export const aCount = /* @__PURE__ */ kind(
  'a whole number from 0',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
);
/** How much there may be at most; Infinity where there is no bound. */
export const aBound = /* @__PURE__ */ kind(
  'a number from 0',
  (value) => typeof value === 'number' && value >= 0,
);

/** One of these names. */
export function oneOf(...known: readonly string[]): Check {
  return (value, what) => {
    aString(value, what);
    if (!known.includes(value as string)) throw unknownName(what, value, known);
  };
}

/** What may be left out. */
export function optional(check: Check): Check {
  return (value, what) => {
    if (value !== undefined) check(value, what);
  };
}

/** An array whose items are all of a kind. */
export function listOf(check: Check): Check {
  return (value, what) => {
    aList(value, what);
    for (const [i, item] of (value as readonly unknown[]).entries()) check(item, `${what}[${i}]`);
  };
}

/** An object with such members, and perhaps others. */
export function recordOf(members: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(members);
  return (value, what) => {
    if (typeOf(value) !== 'object') throw notAnObject(what, members, value);
    for (const [name, check] of checks) check(Reflect.get(value as object, name), `${what}.${name}`);
  };
}

function notAnObject(what: string, members: object, value: unknown): TypeError {
  return wrongType(`${what} must be an object such as { ${Object.keys(members).join(', ')} }`, value);
}

/** The options of a call by their names, with what each must be. */
export type OptionChecks<Options extends object> = Readonly<Record<keyof Options & string, Check>>;

/**
 * Returns the options that were given; a missing option is not an error.
 * @throws TypeError where they are no object, which would be read as no option at all, or a value is of another kind
 * @throws UnknownNameError where one is none of the call's
 */
export function knownOptions<Options extends object>(
  call: string,
  checks: OptionChecks<Options>,
  options: Options | undefined,
): Partial<Options> {
  if (options === undefined) return {};
  const names = Object.keys(checks);
  checkNames(call, names, options);
  const known: Partial<Options> = {};
  for (const name of names as (keyof Options & string)[]) {
    const value = options[name];
    if (value === undefined) continue;
    checks[name](value, `${call}: the option ${name}`);
    known[name] = value;
  }
  return known;
}

/** Refuses options that are no object, or of other names. @throws TypeError, UnknownNameError */
export function checkNames(call: string, names: readonly string[], options: object): void {
  if (typeOf(options) !== 'object') {
    throw wrongType(`${call}: options must be an object such as { ${names.join(', ')} }`, options);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) throw unknownName(`option of ${call}`, unknown, names);
}
