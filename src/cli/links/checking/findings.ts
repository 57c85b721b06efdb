/** The links of a document that revisions do not derive: where, why, and what to write instead. */

import type { RevisionId } from '../../../../generated/registry/ids.js';
import type { Language } from '../../../language.js';
import type { Diagnoses } from '../../check/diagnoses.js';
import { Places } from '../../output/places.js';
import { reason, type Refusal } from '../../output/refusal.js';
import { type FoundLink, type SpelledLink, told } from '../found.js';
import type { ReadDocument } from '../read.js';
import { readSpelling } from '../spelling.js';

/** A revision with what tells of its refusals. */
export interface Checked {
  readonly language: Language;
  readonly diagnoses: Diagnoses;
}

/** A link that a revision does not derive. Line and column are those of the character that cannot come, where they can be told. */
export interface LinkFinding extends FoundLink {
  readonly input: string;
  readonly part: string | undefined;
  readonly revision: RevisionId;
  /** In the reference, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The character there; undefined at the end. */
  readonly found: string | undefined;
  /** The innermost rule that was open there, and the section that defines it. */
  readonly rule: string;
  readonly section: string;
  /** A clause: `" " cannot come here, at offset 3`. */
  readonly message: string;
  /** Sentences. */
  readonly advice: readonly string[];
}

/** In the order of the document. Linear. */
export function* findingsIn(
  { part, text, links }: Pick<ReadDocument, 'part' | 'text' | 'links'>,
  input: string,
  revisions: readonly Checked[],
): Generator<LinkFinding> {
  const places = new Places();
  places.push(text);
  for (const link of links) {
    for (const { language, diagnoses } of revisions) {
      const result = language.safeParse(link.reference);
      if (result.ok) continue;
      const { offset, found } = result.error;
      yield {
        input,
        part,
        ...told(link),
        ...placeOf(link, result.error, text, places),
        revision: language.id,
        offset,
        found,
        ...diagnoses.of(link.reference, result.error),
        message: reason(result.error),
      };
    }
  }
}

/** The place of the character at which a link is refused. */
function placeOf(
  { reference, line, column, spelled }: SpelledLink,
  { offset }: Refusal,
  text: string,
  places: Places,
): { readonly line: number; readonly column: number } {
  if (spelled === undefined) return { line, column };
  const { start, end, spelling } = spelled;
  const raw = text.slice(start, end);
  const inside = raw === reference ? offset : (readSpelling(raw, spelling).places[offset] ?? 0);
  return places.at(start + inside);
}
