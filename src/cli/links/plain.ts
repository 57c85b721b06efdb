/** The references in plain text, as a document recommends to delimit them. */

import type { Revision } from '../../revision.js';
import { Places } from '../output/places.js';
import { type FoundLinks, LinkList } from './found.js';
import { type LinkLimits, linkLimits, Stopwatch } from './limits.js';

/** Linear. @param finder the document that finds them */
export function readPlain(
  text: string,
  finder: Pick<Revision, 'extract'>,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): FoundLinks {
  const list = new LinkList(limits.links);
  const places = new Places();
  places.push(text);
  for (const { text: reference, span } of watch.time(() => finder.extract(text))) {
    const place = places.at(span.start);
    // White space may break a reference.
    const isWhole = text.slice(span.start, span.end) === reference;
    const spelled = isWhole ? ({ ...span, spelling: 'plain' } as const) : undefined;
    const problem = list.add({ reference, ...place, spelled });
    if (problem !== undefined) return { links: list.links, cut: { line: place.line, problem } };
  }
  return { links: list.links, cut: undefined };
}
