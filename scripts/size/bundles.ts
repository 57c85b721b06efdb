/** The measured bundles of the last build, with their budgets. */
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { namedSets, revisions } from '../../generated/registry/ids.js';

export const kilobyte = 1024;

/** Something that a program may ship. */
export interface Bundle {
  readonly name: string;
  /** The code that a user would write. */
  readonly source: string;
  /** In kilobytes. */
  readonly budget?: number;
}

/** Budgets in kilobytes, which src/guides/api.md states. */
export const budgets = {
  language: 17,
  wideLanguage: 21,
  compare: 69,
  accepts: 2,
  wideAccepts: 4.1,
  verdicts: 15,
  runtime: 8.4,
} as const;

/** Tests whether a document mentions characters beyond US-ASCII. */
function isWide(id: string): boolean {
  return existsSync(`generated/${id}/alphabet.ts`);
}

/** The runtime of the parsers that `generate` writes. */
export const runtime: Bundle = {
  name: 'runtime of generate',
  source: `export * from 'uri-revisions/runtime';`,
  budget: budgets.runtime,
};

export const bundles: readonly Bundle[] = [
  ...revisions.map((id) => ({
    name: `language of ${id}`,
    source: `export { language } from 'uri-revisions/${id}';`,
    budget: isWide(id) ? budgets.wideLanguage : budgets.language,
  })),
  {
    name: 'compare, all revisions',
    source: `export { compare } from 'uri-revisions';`,
    budget: budgets.compare,
  },
  ...revisions.map((id) => ({
    name: `accepts of ${id}`,
    source: `export * from 'uri-revisions/${id}/accepts';`,
    budget: isWide(id) ? budgets.wideAccepts : budgets.accepts,
  })),
  ...Object.keys(namedSets).map((name) => ({
    name: `verdicts of ${name}`,
    source: `export * from 'uri-revisions/verdicts/${name}';`,
    budget: name === 'all' ? budgets.verdicts : 8,
  })),
  ...revisions.map((id) => ({
    name: `all of ${id}`,
    source: `export * from 'uri-revisions/${id}';`,
  })),
  runtime,
  { name: 'everything but /grammar', source: `export * from 'uri-revisions';` },
];

/**
 * Returns the size of a module in bytes, bundled, minified and gzipped. @param folder where its imports are resolved
 */
export async function gzippedSize(source: string, folder = '.'): Promise<number> {
  const result = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
  });
  return result.outputFiles.reduce((sum, output) => sum + gzipSync(output.contents, { level: 9 }).length, 0);
}
