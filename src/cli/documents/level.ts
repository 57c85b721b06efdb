/** The option `--level`: the highest normalization level. */

import { type Level, levels } from '../../core/reference/normalize.js';
import { knownName } from '../../core/base/unknown-name.js';
import { option } from '../input/command.js';

export const levelOption = option(
  '--level <LEVEL>',
  `the highest normalization level (default: the document's highest): ${levels.join(', ')}`,
);

/** Parses the level. @throws UnknownNameError */
export function levelOf(name: string | undefined): Level | undefined {
  return name === undefined ? undefined : knownName('level', name, levels);
}
