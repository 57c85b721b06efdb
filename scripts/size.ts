/**
 * `npm run size`: what a bundler ships of the last build, bundled, minified and gzipped. Fails when the language of a
 * revision, comparing all of them, what tells verdicts alone or what generated parsers run on is over its budget; whole revisions, with their algorithms and prose, are only shown.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { namedSets, revisions } from '../generated/registry/ids.js';

const kilobyte = 1024;

interface Entry {
  readonly name: string;
  /** What a user would write. */
  readonly source: string;
  /** In bytes. */
  readonly budget?: number;
}

const entries: readonly Entry[] = [
  ...revisions.map((id) => ({
    name: `language of ${id}`,
    source: `export { language } from 'uri-revisions/${id}';`,
    budget: 16 * kilobyte,
  })),
  {
    name: 'compare, all revisions',
    source: `export { compare } from 'uri-revisions';`,
    budget: 60 * kilobyte,
  },
  ...revisions.map((id) => ({
    name: `accepts of ${id}`,
    source: `export * from 'uri-revisions/${id}/accepts';`,
    budget: 2 * kilobyte,
  })),
  ...Object.keys(namedSets).map((name) => ({
    name: `verdicts of ${name}`,
    source: `export * from 'uri-revisions/verdicts/${name}';`,
    budget: (name === 'all' ? 15 : 8) * kilobyte,
  })),
  ...revisions.map((id) => ({
    name: `all of ${id}`,
    source: `export * from 'uri-revisions/${id}';`,
  })),
  {
    name: 'runtime of generate',
    source: `export * from 'uri-revisions/runtime';`,
    budget: 8 * kilobyte,
  },
  { name: 'everything but /grammar', source: `export * from 'uri-revisions';` },
];

async function gzippedSize(source: string): Promise<number> {
  const result = await build({
    stdin: { contents: source, resolveDir: '.' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
  });
  return result.outputFiles.reduce((sum, output) => sum + gzipSync(output.contents, { level: 9 }).length, 0);
}

for (const { name, source, budget } of entries) {
  const size = await gzippedSize(source);
  const isOver = budget !== undefined && size > budget;
  const limit = budget === undefined ? '' : `≤ ${String(budget / kilobyte)} kB${isOver ? ' OVER' : ''}`;
  console.log(`${name.padEnd(26)} ${(size / kilobyte).toFixed(1).padStart(6)} kB ${limit}`.trimEnd());
  if (isOver) process.exitCode = 1;
}
