/** The option `--level`: a rung of the ladder of comparison. */

import { type Level, levels } from '../../core/reference/normalize.js';
import { knownName } from '../../core/base/unknown-name.js';
import { option } from '../input/command.js';

export const levelOption = option(
  '--level <LEVEL>',
  `the highest rung (default: that of the document): ${levels.join(', ')}`,
);

/** Parses the level. @throws UnknownNameError */
export function levelOf(name: string | undefined): Level | undefined {
  return name === undefined ? undefined : knownName('level', name, levels);
}
