/** Loads the revision that an option or argument names, and no other, or its language alone. */

import type { Language } from '../language.js';
import type { Revision } from '../revision.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { languageLoaders, revisionLoaders } from '../../generated/registry/loaders.js';
import { knownName } from '../base/unknown-name.js';
import { Misuse } from './errors.js';

/** @throws UnknownNameError */
export function revisionId(name: string): RevisionId {
  return knownName('revision', name, revisions);
}

/** The revisions in a comma-separated list; all if there is no list. @throws UnknownNameError */
export function revisionsNamed(list: string | undefined): readonly RevisionId[] {
  return list?.split(',').map((name) => revisionId(name.trim())) ?? revisions;
}

/** @throws Misuse if none is named, UnknownNameError if there is no such revision */
export async function loadRevision(name: string | undefined): Promise<Revision> {
  return revisionLoaders[needed(name)]();
}

/** A revision without its algorithms and its prose. @throws Misuse, UnknownNameError */
export async function loadLanguage(name: string | undefined): Promise<Language> {
  return languageLoaders[needed(name)]();
}

function needed(name: string | undefined): RevisionId {
  if (name === undefined) {
    throw new Misuse(`no revision is named; add -r and one of: ${revisions.join(', ')}`);
  }
  return revisionId(name);
}
