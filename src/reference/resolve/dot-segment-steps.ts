/**
 * The steps that remove `.` and `..` from the buffer, to the letter: 1997 §5.2 steps 6d-6g, which are
 * 2003 §5.2 merge steps 3-6. Removal one match after another takes quadratic time; this is what a trace
 * shows and what the linear resolve-segments.ts is tested against.
 */

/** A complete path segment not equal to "..": it follows a slash, or is at the start and not empty. */
const segment = String.raw`(?:^(?!\.\.\/)[^/]+|(?<=\/)(?!\.\.\/)[^/]*)`;
const parent = new RegExp(String.raw`${segment}\/\.\.\/`);
const finalParent = new RegExp(String.raw`${segment}\/\.\.$`);

/** "All occurrences of "./", where "." is a complete path segment, are removed." */
export function removeCurrent(buffer: string): string {
  return buffer.replace(/(?<=^|\/)\.\//g, '');
}

/** "If the buffer string ends with "." as a complete path segment, that "." is removed." */
export function removeFinalCurrent(buffer: string): string {
  return buffer.replace(/(?<=^|\/)\.$/, '');
}

/** "Removal … is performed iteratively, removing the leftmost matching pattern on each iteration." */
export function removeParents(buffer: string): string {
  let before;
  do {
    before = buffer;
    buffer = before.replace(parent, '');
  } while (buffer !== before);
  return buffer;
}

/** "If the buffer string ends with "<segment>/..", … that "<segment>/.." is removed." */
export function removeFinalParent(buffer: string): string {
  return buffer.replace(finalParent, '');
}

/** The four steps in order, with the names that a document gives them. */
export const removalSteps = [removeCurrent, removeFinalCurrent, removeParents, removeFinalParent] as const;
