/** Markdown, in which nothing of the texts is Markdown or HTML. */
import { visible } from '../../base/visible.js';

/** A table of cells that are Markdown. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Text as it is: what means something in Markdown or HTML becomes a character reference. */
export function plain(text: string): string {
  return visible(text).replace(/[^A-Za-z0-9 .,;]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);
}

/** An empty text is shown as ε. */
export function code(text: string): string {
  return `<code>${text === '' ? 'ε' : plain(text)}</code>`;
}
