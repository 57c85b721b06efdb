/**
 * Every link of a file, with its base and its absolute form in each revision: 1997 §5, 2003 §5, 1993 "Partial form".
 */

import type { Revision } from '../core/revision.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import type { Base } from '../core/reference/base.js';
import { UnsupportedOperationError } from '../core/reference/error.js';
import { type FoundLink, linkData, type SpelledLink } from './link-list.js';
import { beyondResolved, type Cut, type LinkLimits, linkLimits, tooSlow } from './limits.js';
import type { Pointers } from './pointers.js';
import { type FileStart, type LinkFile, type ReadDocument, readDocuments } from './read-file.js';

/** The part of a revision that links need. */
export type LinkRevision = Pick<Revision, 'id' | 'accepts' | 'base' | 'resolve' | 'extract'>;

export interface LinkOptions {
  /** The URL that the file was retrieved from. */
  readonly retrieval?: string | undefined;
  /** The base that the application defines. */
  readonly application?: string | undefined;
  /** In JSON and YAML, the pointers of the strings that are links. */
  readonly pointers?: Pointers | undefined;
  readonly limits?: LinkLimits | undefined;
}

/** The absolute form of a link, or the reason why there is none. */
export type LinkResult =
  | { readonly kind: 'absolute'; readonly text: string }
  | { readonly kind: 'current-document'; readonly fragment: string | undefined }
  /** An erroneous link that must not be followed. */
  | { readonly kind: 'refused'; readonly section: string }
  /** The document has no rules for a reference that is not absolute. */
  | { readonly kind: 'undefined'; readonly error: UnsupportedOperationError }
  | { readonly kind: 'error'; readonly error: Error };

/** A revision's reading of a link. */
export interface LinkReading {
  readonly revision: RevisionId;
  readonly base: Base;
  readonly result: LinkResult;
}

/** A link of the file. */
export interface Link extends FoundLink {
  /** The message part with the document; undefined in other files. */
  readonly part: string | undefined;
  readonly readings: readonly LinkReading[];
  /** True if revisions with rules for it have different results. */
  readonly differs: boolean;
}

/** The base of a document in a revision. */
export type DocumentBase = Pick<LinkReading, 'revision' | 'base'>;

/** A document of the file. */
export interface LinkedDocument {
  readonly part: string | undefined;
  readonly bases: readonly DocumentBase[];
  /** In the order of the document, each resolved on demand. */
  readonly links: Iterable<Link>;
}

/**
 * Yields the documents of a file, in its order, with their links as all the revisions read them.
 * @param onCut called for each exceeded limit
 */
export async function* readLinks(
  file: FileStart,
  kind: LinkFile,
  revisions: readonly LinkRevision[],
  onCut: (cut: Cut) => void,
  { limits = linkLimits, pointers, ...given }: LinkOptions = {},
): AsyncGenerator<LinkedDocument, void, undefined> {
  const finder = finderOf(revisions);
  for await (const document of readDocuments(file, kind, onCut, { limits, pointers, finder })) {
    yield linked(document, revisions, onCut, limits, given);
  }
}

/** Returns the document that finds references in plain text: the latest. */
export function finderOf(revisions: readonly LinkRevision[]): LinkRevision {
  const latest = revisions.at(-1);
  if (latest === undefined) throw new RangeError('no revision is given');
  return latest;
}

/** The bases given for all documents. */
export type GivenBases = Pick<LinkOptions, 'retrieval' | 'application'>;

/** The bases of the links of a document in revisions. */
export class LinkBases<Of extends Pick<Revision, 'base'>> {
  /** The bases of the document. */
  readonly own: readonly RevisionBase<Of>[];
  /** UTF-16 code units of the embedded bases that were read for links. */
  length = 0;
  private inner: readonly string[] | undefined;
  private bases: readonly RevisionBase<Of>[];
  /** The bases of the container of the document. */
  private around: readonly RevisionBase<Of>[] | undefined;

  constructor(
    private readonly document: Pick<ReadDocument, 'base' | 'entities'>,
    private readonly revisions: readonly Of[],
    private readonly given: GivenBases,
  ) {
    this.own = this.bases = this.within([document.base]);
  }

  /** Returns the bases of a link: the same object for consecutive links with the same bases. */
  of({
    element,
    bases = element === 'base' ? outside : undefined,
  }: SpelledLink): readonly RevisionBase<Of>[] {
    // Links of one schema are consecutive.
    if (bases !== this.inner) {
      this.inner = bases;
      if (bases === undefined) this.bases = this.own;
      else if (bases === outside) this.bases = this.around ??= this.within(outside);
      else this.bases = this.within(bases);
      this.length += (bases ?? []).reduce((sum, base) => sum + base.length, 0);
    }
    return this.bases;
  }

  private within([innermost, ...others]: readonly (string | undefined)[]): readonly RevisionBase<Of>[] {
    const [own = {}, ...enclosing] = this.document.entities;
    const around = others.map((other) => ({ embedded: other }));
    const layers = { ...this.given, entities: [{ ...own, embedded: innermost }, ...around, ...enclosing] };
    return this.revisions.map((revision) => ({ revision, base: revision.base(layers) }));
  }
}

/** The base of an HTML document is itself relative to the container of the document. */
const outside: readonly string[] = [];

function linked(
  document: ReadDocument,
  revisions: readonly LinkRevision[],
  onCut: (cut: Cut) => void,
  limits: LinkLimits,
  given: GivenBases,
): LinkedDocument {
  const { part, links, cut, watch } = document;
  const linkBases = new LinkBases(document, revisions, given);
  let length = 0;
  function* resolved(): Generator<Link> {
    for (const link of links) {
      // Reported as the base.
      if (link.element === 'base') continue;
      const bases = linkBases.of(link);
      length += bases.reduce((sum, { base }) => sum + (base.base ?? '').length + link.reference.length, 0);
      const isTooLong = linkBases.length + length > limits.resolved;
      if (isTooLong || watch.isOver) {
        onCut({ part, line: link.line, problem: isTooLong ? beyondResolved(limits) : tooSlow(watch) });
        return;
      }
      const readings = watch.time(() => bases.map(({ revision, base }) => read(revision, base, link)));
      yield { ...linkData(link), part, readings, differs: differ(readings) };
    }
    if (cut !== undefined) onCut({ ...cut, part });
  }
  return {
    part,
    bases: linkBases.own.map(({ revision, base }) => ({ revision: revision.id, base })),
    links: resolved(),
  };
}

interface RevisionBase<Of> {
  readonly revision: Of;
  readonly base: Base;
}

/**
 * Reads a link. Without a base, the empty string replaces it: an absolute reference needs none, and any other reports
 * its absence.
 */
function read(revision: LinkRevision, base: Base, { reference, element, attribute }: FoundLink): LinkReading {
  const { emptyRequest } = base;
  const isRequest =
    reference === '' && emptyRequest?.attributes.includes(`${element ?? ''} ${attribute ?? ''}`) === true;
  const result: LinkResult = isRequest
    ? { kind: 'absolute', text: emptyRequest.text }
    : resolveIn(revision, reference, base.base ?? '');
  return { revision: revision.id, base, result };
}

function resolveIn(revision: LinkRevision, reference: string, base: string): LinkResult {
  try {
    return revision.resolve(reference, base);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!(error instanceof UnsupportedOperationError)) return { kind: 'error', error };
    // In a document without relative references, every derivable text is absolute.
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
