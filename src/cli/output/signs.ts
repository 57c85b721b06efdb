/**
 * The signs ε (empty), – (absent), ≠ (differs) and … (cut). No document derives them, so they cannot be mistaken for
 * values.
 */

import { visible } from '../../core/base/visible.js';
import type { Cell } from './columns.js';
import type { Colours } from './terminal.js';

export const emptySign = 'ε';
export const absentSign = '–';
export const differSign = '≠';
const cutSign = '…';

const meanings: Readonly<Record<string, string>> = {
  [emptySign]: 'empty',
  [absentSign]: 'absent (undefined)',
  [differSign]: 'differs from the nearest value before it',
};

/** Returns a cell with a value, marked if it differs from the value it is compared with. */
export function valueCell(
  lines: readonly string[],
  differs: boolean,
  { bold, yellow }: Colours,
  paint: (text: string) => string = String,
): Cell {
  return {
    lines: lines.map((line) => cut(line)),
    exact: true,
    sign: differs ? differSign : undefined,
    paint: differs ? (text) => bold(yellow(text)) : paint,
  };
}

/** Formats a value for people: untrusted text made visible, with signs for the empty and the undefined. */
export function shown(value: string | undefined): string {
  if (value === undefined) return absentSign;
  return value === '' ? emptySign : visible(value);
}

/** Formats a text that is shown alone; spaces at its ends become ␣. */
export function shownText(text: string): string {
  const escaped = shown(text);
  let end = escaped.length;
  while (escaped[end - 1] === ' ') end--;
  let start = 0;
  while (start < end && escaped[start] === ' ') start++;
  return '␣'.repeat(start) + escaped.slice(start, end) + '␣'.repeat(escaped.length - end);
}

/** Returns one line that explains the signs used; empty if none is. */
export function legend(used: Iterable<string>): string {
  const signs = new Set(used);
  return Object.entries(meanings)
    .filter(([sign]) => signs.has(sign))
    .map(([sign, meaning]) => `${sign} ${meaning}`)
    .join('   ');
}

/** Longer values are cut; --json has them in full. */
const maxShownLength = 160;

/** Cuts a text to a length by removing its middle. */
export function cut(text: string, length = maxShownLength): string {
  if (text.length <= length) return text;
  const kept = Math.max(length - cutSign.length, 2);
  const head = Math.ceil(kept / 2);
  return `${text.slice(0, head)}${cutSign}${text.slice(text.length - (kept - head))}`;
}
