/** The file of a baseline. */
import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Audit, type Baseline, baselineOf, readBaseline } from '../../audit/index.js';
import { visible } from '../../base/visible.js';
import { Misuse, Unreadable } from '../errors.js';
import { fileOf, wholeOf } from '../input/inputs.js';
import { decoded } from '../input/lines.js';
import type { Terminal } from '../output/terminal.js';

/** Bytes of a baseline. */
const largest = 16 * 1024 * 1024;

/** @throws Unreadable; Misuse where it is no baseline */
export async function baselineIn(file: string, terminal: Terminal): Promise<Baseline> {
  const text = decoded(await wholeOf(fileOf(file, terminal), largest));
  if (text === undefined) throw new Unreadable(file, new Error('it is not UTF-8'));
  try {
    return readBaseline(text);
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(`"${visible(file)}": ${error.message}`) : error;
  }
}

/** Before an audit, which takes long. @throws Misuse where its classes cannot be written to the file */
export function checkWritable(file: string): void {
  writing(file, () => {
    if (!existsSync(file)) accessSync(dirname(file), constants.W_OK);
    else if (statSync(file).isDirectory()) throw new Error('it is a folder');
    else accessSync(file, constants.W_OK);
  });
}

/** @throws Misuse where it cannot be written */
export function writeBaseline(file: string, found: Audit): void {
  writing(file, () => {
    writeFileSync(file, `${JSON.stringify(baselineOf(found), null, 2)}\n`);
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
