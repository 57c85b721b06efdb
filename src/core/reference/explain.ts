/** Explains the meaning of a string in sentences, each with the document's section for it. */

import type { Reading } from '../reading/reading.js';
import type { SchemeParts } from './schemes/parts.js';
import { quoted } from '../base/visible.js';
import type { SchemeWriters } from './build.js';
import type { UrlWithFragment, Tolerated } from './normalize.js';
import { schemeParts, type SchemeReaders } from './schemes/read.js';

export { quoted };

/** One statement of the document about the string. */
export interface Sentence {
  readonly section: string;
  /** Safe to print on a terminal: the string's invisible characters and octets are escaped. */
  readonly text: string;
}

/** A section and its statement; ignored if the text is undefined. */
export type Statement = readonly [section: string, text: string | undefined];

export interface Explanation {
  /** The meaning of the scheme's parts, as data; undefined if the document defines no form for the scheme. */
  readonly parts: SchemeParts | undefined;
  readonly sentences: readonly Sentence[];
}

type TrailingFragment = Omit<UrlWithFragment, 'url'>;

/** A document's explanations: of its schemes, and of all other strings. */
export interface Explainer {
  readonly schemes: SchemeReaders;
  /** Writers of the scheme forms, the inverse of `schemes`, for documents that have them. */
  readonly writers?: SchemeWriters;
  readonly explainScheme: (parts: SchemeParts) => readonly Statement[];
  /**
   * Explains the components independently of the scheme: all of them if parts is undefined, else those that parts omit.
   */
  readonly explainGeneral: (reading: Reading, parts: SchemeParts | undefined) => readonly Statement[];
}

/**
 * Explains a reading; a text that is not derivable gets no sentence. Time is linear in the text.
 * @param form the prescribed reading of another text, if this is its reading
 * @param trailing the fragment identifier that follows the URL and is no part of it
 */
export function explain(
  { schemes, explainScheme, explainGeneral }: Explainer,
  reading: Reading,
  form?: Tolerated,
  trailing: TrailingFragment = { fragment: '', section: '' },
): Explanation {
  if (!reading.derivable) return { parts: undefined, sentences: [] };
  const parts = schemeParts(schemes, reading);
  const own = parts === undefined ? [] : explainScheme(parts);
  const read: Statement[] =
    form === undefined ? [] : [[form.section, `The document reads it as ${quoted(form.text)}.`]];
  const others = trailing.fragment === '' ? [] : [fragmentStatement(trailing)];
  const sentences = [...read, ...own, ...explainGeneral(reading, parts), ...others].flatMap(
    ([section, text]) => (text === undefined ? [] : [{ section, text }]),
  );
  return { parts, sentences };
}

function fragmentStatement({ fragment, section }: TrailingFragment): Statement {
  return [section, `The fragment identifier, which is not part of the URL, is ${quoted(fragment.slice(1))}.`];
}

/** Explains a part; returns undefined if it is absent. */
export function ifPresent(part: string | undefined, tell: (part: string) => string): string | undefined {
  return part === undefined ? undefined : tell(part);
}
