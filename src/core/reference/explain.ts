/** What a string means, told in sentences, each with the section of the document that says so. */

import type { Reading } from '../reading/reading.js';
import type { SchemeParts } from './schemes/parts.js';
import { quoted } from '../base/visible.js';
import type { SchemeWriters } from './build.js';
import type { Tolerated } from './normalize.js';
import { schemeParts, type SchemeReaders } from './schemes/read.js';

export { quoted };

/** One thing the document says about the string. */
export interface Sentence {
  readonly section: string;
  /** Fit for a terminal: what comes from the string has its invisible characters and octets escaped. */
  readonly text: string;
}

/** A section and what it says; nothing where there is no text. */
export type Saying = readonly [section: string, text: string | undefined];

export interface Explanation {
  /** What the scheme's parts mean, as data; undefined where the document gives the scheme no form of its own. */
  readonly parts: SchemeParts | undefined;
  readonly sentences: readonly Sentence[];
}

/** How a document explains: its schemes, and what it says of any other string. */
export interface Explainer {
  readonly schemes: SchemeReaders;
  /** The other way round; for documents that have them. */
  readonly writers?: SchemeWriters;
  readonly tellScheme: (parts: SchemeParts) => readonly Saying[];
  /** What the components mean whatever the scheme: all of it where parts is undefined, else what parts leave out. */
  readonly tellGeneral: (reading: Reading, parts: SchemeParts | undefined) => readonly Saying[];
}

/**
 * Explains a reading; a text that is not derivable means nothing, and gets no sentence. Time linear in the text.
 * @param form how the document asks programs to read another text, where the reading is of that form
 */
export function explain(
  { schemes, tellScheme, tellGeneral }: Explainer,
  reading: Reading,
  form?: Tolerated,
): Explanation {
  if (!reading.derivable) return { parts: undefined, sentences: [] };
  const parts = schemeParts(schemes, reading);
  const own = parts === undefined ? [] : tellScheme(parts);
  const read: Saying[] =
    form === undefined ? [] : [[form.section, `The document has it read as ${quoted(form.text)}.`]];
  const sentences = [...read, ...own, ...tellGeneral(reading, parts)].flatMap(([section, text]) =>
    text === undefined ? [] : [{ section, text }],
  );
  return { parts, sentences };
}

/** What is said of a part; nothing where it is absent. */
export function ifPresent(part: string | undefined, tell: (part: string) => string): string | undefined {
  return part === undefined ? undefined : tell(part);
}
