/** Options that do not exist: TypeScript refuses them, JavaScript would pass over a misspelt one in silence. */

import { unknownName } from './unknown-name.js';

/** The options of a call by their names. */
export type OptionNames<Options extends object> = Readonly<Record<keyof Options & string, true>>;

/** The options as they are. @throws UnknownNameError where one is none of the call's */
export function knownOptions<Options extends object>(
  call: string,
  names: OptionNames<Options>,
  options: Options | undefined,
): Options | undefined {
  if (options === undefined) return options;
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(names, name)) throw unknownName(`option of ${call}`, name, Object.keys(names));
  }
  return options;
}
