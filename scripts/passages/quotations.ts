/** What the product quotes of the documents, with the sections that it cites for it. */
import { differences } from '../../generated/registry/differences.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { abouts } from '../../generated/registry/abouts.js';
import { rooms } from '../../generated/registry/rooms.js';
import { revision } from '../../src/index.js';
import { placeOf, quotedIn, stretchesOf } from '../../src/web/data/quotes.js';

/** Words of a document, and where it says them. */
export interface Quotation {
  readonly revision: RevisionId;
  readonly section: string;
  readonly stretch: string;
}

/** What a document is asked to explain: as it quotes itself of every scheme that it leaves to others, one will do. */
const explained = 'http://h/';

/** Of what is said about a document: why its rules differ, what it advises, its policy, its findings and what it explains. */
export function quotationsOf(id: RevisionId): readonly Quotation[] {
  const { classed, advice = [] } = differences[id];
  const quoted = [
    ...classed.flatMap(({ evidence }) => (evidence.class === 'intended' ? [evidence] : [])),
    ...advice,
    abouts[id].policy,
  ].map(({ section, quote }) => ({ section, stretches: stretchesOf(quote) }));
  const found = rooms[id].prose.map(({ section, sentence }) => ({ section, stretches: quotedIn(sentence) }));
  const explanation = revision(id)
    .explain(explained)
    .sentences.map(({ section, text }) => ({ section, stretches: quotedIn(text) }));
  return [...quoted, ...found, ...explanation].flatMap(({ section, stretches }) =>
    stretches.map((stretch) => ({ ...placeOf(id, section), stretch })),
  );
}
