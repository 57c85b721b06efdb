/** The changes of a file as a unified diff, which `patch` and `git apply` take. */

/**
 * The lines that differ between two texts of as many lines, as a unified diff without context (`git apply
 * --unidiff-zero`).
 * @param show shows a line or a name; to be taken, it must leave them as they are
 */
export function* diffOf(
  name: string,
  before: string,
  after: string,
  show: (line: string) => string,
): Generator<string> {
  if (before === after) return;
  const then = after.split('\n');
  const lines = before.split('\n');
  const named = show(nameInDiff(name));
  yield `--- ${named}\n+++ ${named}\n`;
  for (const [i, line] of lines.entries()) {
    const other = then[i] ?? '';
    const end = i === lines.length - 1 ? '\n\\ No newline at end of file\n' : '\n';
    if (line !== other) yield `@@ -${i + 1} +${i + 1} @@\n-${show(line)}${end}+${show(other)}${end}`;
  }
}

/** What would end a name, in quotes as in C; after a name with a space comes a tab, as a date would. */
function nameInDiff(name: string): string {
  // eslint-disable-next-line no-control-regex -- controls are what is looked for
  if (!/[\x00-\x1f"\\\x7f]/.test(name)) return name.includes(' ') ? `${name}\t` : name;
  // eslint-disable-next-line no-control-regex -- controls are what is looked for
  return `"${name.replace(/[\x00-\x1f"\\\x7f]/g, (unit) => `\\${unit.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`;
}
