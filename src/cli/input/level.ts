/** The option `--level`: a rung of the ladder of comparison. */

import type { Command } from 'commander';
import { type Level, levels } from '../../reference/normalize.js';
import { knownName } from '../../base/unknown-name.js';

export function takesLevel(command: Command): Command {
  return command.option(
    '--level <LEVEL>',
    `the highest rung (the document's own by default): ${levels.join(', ')}`,
  );
}

/** @throws UnknownNameError */
export function levelOf(name: string | undefined): Level | undefined {
  return name === undefined ? undefined : knownName('level', name, levels);
}
