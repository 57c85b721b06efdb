/** Markdown to be pasted, in which text from outside is never markup, and stays as legible as it was. */

import { plain } from '../../study/formatting/markdown.js';
import { absentSign, emptySign } from './signs.js';

/** A table; its cells are Markdown already. */
export function markdownTable([heading = [], ...rows]: readonly (readonly string[])[]): string {
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** A value that is fit for a terminal, as code, whatever backquotes and bars it holds; signs and verdicts as they are. */
export function markdownCode(shown: string): string {
  if (['yes', 'no', '', absentSign, emptySign].includes(shown)) return shown;
  // After a backslash no bar is escaped by another one: readers differ on where the cell ends.
  if (shown.includes('\\|')) return `<code>${plain(shown)}</code>`;
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$|^ .* $/.test(shown) ? ' ' : '';
  return `${fence}${room}${shown.replaceAll('|', '\\|')}${room}${fence}`;
}
