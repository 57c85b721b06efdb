/** What a string means, told in sentences, each with the section of the document that says so. */

import type { Reading } from '../reading/reading.js';
import type { SchemeParts } from './schemes/parts.js';
import { quoted } from '../base/visible.js';
import type { SchemeWriters } from './build.js';
import type { BesideFragment, Tolerated } from './normalize.js';
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

type Beside = Omit<BesideFragment, 'url'>;

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
 * @param form the form in which the document asks programs to read another text, where the reading is of that form
 * @param beside the fragment identifier that follows the URL and is no part of it
 */
export function explain(
  { schemes, tellScheme, tellGeneral }: Explainer,
  reading: Reading,
  form?: Tolerated,
  beside: Beside = { fragment: '', section: '' },
): Explanation {
  if (!reading.derivable) return { parts: undefined, sentences: [] };
  const parts = schemeParts(schemes, reading);
  const own = parts === undefined ? [] : tellScheme(parts);
  const read: Saying[] =
    form === undefined ? [] : [[form.section, `The document has it read as ${quoted(form.text)}.`]];
  const others = beside.fragment === '' ? [] : [fragmentBeside(beside)];
  const sentences = [...read, ...own, ...tellGeneral(reading, parts), ...others].flatMap(([section, text]) =>
    text === undefined ? [] : [{ section, text }],
  );
  return { parts, sentences };
}

function fragmentBeside({ fragment, section }: Beside): Saying {
  return [section, `The fragment identifier, which is not part of the URL, is ${quoted(fragment.slice(1))}.`];
}

/** What is said of a part; nothing where it is absent. */
export function ifPresent(part: string | undefined, tell: (part: string) => string): string | undefined {
  return part === undefined ? undefined : tell(part);
}
