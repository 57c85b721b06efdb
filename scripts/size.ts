/**
 * Measures what a bundler would ship of each entry point: bundled, minified and gzipped.
 * Fails when one is over its budget. Measures the last build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { revisions } from '../src/revisions.js';

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly import: { readonly default: string } }>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Bytes of minified, gzipped code, by entry point. ./grammar is for study, and has no budget. */
const budgets: ReadonlyMap<string, number> = new Map([
  ['.', 60_000],
  ...revisions.map((id) => [`./${id}`, 15_000] as const),
]);

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(5)} kB`;
}

async function gzippedSize(file: string): Promise<number> {
  const result = await build({
    entryPoints: [join(root, file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
  });
  return result.outputFiles.reduce((sum, output) => sum + gzipSync(output.contents, { level: 9 }).length, 0);
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
for (const [entry, target] of Object.entries(manifest.exports)) {
  if (typeof target === 'string') continue;
  const size = await gzippedSize(target.import.default);
  const budget = budgets.get(entry) ?? Infinity;
  const limit = budget === Infinity ? '' : `of ${kilobytes(budget)}`;
  console.log(`${entry.padEnd(16)} ${kilobytes(size)} ${limit} ${size > budget ? 'OVER' : ''}`.trimEnd());
  if (size > budget) process.exitCode = 1;
}
