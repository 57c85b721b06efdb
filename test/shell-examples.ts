/**
 * Shell examples of a Markdown text. In a block of `console`, `$` and `>` begin a command, and the lines below are its
 * output, in which a line `…` stands for any lines, and `…` at the end of a line for its rest. A block of `sh` has commands alone.
 */

export interface ShellExample {
  readonly command: string;
  /** Lines of output as printed in the text; absent in a block of `sh`. */
  readonly printed?: readonly string[];
  /** Offsets of the printed output in the text. */
  readonly from: number;
  readonly to: number;
}

/** Commands that need a network, another program or a person. */
const notRun = /^(?:npm|npx|pip|python3?|git|patch|docker|spark-submit|export|cd) |uri-revisions serve\b/;

/** Returns the commands of a text that can run, in their order. */
export function shellExamples(text: string): readonly ShellExample[] {
  const examples: ShellExample[] = [];
  for (const { index, 0: block, 1: kind, 2: body = '' } of text.matchAll(/^```(console|sh)\n(.*?)^```/gms)) {
    const start = index + block.indexOf('\n') + 1;
    if (kind === 'sh') {
      const commands = body.replaceAll('\\\n', ' ').trimEnd().split('\n');
      examples.push(...commands.map((command) => ({ command, from: start, to: start })));
      continue;
    }
    for (const match of body.matchAll(/^\$ (.*(?:\n> .*)*)\n((?:(?!\$ ).*\n)*)/gm)) {
      const [whole, typed = '', output = ''] = match;
      const to = start + match.index + whole.length;
      const printed = output.trimEnd() === '' ? [] : output.trimEnd().split('\n');
      examples.push({ command: typed.replaceAll('\n> ', '\n'), printed, from: to - output.length, to });
    }
  }
  return examples.filter(({ command }) => !notRun.test(command) && !command.startsWith('#'));
}

/** Segments of printed lines between the lines `…`. */
function segments(printed: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const line of printed) {
    if (line === '…') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found;
}

/** Tests whether a line is the printed one, whose end may be cut by `…`. */
function isLine(line: string | undefined, printed: string): boolean {
  return line === printed || (printed.endsWith('…') && line?.startsWith(printed.slice(0, -1)) === true);
}

function isAt(lines: readonly string[], segment: readonly string[], at: number): boolean {
  return segment.every((line, i) => isLine(lines[at + i], line));
}

/** Tests whether the output is as printed, with any lines in place of each `…`. */
export function isPrinted(printed: readonly string[], output: readonly string[]): boolean {
  const [first = [], ...others] = segments(printed);
  if (!isAt(output, first, 0)) return false;
  if (others.length === 0) return output.length === first.length;
  const last = others.at(-1) ?? [];
  let at = first.length;
  for (const segment of others.slice(0, -1)) {
    while (at < output.length && !isAt(output, segment, at)) at++;
    if (at >= output.length) return false;
    at += segment.length;
  }
  return output.length - last.length >= at && isAt(output, last, output.length - last.length);
}

/** The printed lines with the first and the last of the output in their places; what is between stays. */
export function refreshed(printed: readonly string[], output: readonly string[]): readonly string[] {
  const all = segments(printed);
  if (all.length === 1) return output;
  const [first = [], last = []] = [all[0], all.at(-1)];
  return [
    ...output.slice(0, first.length),
    ...all.slice(1, -1).flatMap((segment) => ['…', ...segment]),
    '…',
    ...output.slice(output.length - last.length),
  ];
}
