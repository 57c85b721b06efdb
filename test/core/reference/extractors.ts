/** The extractor of each revision. */
import { rooms } from '../../../generated/registry/rooms.js';
import { revision, type RevisionId } from '../../../src/api/index.js';
import type { Extractor } from '../../../src/core/reference/extract-rules.js';

export function extractorOf(id: RevisionId): Extractor {
  return { ...rooms[id].references.extraction, revision: id, automaton: revision(id).automaton() };
}
