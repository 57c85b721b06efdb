/**
 * Families of texts that grow with n and that backtracking code reads in more than linear time. Each text is n units
 * long. Not every one is derivable, deliberately.
 */

/** Returns the text of n units, by the name of its family. */
export const families: Readonly<Record<string, (n: number) => string>> = Object.fromEntries(
  ['a', '/', '../', '%41', ':', '@', '[', 'a.', '-', '%09'].map((unit) => [unit, (n) => unit.repeat(n)]),
);
