/** US-ASCII, the only characters that the documents' grammars mention. */

/** Number of US-ASCII characters; code units from here on are outside US-ASCII. */
export const asciiSize = 128;

/** All US-ASCII characters, in order. */
export const ascii: readonly string[] = Array.from({ length: asciiSize }, (_, unit) =>
  String.fromCharCode(unit),
);

/** The same, most legible first: lowercase letters, digits, capitals, other signs, the space, controls. */
export const legibleAscii: readonly string[] = [
  ...new Set(
    [/[a-z]/, /[0-9]/, /[A-Z]/, /[!-~]/, / /, /[^]/].flatMap((kind) => ascii.filter((c) => kind.test(c))),
  ),
];
