/** The file of a baseline. */
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Audit, type Baseline, baselineOf, readBaseline } from '../../audit/index.js';
import { visible } from '../../base/visible.js';
import { Misuse, Unreadable } from '../errors.js';

/** @throws Unreadable; Misuse where it is no baseline */
export function baselineIn(file: string): Baseline {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw new Unreadable(file, error);
  }
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
