/** Markdown, in which nothing of the texts is Markdown or HTML. */
import { visible } from '../../core/base/visible.js';

/** A table of cells that are Markdown. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Text as it is: what means something in Markdown or HTML becomes a character reference. */
export function plain(text: string): string {
  return visible(text).replace(/[^A-Za-z0-9 .,;]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/** A sentence, in which what means something in Markdown or HTML has a backslash before it. */
export function sentence(text: string): string {
  return visible(text).replace(/[\\`*_[\]<>|&~#]/g, '\\$&');
}

/** A text that is fit for a terminal, as code in the cell of a table, whatever backquotes and bars it holds. */
export function codeSpan(shown: string): string {
  // After a backslash no bar is escaped by another one: readers differ on where the cell ends.
  if (shown.includes('\\|')) return `<code>${plain(shown)}</code>`;
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$|^ .* $/.test(shown) ? ' ' : '';
  return `${fence}${room}${shown.replaceAll('|', '\\|')}${room}${fence}`;
}

/** An empty text is shown as ε. */
export function code(text: string): string {
  return `<code>${text === '' ? 'ε' : plain(text)}</code>`;
}
