/**
 * Builds everything that ships: src and generated as ES modules in dist/esm and as CommonJS in dist/cjs, with types;
 * the page in dist/web; the WebAssembly walker as dist/walker.wasm, and its Python module and wheel in dist/python; and from all
 * that, the published packages, in dist/packages. With --if-stale it builds only if a source is newer than the last
 * build.
 */
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build as bundle } from 'vite';
import { notices } from './build/notices.js';
import { writePackages, writePython } from './build/packages.js';
import { walkerModule } from '../generated/walker.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const projects = ['tsconfig.build.json', 'tsconfig.cjs.json'];
const sources = [
  'src',
  'generated',
  'grammar',
  'tsconfig.json',
  ...projects,
  'scripts/build.ts',
  'scripts/build',
  'package.json',
  'README.md',
];
/** Written last, so its time is the time of the build. Makes the `.js` files below it CommonJS. */
const stamp = join(root, 'dist/cjs/package.json');
const walker = join(root, 'dist/walker.wasm');
const commandLine = join(root, 'dist/esm/src/cli/main.js');

/** Returns the latest change below a path, in milliseconds; a folder's own time shows deleted files. */
function lastChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, lastChange(join(path, name))),
    stats.mtimeMs,
  );
}

function isStale(): boolean {
  if (!existsSync(stamp)) return true;
  const built = statSync(stamp).mtimeMs;
  return sources.some((source) => lastChange(join(root, source)) > built);
}

async function compile(project: string): Promise<void> {
  await promisify(execFile)(process.execPath, [compiler, '-p', project], { cwd: root });
}

async function build(): Promise<void> {
  const { write, collect } = notices();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await Promise.all([
    ...projects.map(compile),
    bundle({
      configFile: join(root, 'src/web/vite.config.ts'),
      logLevel: 'warn',
      plugins: [write],
      worker: { plugins: () => [collect()] },
    }),
  ]);
  writeFileSync(walker, walkerModule, 'base64');
  writePython(root, walker, join(root, 'dist/python'));
  chmodSync(commandLine, 0o755);
  await writePackages(root, join(root, 'dist/packages'));
  writeFileSync(stamp, '{ "type": "commonjs" }\n');
}

if (!process.argv.includes('--if-stale') || isStale()) {
  try {
    await build();
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    console.error(output || error);
    process.exitCode = 1;
  }
}
