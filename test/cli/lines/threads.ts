/** Builds the programs of threads separately, since the tests do not use the built package. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../captured.js';

/** A folder like that of the package that contains only the program. */
export interface ThreadProgram {
  readonly packageFolder: string;
  /** The program itself. */
  readonly file: string;
  remove(): void;
}

/** Builds a program. @param part the folder of src/cli with the threads */
export function buildThreadProgram(part = 'lines'): ThreadProgram {
  const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-threads-'));
  const file = join(folder, `dist/esm/src/cli/${part}/worker.js`);
  const require =
    "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  execFileSync(
    join(packageFolder, 'node_modules/.bin/esbuild'),
    [
      ...[join(packageFolder, `src/cli/${part}/worker.ts`), '--bundle', '--platform=node', '--format=esm'],
      ...[`--banner:js=${require}`, '--log-level=error', `--outfile=${file}`],
    ],
    { stdio: 'pipe' },
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return {
    packageFolder: folder,
    file,
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
