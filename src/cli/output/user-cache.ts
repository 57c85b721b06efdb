/** The folder of data that is prepared once for a user. */

import { homedir } from 'node:os';
import { join } from 'node:path';

/** Returns `$XDG_CACHE_HOME/uri-revisions`, or `~/.cache/uri-revisions`. */
export function userCache(environment: Readonly<Record<string, string | undefined>>): string {
  const { XDG_CACHE_HOME: folder = '' } = environment;
  return join(folder === '' ? join(homedir(), '.cache') : folder, 'uri-revisions');
}
