/**
 * Rules and results of finding references in text: the recommendations of documents, from the Appendix of RFC 1738 on.
 * 1993 and 1995 recommend nothing, and 1993's own references are written `URL=<…>`.
 */

import type { Automaton } from '../automaton/automaton.js';
import { accepts } from '../automaton/walk.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Span } from '../reading/reading.js';
import { type Ladder, readAs, type Tolerated } from './normalize.js';

/** A document's rules for references in text. */
export interface ExtractionRules {
  /** The section that recommends how to delimit them; undefined if there is none. */
  readonly section: string | undefined;
  /** The section on abbreviated references; undefined if there is none. */
  readonly abbreviatedSection: string | undefined;
}

/** The rules with the automaton of the reference rule, which decides derivability. */
export interface Extractor extends ExtractionRules {
  /** Undefined for a grammar that is no document's. */
  readonly revision: RevisionId | undefined;
  readonly automaton: Automaton;
  /** Provides the tolerated readings of texts that are not derivable, and the fragments after URLs. */
  readonly ladder: Ladder;
}

/** Maximum number of code units of one reference in text, with its wrapper; bounds the scanner's memory. */
export const referenceLimit = 65_536;

export interface ExtractOptions {
  /** Only absolute forms of these schemes, in lower case; all schemes by default. `<URL:…>` is always found. */
  readonly schemes?: readonly string[] | undefined;
  /** Also find `www.…` without a scheme (Appendix F of RFC 2396 on); off by default. */
  readonly abbreviated?: boolean | undefined;
  /** Overrides `referenceLimit`. */
  readonly limit?: number | undefined;
}

/** Delimiters of a reference: `<URL:…>`, `<…>`, `"…"`, or white space and delimiters around it. */
export type Wrapper = 'url' | 'angle' | 'quotes' | 'none';

/** A reference in text. Spans are offsets in the source, in UTF-16 code units from 0. */
export interface Found {
  /** The reference, without the white space that breaks it in the source. */
  readonly text: string;
  /** From its first to its last character. */
  readonly span: Span;
  /** With its wrapper and the prefix "URL:". */
  readonly outer: Span;
  readonly wrapper: Wrapper;
  /**
   * True if the reference rule derives the text, completed if it is abbreviated. False only in `<URL:…>`, or for a text
   * with a tolerated reading.
   */
  readonly derivable: boolean;
  /** The document's reading of the text, if it is not derivable; without a fragment that is outside the grammar. */
  readonly tolerated: Tolerated | undefined;
  /** Without a wrapper: false if characters follow that neither end a word nor continue a reference. */
  readonly complete: boolean;
  /** Offsets in `text` of hyphens before a line break, which may be the typesetter's. */
  readonly hyphens: readonly number[];
  /** The other candidate, if there are such hyphens: the text without them, or with them if `text` has none. */
  readonly alternative: string | undefined;
  /** For an abbreviated reference, the text with the scheme that it most likely lacks. */
  readonly completed: string | undefined;
}

/** Returns the document's verdict on a reference in text. Linear. */
export function verdictOf(extractor: Extractor, text: string): Pick<Found, 'derivable' | 'tolerated'> {
  const derives = (form: string): boolean => accepts(extractor.automaton, form);
  const derivable = derives(text);
  return { derivable, tolerated: derivable ? undefined : readAs(derives, extractor.ladder, text) };
}
