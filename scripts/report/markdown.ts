/** The subset of Markdown used in the report. */
import { characters as listed, fullWord, word } from '../../src/study/formatting/format-text.js';

/** Formats a string of a language as code; the empty string as ε. */
export function code(text: string): string {
  return text === '' ? word(text) : span(word(text));
}

/** Formats the same in full length. */
export function wholeCode(text: string): string {
  return text === '' ? fullWord(text) : span(fullWord(text));
}

/** Formats a set of characters, any one of which is meant. */
export function characterCode(characters: string): string {
  return span(listed(characters));
}

/** Formats text of a grammar as code, in full length, on one line. */
export function grammarText(text: string): string {
  return span(text.replace(/\s+/g, ' ').trim());
}

function span(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Escapes third-party prose, so that nothing in it is Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

/** Returns a table; the cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
  return `${line(head)}${line(head.map(() => '---'))}${rows.map(line).join('')}\n`;
}

/** Returns a block of literal text. */
export function block(text: string): string {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\`\n\n`;
}

export function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${text}\n\n`;
}

export function paragraph(...sentences: readonly string[]): string {
  return `${sentences.join(' ')}\n\n`;
}

/** Formats a count: `1 rule`, `no rules`, `12 rules`. */
export function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export { list as enumeration } from '../../src/core/compare.js';
