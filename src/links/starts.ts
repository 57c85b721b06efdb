/** The start rule of each link: some revisions have one for each kind of base. */

import { startForBase } from '../core/reference/start-by-base.js';
import type { Revision } from '../core/revision.js';
import { beyondResolved, linkLimits } from './limits.js';
import type { SpelledLink } from './link-list.js';
import { type GivenBases, LinkBases } from './links.js';
import type { ReadDocument } from './read-file.js';

/** The part of a revision that the start rules of links need. */
type StartedRevision = Pick<Revision, 'start' | 'startsByBase' | 'base'>;

/** A document with the start rules of its links. */
export interface StartedDocument extends ReadDocument {
  /** Returns the rule that derives a valid link, in each of the revisions. */
  readonly startsOf: (link: SpelledLink) => readonly string[];
}

/**
 * Adds the start rules of the links of a document, by their bases. Linear in the links and the bases around them; those
 * after a limit on bases are left out.
 */
export function withStarts(
  document: ReadDocument,
  revisions: readonly StartedRevision[],
  given: GivenBases,
  limits = linkLimits,
): StartedDocument {
  const references = revisions.map(({ start }) => start);
  if (revisions.every(({ startsByBase }) => startsByBase === undefined))
    return { ...document, startsOf: () => references };
  const linkBases = new LinkBases(document, revisions, given);
  const known = new Map<SpelledLink, readonly string[]>();
  const { links } = document;
  const startsFor = new WeakMap<typeof linkBases.own, readonly string[]>();
  for (const [i, link] of links.entries()) {
    const bases = linkBases.of(link);
    if (linkBases.length > limits.resolved) {
      const cut = { line: link.line, problem: beyondResolved(limits) };
      return { ...document, links: links.slice(0, i), cut, startsOf };
    }
    const starts =
      startsFor.get(bases) ?? bases.map(({ revision, base }) => startForBase(revision, base.base));
    startsFor.set(bases, starts);
    known.set(link, starts);
  }
  return { ...document, startsOf };

  function startsOf(link: SpelledLink): readonly string[] {
    return known.get(link) ?? references;
  }
}
