/** Markdown to be pasted, in which text from outside is never markup, and stays as legible as it was. */

import { codeSpan } from '../../study/formatting/markdown.js';
import { absentSign, emptySign } from './signs.js';

/** A table; its cells are Markdown already. */
export function markdownTable([heading = [], ...rows]: readonly (readonly string[])[]): string {
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** A value that is fit for a terminal, as code, whatever backquotes and bars it holds; signs and verdicts as they are. */
export function markdownCode(shown: string): string {
  if (['yes', 'no', '', absentSign, emptySign].includes(shown)) return shown;
  return codeSpan(shown);
}
