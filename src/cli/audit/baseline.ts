/** The file of a baseline. */
import { readFileSync } from 'node:fs';
import { type Baseline, readBaseline } from '../../audit/index.js';
import { visible } from '../../base/visible.js';
import { Misuse, Unreadable } from '../errors.js';

/** @throws Unreadable; Misuse where it is no baseline */
export function baselineIn(file: string): Baseline {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Unreadable(file, error);
  }
  try {
    return readBaseline(text);
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(`"${visible(file)}": ${error.message}`) : error;
  }
}
