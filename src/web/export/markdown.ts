/** Markdown of what is on view, in which text from outside is never markup. */

import { shownPieces } from '../frame/escapes.js';

/** Text as code, whatever backquotes it holds; invisible characters as escapes. */
export function code(text: string): string {
  const shown = shownPieces(text)
    .map((piece) => piece.text)
    .join('');
  // After a backslash no bar of a table is escaped by another one: readers differ on where the cell ends.
  if (shown.includes('\\|')) return `<code>${prose(text)}</code>`;
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$/.test(shown) ? ' ' : '';
  return shown === '' ? '(empty)' : `${fence}${room}${shown}${room}${fence}`;
}

/** A sentence, in which nothing is markup; invisible characters as escapes. */
export function prose(text: string): string {
  return shownPieces(text, true)
    .map((piece) => piece.text)
    .join('')
    .replace(/[^A-Za-z0-9 .,;]/gu, (character) => `&#${String(character.codePointAt(0))};`);
}

/** A table; its cells are Markdown already, but for bars, which no cell may hold as they are. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [title, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
