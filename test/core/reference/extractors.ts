/** The extractor of each revision. */
import { rooms } from '../../../generated/registry/rooms.js';
import { revision, type RevisionId } from '../../../src/api/index.js';
import type { Extractor } from '../../../src/core/reference/extract-rules.js';

export function extractorOf(id: RevisionId): Extractor {
  const { extraction, normalization } = rooms[id].references;
  return { ...extraction, revision: id, automaton: revision(id).automaton(), ladder: normalization };
}
