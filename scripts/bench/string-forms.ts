/** Strings as they come to a program: what V8 makes of those that are split, put together, parsed from JSON or beyond Latin-1. */

/** By its name, what makes strings of a form; each call of that makes new ones. */
export const stringForms: Readonly<Record<string, (texts: readonly string[]) => () => readonly string[]>> = {
  sliced: (texts) => () => linesOf(texts.join('\n')),
  // Each is a tree of two until it is first read.
  concatenated: (texts) => () =>
    texts.map((text) => text.slice(0, text.length / 2) + text.slice(text.length / 2)),
  'from JSON': (texts) => {
    const json = JSON.stringify(texts);
    return () => JSON.parse(json) as readonly string[];
  },
  'two-byte': (texts) => {
    // One character beyond Latin-1 in a file gives all of its text two bytes a character.
    return () => linesOf([...texts, '\u20ac'].join('\n')).slice(0, -1);
  },
};

/** The lines of a file, which are slices of its text. */
function linesOf(text: string): readonly string[] {
  return Buffer.from(text).toString().split('\n');
}
