/** The version of the package. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version. @param packageFolder the folder of its package.json */
export function versionOf(packageFolder: string): string {
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
