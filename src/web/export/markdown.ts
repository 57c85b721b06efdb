/** Markdown of the current view, in which text from outside is never markup. */

import { shownPieces } from '../frame/escapes.js';

/** Formats text as code, whatever backquotes it contains; invisible characters as escapes. */
export function code(text: string): string {
  const shown = shownPieces(text)
    .map((piece) => piece.text)
    .join('');
  // After a backslash, another one cannot escape a bar of a table: parsers differ on where the cell ends.
  if (shown.includes('\\|')) return `<code>${prose(text)}</code>`;
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$/.test(shown) ? ' ' : '';
  return shown === '' ? '(empty)' : `${fence}${room}${shown}${room}${fence}`;
}

/** Formats a sentence without any markup; invisible characters as escapes. */
export function prose(text: string): string {
  return shownPieces(text, true)
    .map((piece) => piece.text)
    .join('')
    .replace(/[^A-Za-z0-9 .,;]/gu, (character) => `&#${String(character.codePointAt(0))};`);
}

/** Formats a table; its cells are Markdown already, except for bars, which are escaped here. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [title, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
