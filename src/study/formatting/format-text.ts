/** What the formatters of the studies share: strings made fit to show, and lines of at most 80 columns. */
import { visible } from '../../core/base/visible.js';

/** Columns of a line. */
export const lineWidth = 80;

const longest = 48;

/** A string of a language as shown, however long: invisible characters escaped, a space as ␣, the empty string as ε. */
export function wholeWord(text: string): string {
  return text === '' ? 'ε' : visible(text).replaceAll(' ', '␣');
}

/** The same, but of a long one without its middle, with its length. */
export function word(text: string): string {
  const whole = wholeWord(text);
  if (isShort(whole)) return whole;
  return `${whole.slice(0, longest / 2)}…${whole.slice(-longest / 4)} (${String(text.length)} characters)`;
}

/** Whether a string is shown whole. */
export function isShort(text: string): boolean {
  return text.length <= longest;
}

/** Characters in the order of their code units, side by side: runs of letters, digits or controls as `a-z`. */
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

/** Items side by side, broken into lines; the first line after `head`, the others indented as far. */
export function list(head: string, items: readonly string[], gap = '   '): string {
  const indent = ' '.repeat(head.length);
  const lines: string[] = [];
  let line = head;
  for (const item of items) {
    const isFirst = line === head;
    if (!isFirst && line.length + gap.length + item.length > lineWidth) {
      lines.push(line);
      line = indent + item;
    } else line += (isFirst ? '' : gap) + item;
  }
  return `${[...lines, line].map((text) => text.trimEnd()).join('\n')}\n`;
}

/** Prose, broken at blanks; the first line after `head`, the others indented as far. */
export function prose(head: string, text: string): string {
  return list(head, text.split(' '), ' ');
}

/** A whole number, with commas between the thousands. */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** `1 rule`, `2 rules`, `1,000 rules`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
