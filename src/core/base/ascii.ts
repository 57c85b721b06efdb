/** US-ASCII, the only characters that the documents' grammars mention. */

/** How many characters it has: code units from here on are beyond it. */
export const asciiSize = 128;

/** Its characters, in their order. */
export const ascii: readonly string[] = Array.from({ length: asciiSize }, (_, unit) =>
  String.fromCharCode(unit),
);

/** The same, those that read best first: small letters, digits, capitals, other signs, the space, controls. */
export const legibleAscii: readonly string[] = [
  ...new Set(
    [/[a-z]/, /[0-9]/, /[A-Z]/, /[!-~]/, / /, /[^]/].flatMap((kind) => ascii.filter((c) => kind.test(c))),
  ),
];
