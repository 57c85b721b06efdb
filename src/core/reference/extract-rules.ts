/**
 * Finding references in text: what a document recommends, from the Appendix of RFC 1738 on, and what is found. The
 * documents of 1993 and 1995 recommend nothing, and 1993's own references are written `URL=<…>`.
 */

import type { Automaton } from '../automaton/automaton.js';
import { accepts } from '../automaton/walk.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Span } from '../reading/reading.js';
import { type Ladder, type Tolerated, tolerated } from './normalize.js';

/** What a document says about references in text. */
export interface ExtractionRules {
  /** Where it recommends how to delimit them; undefined where it does not. */
  readonly section: string | undefined;
  /** Whether a "#" and the fragment after it stand beside the URL, outside its grammar. */
  readonly fragmentBeside: boolean;
  /** Where it describes abbreviated references; undefined where it does not. */
  readonly abbreviatedSection: string | undefined;
}

/** The rules with the automaton of the reference rule, which decides what is derivable. */
export interface Extractor extends ExtractionRules {
  readonly revision: RevisionId;
  readonly automaton: Automaton;
  /** Its steps tell how to read what is not derivable. */
  readonly ladder: Ladder;
}

/** The most code units of one reference in text, with its wrapper: what bounds the scanner's memory. */
export const referenceLimit = 65_536;

export interface ExtractOptions {
  /** Only absolute forms of these schemes, in lower case; all schemes by default. `<URL:…>` is found anyway. */
  readonly schemes?: readonly string[] | undefined;
  /** Also find `www.…` without a scheme (Appendix F of RFC 2396 on); off by default. */
  readonly abbreviated?: boolean | undefined;
  /** In place of `referenceLimit`. */
  readonly limit?: number | undefined;
}

/** How a reference is delimited: `<URL:…>`, `<…>`, `"…"`, or by white space and delimiters around it. */
export type Wrapper = 'url' | 'angle' | 'quotes' | 'none';

/** A reference in text. Spans are offsets in the source, in UTF-16 code units from 0. */
export interface Found {
  /** The reference; without the white space that breaks it in the source. */
  readonly text: string;
  /** From its first to its last character. */
  readonly span: Span;
  /** With its wrapper and the prefix "URL:". */
  readonly outer: Span;
  readonly wrapper: Wrapper;
  /**
   * Whether the reference rule derives the text, completed where it is abbreviated (the fragment apart, where it stands
   * beside). Only `<URL:…>` can hold what it does not, and what the document asks programs to read otherwise.
   */
  readonly derivable: boolean;
  /** How the document asks programs to read the text, where it is not derivable. */
  readonly tolerated: Tolerated | undefined;
  /** Without a wrapper: false where characters follow that neither end a word nor continue a reference. */
  readonly complete: boolean;
  /** Offsets in `text` of hyphens before a line break, which may be the typesetter's. */
  readonly hyphens: readonly number[];
  /** The other candidate, where there are such hyphens: the text without them, or with them if `text` has none. */
  readonly alternative: string | undefined;
  /** For an abbreviated reference, the text with the scheme that it most likely lacks. */
  readonly completed: string | undefined;
}

/** What the document says of a text that stands for a reference. Linear. */
export function verdictOf(extractor: Extractor, text: string): Pick<Found, 'derivable' | 'tolerated'> {
  const derivable = derives(extractor, text);
  const form = derivable ? undefined : tolerated((form) => derives(extractor, form), extractor.ladder, text);
  return { derivable, tolerated: form };
}

/** Whether the reference rule derives a text, the fragment apart where it stands beside. Linear. */
export function derives({ automaton, fragmentBeside }: Extractor, text: string): boolean {
  const mark = fragmentBeside ? text.indexOf('#') : -1;
  const end = mark < 0 ? text.length : mark;
  return accepts(automaton, text.slice(0, end)) && /^(?:#[!"$-~]*)?$/.test(text.slice(end));
}
