/** Markdown output in which no text is read as Markdown or HTML. */
import { visible } from '../../core/base/visible.js';

/** Returns a table of Markdown cells. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns literal text: characters with a meaning in Markdown or HTML become character references. */
export function plain(text: string): string {
  return visible(text).replace(/[^A-Za-z0-9 .,;]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/** Returns a sentence with a backslash before each character that has a meaning in Markdown or HTML. */
export function sentence(text: string): string {
  return visible(text).replace(/[\\`*_[\]<>|&~#]/g, '\\$&');
}

/** Returns displayable text as code in a table cell, whatever backquotes and bars it contains. */
export function codeSpan(shown: string): string {
  // After a backslash, another one cannot escape a bar: parsers differ on where the cell ends.
  if (shown.includes('\\|')) return `<code>${plain(shown)}</code>`;
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$|^ .* $/.test(shown) ? ' ' : '';
  return `${fence}${room}${shown.replaceAll('|', '\\|')}${room}${fence}`;
}

/** Returns a code element; ε for an empty text. */
export function code(text: string): string {
  return `<code>${text === '' ? 'ε' : plain(text)}</code>`;
}
