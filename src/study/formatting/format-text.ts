/** Helpers of the study formatters: displayable strings, and lines of at most 80 columns. */
import { visible } from '../../core/base/visible.js';

/** Width of a line, in columns. */
export const lineWidth = 80;

const maxWordLength = 48;

/** Returns a clause, such as the summary of a command, as a sentence. */
export function asSentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}

/**
 * Returns a string of a language in displayable form, in full: invisible characters escaped, a space as ␣, the empty
 * string as ε.
 */
export function fullWord(text: string): string {
  return text === '' ? 'ε' : visible(text).replaceAll(' ', '␣');
}

/** Returns the same, but shortens a long string in the middle and adds its length. */
export function word(text: string): string {
  const whole = fullWord(text);
  if (isShort(whole)) return whole;
  return `${whole.slice(0, maxWordLength / 2)}…${whole.slice(-maxWordLength / 4)} (${String(text.length)} characters)`;
}

/** Tests whether `word` shows a string in full. */
export function isShort(text: string): boolean {
  return text.length <= maxWordLength;
}

/**
 * Lists characters in the order of their code units, without separators: runs of letters, digits or controls as `a-z`.
 */
export function characters(text: string): string {
  const runs: string[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const next = last === undefined ? '' : String.fromCharCode(last.charCodeAt(last.length - 1) + 1);
    if (character === next && kindOf(character) !== '' && kindOf(character) === kindOf(last ?? '')) {
      runs[runs.length - 1] = `${last ?? ''}${character}`;
    } else runs.push(character);
  }
  return runs
    .map((run) => (run.length < 3 ? split(run) : `${word(run.charAt(0))}-${word(run.slice(-1))}`))
    .join(' ');
}

const kinds: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['lower case', /^[a-z]/],
  ['upper case', /^[A-Z]/],
  ['digit', /^[0-9]/],
  ['control', /^\p{Cc}/u],
];

function kindOf(text: string): string {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
}

function split(run: string): string {
  return Array.from(run, word).join(' ');
}

/** Lists items in lines; the first line starts with `head`, the others are indented by its width. */
export function list(head: string, items: readonly string[], gap = '   ', width = lineWidth): string {
  const indent = ' '.repeat(head.length);
  const lines: string[] = [];
  let line = head;
  for (const item of items) {
    const isFirst = line === head;
    if (!isFirst && line.length + gap.length + item.length > width) {
      lines.push(line);
      line = indent + item;
    } else line += (isFirst ? '' : gap) + item;
  }
  return `${[...lines, line].map((text) => text.trimEnd()).join('\n')}\n`;
}

/** Wraps prose at spaces; the first line starts with `head`, the others are indented by its width. */
export function prose(head: string, text: string): string {
  return list(head, text.split(' '), ' ');
}

/** Formats a whole number, with commas between the thousands. */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** Remark on a string that a grammar refuses, but may derive if its recursion is expanded to a greater depth. */
export const derivableDeeper = 'may be derivable at a greater depth';

/** Formats a count with its noun: `1 rule`, `2 rules`, `1,000 rules`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
