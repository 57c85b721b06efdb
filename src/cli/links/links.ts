/**
 * Every link of an HTML document or a MIME message, with its base and its absolute form in each revision: 1997
 * §5, 2003 §5, 1993 "Partial form".
 */

import type { Revision } from '../../revision.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Base } from '../../reference/base.js';
import { UnsupportedOperationError } from '../../reference/error.js';
import { type HtmlLink, readHtml } from './html.js';
import { type Cut, type LinkLimits, linkLimits, Stopwatch, tooSlow } from './limits.js';
import { type MimeDocument, readMime } from './mime.js';
import { decodeText } from './text.js';

/** A revision, as far as links need it. */
export type LinkRevision = Pick<Revision, 'id' | 'accepts' | 'base' | 'resolve'>;

export interface LinkOptions {
  /** The URL that the file was retrieved from. */
  readonly retrieval?: string | undefined;
  /** The base that the application defines. */
  readonly application?: string | undefined;
  readonly limits?: LinkLimits | undefined;
}

/** The absolute form of a link, or why there is none. */
export type LinkResult =
  | { readonly kind: 'absolute'; readonly text: string }
  | { readonly kind: 'current-document'; readonly fragment: string | undefined }
  /** In error, and not to be followed. */
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

/** The base of a document in a revision. */
export type DocumentBase = Pick<LinkReading, 'revision' | 'base'>;

/** An HTML document of the file. */
export interface LinkedDocument {
  readonly part: string | undefined;
  readonly bases: readonly DocumentBase[];
  /** In the order of the document, each resolved when it is asked for. */
  readonly links: Iterable<Link>;
}

/** A document with what encloses it. */
type EnclosedDocument = Omit<MimeDocument, 'part'> & Pick<LinkedDocument, 'part'>;

/** The kinds of file that links are read from. */
export type LinkFile = 'html' | 'eml';

/** What a file begins with. */
export interface FileStart {
  readonly bytes: Uint8Array;
  /** Whether the file ends with them. */
  readonly isWhole: boolean;
}

/**
 * The documents of a file, in its order, with their links as all the revisions read them.
 * @param onCut called for each thing that goes beyond a limit
 */
export async function* readLinks(
  file: FileStart,
  kind: LinkFile,
  revisions: readonly LinkRevision[],
  onCut: (cut: Cut) => void,
  { limits = linkLimits, ...given }: LinkOptions = {},
): AsyncGenerator<LinkedDocument, void, undefined> {
  const documents = kind === 'eml' ? readMime(file.bytes, onCut, limits) : [htmlDocument(file)];
  for await (const document of documents) yield linked(document, revisions, onCut, limits, given);
  if (!file.isWhole) onCut({ problem: `it has more than ${limits.fileSize} bytes` });
}

function htmlDocument({ bytes, isWhole }: FileStart): EnclosedDocument {
  return { part: undefined, html: decodeText(bytes, undefined, isWhole), entities: [{}] };
}

function linked(
  { part, html, entities }: EnclosedDocument,
  revisions: readonly LinkRevision[],
  onCut: (cut: Cut) => void,
  limits: LinkLimits,
  given: Omit<LinkOptions, 'limits'>,
): LinkedDocument {
  const watch = new Stopwatch(limits.milliseconds);
  const { base: embedded, links, cut } = readHtml(html.text, limits, watch);
  const [own = {}, ...enclosing] = entities;
  const layers = { ...given, entities: [{ ...own, embedded }, ...enclosing] };
  const bases = revisions.map((revision) => ({ revision, base: revision.base(layers) }));
  if (html.problem !== undefined) onCut({ part, problem: html.problem });
  const baseLengths = bases.reduce((sum, { base }) => sum + (base.base ?? '').length, 0);
  let length = 0;
  function* resolved(): Generator<Link> {
    for (const link of links) {
      length += baseLengths + bases.length * link.reference.length;
      const isTooLong = length > limits.resolved;
      if (isTooLong || watch.isOver) {
        const problem = isTooLong
          ? `resolving its links goes over more than ${limits.resolved} characters of bases and references`
          : tooSlow(watch);
        onCut({ part, line: link.line, problem });
        return;
      }
      const readings = watch.time(() =>
        bases.map(({ revision, base }) => read(revision, base, link.reference)),
      );
      yield { ...link, part, readings, differs: differ(readings) };
    }
    if (cut !== undefined) onCut({ ...cut, part });
  }
  return {
    part,
    bases: bases.map(({ revision, base }) => ({ revision: revision.id, base })),
    links: resolved(),
  };
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
