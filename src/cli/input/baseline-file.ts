/** Files of baselines, as `--baseline` reads and `--write-baseline` writes them. */

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { visible } from '../../core/base/visible.js';
import type { Baseline } from '../../study/formatting/baseline.js';
import { itIsAFolder, Misuse, Unreadable } from '../output/errors.js';
import type { Terminal } from '../output/terminal.js';
import { checkNoInput, writeWhole } from '../output/written-file.js';
import { fileOf, readWhole } from './inputs.js';
import { decoded } from './lines.js';

/** Size limit of a baseline in bytes. */
const maxBaselineBytes = 16 * 1024 * 1024;

/**
 * Reads a baseline.
 * @param parse parses its text, and throws TypeError if that is no baseline
 * @throws Unreadable; Misuse if it is no baseline
 */
export async function baselineIn(
  file: string,
  terminal: Terminal,
  parse: (text: string) => Baseline,
): Promise<Baseline> {
  const text = decoded(await readWhole(fileOf(file, terminal), maxBaselineBytes));
  if (text === undefined) throw new Unreadable(file, new Error('it is not UTF-8'));
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(`"${visible(file)}": ${error.message}`) : error;
  }
}

/**
 * Checks before the work, which may take long, that a baseline can be written to the file. @throws Misuse if not, or if
 * the file is an input
 */
export function checkWritable(file: string, inputs: readonly string[]): void {
  checkNoInput('the baseline', file, inputs);
  writing(file, () => {
    if (!existsSync(file)) accessSync(dirname(file), constants.W_OK);
    else if (statSync(file).isDirectory()) throw new Error(itIsAFolder);
    else accessSync(file, constants.W_OK);
  });
}

/** Writes a baseline. @throws Misuse if it cannot be written */
export function writeBaseline(file: string, baseline: Baseline): void {
  writing(file, () => {
    writeWhole(file, `${JSON.stringify(baseline, null, 2)}\n`);
  });
}

function writing(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Misuse(`cannot write "${visible(file)}": ${visible(why)}`);
  }
}
