/**
 * Every link of an HTML document or a MIME message, with its base and its absolute form in each revision: 1997
 * §5, 2003 §5, 1993 "Partial form".
 */

import type { Revision } from '../../revision.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Base, Entity } from '../../reference/base.js';
import { UnsupportedOperationError } from '../../reference/error.js';
import { type HtmlLink, readHtml } from './html.js';
import { readMime } from './mime.js';
import { decodeText } from './text.js';

/** A revision, as far as links need it. */
export type LinkRevision = Pick<Revision, 'id' | 'accepts' | 'base' | 'resolve'>;

export interface LinkOptions {
  /** The URL that the file was retrieved from. */
  readonly retrieval?: string | undefined;
  /** The base that the application defines. */
  readonly application?: string | undefined;
}

/** The absolute form of a link, or why there is none. */
export type LinkResult =
  | { readonly kind: 'absolute'; readonly text: string }
  | { readonly kind: 'current-document'; readonly fragment: string | undefined }
  /** In error, and not to be followed: 2003 §5.2. */
  | { readonly kind: 'refused'; readonly section: string }
  /** The document has no rules for a reference that is not absolute. */
  | { readonly kind: 'undefined'; readonly error: UnsupportedOperationError }
  | { readonly kind: 'error'; readonly error: Error };

/** What a revision makes of a link. */
export interface LinkReading {
  readonly revision: RevisionId;
  readonly base: Base;
  readonly result: LinkResult;
}

/** A link of the file. */
export interface Link extends HtmlLink {
  /** The part of the message that the document is; undefined in an HTML file. */
  readonly part: string | undefined;
  readonly readings: readonly LinkReading[];
  /** Whether revisions that have rules for it come to different results. */
  readonly differs: boolean;
}

/** A document with what encloses it. */
interface Document {
  readonly part: string | undefined;
  readonly html: string;
  readonly entities: readonly Entity[];
}

/** The kinds of file that links are read from. */
export type LinkFile = 'html' | 'eml';

/** The links of a file, in its order, each as all the revisions read it. */
export async function readLinks(
  octets: Uint8Array,
  kind: LinkFile,
  revisions: readonly LinkRevision[],
  options: LinkOptions = {},
): Promise<Link[]> {
  const documents: readonly Document[] =
    kind === 'eml' ? await readMime(octets) : [{ part: undefined, html: decodeText(octets), entities: [{}] }];
  return documents.flatMap((document) => linksOf(document, revisions, options));
}

function linksOf(
  { part, html, entities }: Document,
  revisions: readonly LinkRevision[],
  options: LinkOptions,
): Link[] {
  const { base: embedded, links } = readHtml(html);
  const [own = {}, ...enclosing] = entities;
  const layers = { ...options, entities: [{ ...own, embedded }, ...enclosing] };
  const bases = revisions.map((revision) => ({ revision, base: revision.base(layers) }));
  return links.map((link) => {
    const readings = bases.map(({ revision, base }) => read(revision, base, link.reference));
    return { ...link, part, readings, differs: differ(readings) };
  });
}

/** Without a base, the empty string stands for it: an absolute reference needs none, and any other says so. */
function read(revision: LinkRevision, base: Base, reference: string): LinkReading {
  return { revision: revision.id, base, result: resolveIn(revision, reference, base.base ?? '') };
}

function resolveIn(revision: LinkRevision, reference: string, base: string): LinkResult {
  try {
    return revision.resolve(reference, base);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof UnsupportedOperationError)) return { kind: 'error', error };
    // In a document without relative references, whatever is derivable is absolute.
    const isAbsolute = revision.accepts(reference);
    return isAbsolute ? { kind: 'absolute', text: reference } : { kind: 'undefined', error };
  }
}

function differ(readings: readonly LinkReading[]): boolean {
  const forms = readings
    .map(({ result }) => result)
    .filter(({ kind }) => kind !== 'undefined')
    .map((result) => {
      if (result.kind === 'absolute') return `absolute ${result.text}`;
      return result.kind === 'current-document' ? `current ${result.fragment ?? ''}` : result.kind;
    });
  return new Set(forms).size > 1;
}
