/** Options whose value is a whole number. */

import { Misuse } from '../errors.js';

/** Reads the value of an option, or throws Misuse. */
export function wholeNumber(option: string, least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,10}$/.test(text) || value < least || value > most) {
      throw new Misuse(`${option} takes a whole number from ${least} to ${most}, not "${text}"`);
    }
    return value;
  };
}
