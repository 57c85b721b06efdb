/** The little of Markdown that the report is written in. */
import { characters as listed, wholeWord, word } from '../../src/study/formatting/format-text.js';

/** A string of a language as code; the empty string as ε. */
export function code(text: string): string {
  return text === '' ? word(text) : span(word(text));
}

/** The same, however long. */
export function wholeCode(text: string): string {
  return text === '' ? wholeWord(text) : span(wholeWord(text));
}

/** Any one of these characters. */
export function characterCode(characters: string): string {
  return span(listed(characters));
}

/** Text of a grammar as code, whatever its length, on one line. */
export function grammarText(text: string): string {
  return span(text.replace(/\s+/g, ' ').trim());
}

function span(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Prose that somebody else wrote, with nothing in it that Markdown would take for its own. */
export function plain(text: string): string {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

/** A table; the cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return `${line(head)}${line(head.map(() => '---'))}${rows.map(line).join('')}\n`;
}

/** Text as it stands. */
export function block(text: string): string {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\`\n\n`;
}

export function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text}\n\n`;
}

export function paragraph(...sentences: readonly string[]): string {
  return `${sentences.join(' ')}\n\n`;
}

/** `1 rule`, `no rules`, `12 rules`. */
export function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export { list as enumeration } from '../../src/core/compare.js';
