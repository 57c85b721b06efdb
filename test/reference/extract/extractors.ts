/** The extractor of each revision. */
import { rooms } from '../../../generated/registry/rooms.js';
import { revision, type RevisionId } from '../../../src/index.js';
import type { Extractor } from '../../../src/reference/extract/rules.js';

export function extractorOf(id: RevisionId): Extractor {
  return { ...rooms[id].references.extraction, revision: id, automaton: revision(id).automaton() };
}
