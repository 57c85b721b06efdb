/**
 * Builds the documentation site in dist/docs: README, guides, the reference of the API, and the page. It loads no
 * external resources.
 */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

execFileSync(process.execPath, ['--import', 'tsx', join(root, 'node_modules/typedoc/bin/typedoc')], {
  cwd: root,
  stdio: 'inherit',
});
cpSync(join(root, 'dist/web'), join(root, 'dist/docs/page'), { recursive: true });
