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

/** What would end a name. */
const special = /[\p{Cc}"\\]/u;

/** A name in quotes as in C, where it needs them; after one with a space comes a tab, as before a date. */
function nameInDiff(name: string): string {
  if (!special.test(name)) return name.includes(' ') ? `${name}\t` : name;
  const octets = (character: string): string =>
    Array.from(Buffer.from(character), (octet) => `\\${octet.toString(8).padStart(3, '0')}`).join('');
  return `"${name.replace(new RegExp(special, 'gu'), octets)}"`;
}
