/** The programs of threads, built on its own: in tests the package itself is not. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../captured.js';

/** A folder like that of the package with no more in it than the program. */
export interface ThreadProgram {
  readonly packageFolder: string;
  /** The program itself. */
  readonly file: string;
  remove(): void;
}

/** @param part the folder of src/cli whose threads they are */
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
