/**
 * Checks of the arguments of public calls. TypeScript checks types itself, but JavaScript may pass any value, and most
 * would be read as something else. One check for each kind of value, and functions that combine checks.
 */

import { unknownName } from './unknown-name.js';
import { typeOf, wrongType } from './wrong-type.js';

/**
 * Rejects a value of another kind.
 * @param what the value in words, to begin a sentence: `encode: the role`
 * @throws TypeError; UnknownNameError if an object has a member that is not an option
 */
export type Check = (value: unknown, what: string) => void;

/** Builds a check from a predicate. */
function kind(expected: string, is: (value: unknown) => boolean): Check {
  return (value, what) => {
    if (is(value)) return;
    const problem = `${what} must be ${expected}`;
    // The message shows a wrong number itself: its type would add nothing.
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
/** Checks an upper bound; Infinity means unbounded. */
export const aBound = /* @__PURE__ */ kind(
  'a number from 0',
  (value) => typeof value === 'number' && value >= 0,
);

/** Checks that the value is one of these names. */
export function oneOf(...known: readonly string[]): Check {
  return (value, what) => {
    aString(value, what);
    if (!known.includes(value as string)) throw unknownName(what, value, known);
  };
}

/** Makes a check accept undefined. */
export function optional(check: Check): Check {
  return (value, what) => {
    if (value !== undefined) check(value, what);
  };
}

/** Checks an array by checking each item. */
export function listOf(check: Check): Check {
  return (value, what) => {
    aList(value, what);
    for (const [i, item] of (value as readonly unknown[]).entries()) check(item, `${what}[${i}]`);
  };
}

/** Checks an object by checking these members; other members are allowed. */
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

/** Checks of the options of a call, by option name. */
export type OptionChecks<Options extends object> = Readonly<Record<keyof Options & string, Check>>;

/**
 * Returns the options that were given; a missing option is not an error.
 * @throws TypeError if the options are not an object, which would be read as no option at all, or a value is of another
 * kind
 * @throws UnknownNameError if an option does not belong to the call
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
    // Inherited values are not those of the call.
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    if (value === undefined) continue;
    checks[name](value, `${call}: the option ${name}`);
    known[name] = value;
  }
  return known;
}

/** Rejects options that are not an object or have other names. @throws TypeError, UnknownNameError */
export function checkNames(call: string, names: readonly string[], options: object): void {
  if (typeOf(options) !== 'object') {
    throw wrongType(`${call}: options must be an object such as { ${names.join(', ')} }`, options);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) throw unknownName(`option of ${call}`, unknown, names);
}
