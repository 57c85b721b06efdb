/** The function of uri-revisions-cli/grammar that returns facts about a document. */
import { abouts } from '../../generated/registry/abouts.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import type { DocumentAbout } from '../core/about.js';
import { knownName } from '../core/base/unknown-name.js';

/** Returns facts about a document: its authors, its date, its changes. @throws UnknownNameError */
export function about(revision: RevisionId): DocumentAbout {
  return abouts[knownName('revision', revision, revisions)];
}
