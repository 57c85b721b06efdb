/** What one revision says of a text: at a glance its verdict, its reading or where it stops, then why and what else. */

import {
  type Finding,
  revision,
  type Revision,
  type RevisionId,
  revisions,
  type UriSyntaxError,
} from 'uri-revisions';
import { type ComponentRow, componentRows } from 'uri-revisions-cli/grammar';
import { type Piece, pieces } from './pieces.js';

/** What one revision says of a text, with what it says of a refusal. */
type Said<Refused> = StripHead &
  (
    | { readonly verdict: 'no such rule' }
    | ({ readonly verdict: 'not derivable' } & Refused)
    | ({ readonly verdict: 'derivable' } & Reading & Prose)
  );

/** All that one revision says of a text. */
export type Strip = Said<{ readonly refusal: Refusal } & Prose>;

/** The same, but of a refusal only where it is: what helps against it takes far longer to find out. */
export type Glance = Said<{ readonly refusal: Pick<Refusal, 'offset' | 'found'> }>;

interface StripHead {
  readonly revision: RevisionId;
  readonly title: string;
  readonly year: string;
  /** The rule it starts from. */
  readonly start: string;
}

/** What the document's prose says; nothing where the string is not read from the reference rule. */
export interface Prose {
  readonly conforming: boolean | undefined;
  readonly findings: readonly Finding[];
}

export interface Reading {
  /** The productions that carry it, outermost first. */
  readonly production: readonly string[];
  /** The text in stretches of one role each. */
  readonly pieces: readonly Piece[];
  /** Every common component, present or not, then what the scheme adds. */
  readonly components: readonly ComponentRow[];
}

/** The diagnosis, as plain data. */
export type Refusal = ReturnType<UriSyntaxError['toJSON']>;

/** @param asked a rule's name, or empty for the document's reference rule */
export function stripOf(document: Revision, text: string, asked: string): Strip {
  return said(document, text, asked, (error) => ({
    ...proseOn(document, text, error.start),
    refusal: error.toJSON(),
  }));
}

/** What is told before all else. @param asked as of stripOf */
export function glanceAt(document: Revision, text: string, asked: string): Glance {
  return said(document, text, asked, ({ offset, found }) => ({ refusal: { offset, found } }));
}

/** @param refused what is told of a refusal */
function said<Refused extends object>(
  document: Revision,
  text: string,
  asked: string,
  refused: (error: UriSyntaxError) => Refused,
): Said<Refused> {
  const { id, title, date } = document;
  const start = startIn(document, asked);
  const head = { revision: id, title, year: date.slice(0, 4), start: start ?? asked };
  if (start === undefined) return { ...head, verdict: 'no such rule' };
  const result = document.safeParse(text, { start });
  if (!result.ok) return { ...head, verdict: 'not derivable', ...refused(result.error) };
  return {
    ...head,
    ...proseOn(document, text, start),
    verdict: 'derivable',
    production: document.production(text, { start }),
    pieces: pieces(text, document.spans(text, { start })),
    components: componentRows(document.components(text, { start })),
  };
}

function proseOn(document: Revision, text: string, start: string): Prose {
  if (start !== document.start) return { conforming: undefined, findings: [] };
  const { conforming, findings } = document.check(text);
  return { conforming, findings };
}

/** The rule of that name, or of the same role in another document. */
export function startIn(document: Revision, asked: string): string | undefined {
  if (asked === '') return document.start;
  if (document.rules.some(({ name }) => name === asked)) return asked;
  const role = revisions.flatMap((id) => revision(id).rules).find(({ name }) => name === asked)?.role;
  return document.rules.find((rule) => rule.role === role)?.name;
}
