/** Refuses options that do not exist: TypeScript does so itself, but JavaScript would silently ignore a misspelt one. */

import { unknownName } from './unknown-name.js';

/** The options of a call by their names, with the types of their values. */
export type OptionTypes<Options extends object> = Readonly<
  Record<keyof Options & string, 'string' | 'number' | 'boolean' | 'array'>
>;

/**
 * The options as they are.
 * @throws TypeError where they are no object, which would be read as no option at all, or a value has another type
 * @throws UnknownNameError where one is none of the call's
 */
export function knownOptions<Options extends object>(
  call: string,
  types: OptionTypes<Options>,
  options: Options | undefined,
): Options | undefined {
  if (options === undefined) return options;
  checkNames(call, Object.keys(types), options);
  for (const name of Object.keys(options) as (keyof Options & string)[]) {
    const value = options[name];
    if (value !== undefined && typeOf(value) !== types[name]) {
      throw wrongType(`${call}: the option ${name} must be of type ${types[name]}`, value);
    }
  }
  return options;
}

/** Refuses options that are no object, or of other names. @throws TypeError, UnknownNameError */
export function checkNames(call: string, names: readonly string[], options: object): void {
  if (typeOf(options) !== 'object') {
    throw wrongType(`${call}: options must be an object such as { ${names.join(', ')} }`, options);
  }
  // What every object inherits is no option.
  for (const name in options) {
    if (!names.includes(name) && Object.hasOwn(options, name)) {
      throw unknownName(`option of ${call}`, name, names);
    }
  }
}

/** The error for a value that is not what a call takes. */
export function wrongType(expected: string, value: unknown): TypeError {
  return new TypeError(`${expected}, not ${typeOf(value)}`);
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
