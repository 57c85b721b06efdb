/** The revision that an option or argument names, loaded alone, or no more of it than its language. */

import type { Language } from '../language.js';
import type { Revision } from '../revision.js';
import { type RevisionId, revisions } from '../revisions.js';
import { unknownName } from '../syntax/unknown-name.js';
import { Misuse } from './errors.js';

const loaders: Readonly<Record<RevisionId, () => Promise<Revision>>> = {
  'url-1993': async () => (await import('../revisions/url-1993.js')).url1993,
  'url-1995': async () => (await import('../revisions/url-1995.js')).url1995,
  rfc1738: async () => (await import('../revisions/rfc1738.js')).rfc1738,
  'url-1997': async () => (await import('../revisions/url-1997.js')).url1997,
  'rfc2396bis-01': async () => (await import('../revisions/rfc2396bis-01.js')).rfc2396bis,
};

const languageLoaders: Readonly<Record<RevisionId, () => Promise<Language>>> = {
  'url-1993': async () => (await import('../languages/url-1993.js')).language,
  'url-1995': async () => (await import('../languages/url-1995.js')).language,
  rfc1738: async () => (await import('../languages/rfc1738.js')).language,
  'url-1997': async () => (await import('../languages/url-1997.js')).language,
  'rfc2396bis-01': async () => (await import('../languages/rfc2396bis-01.js')).language,
};

/** @throws UnknownNameError */
export function revisionId(name: string): RevisionId {
  const id = revisions.find((candidate) => candidate === name);
  if (id === undefined) throw unknownName('revision', name, revisions);
  return id;
}

/** @throws Misuse where none is named, UnknownNameError where none is called so */
export async function loadRevision(name: string | undefined): Promise<Revision> {
  return loaders[needed(name)]();
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
