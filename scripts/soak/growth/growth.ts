/**
 * Search for texts that a call reads in more than linear time: random pieces, repeated. Steps are counted as in
 * test/growth, in a bundle of the sources that its transformer rewrote.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { factory } from '../../../test/growth/count-steps.js';
import { type Search } from '../soak.js';
import type * as Counted from './counting-calls.js';

/** Number of families of a round. */
const families = 40;
const bundle = resolve('node_modules/.cache/uri-revisions/counted.mjs');

const counting: Plugin = {
  name: 'count-steps',
  setup(building) {
    building.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
        fileName: path,
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 },
        transformers: { before: [factory()] },
      });
      return { contents: outputText, loader: 'js' };
    });
  },
};

async function counted(): Promise<typeof Counted> {
  mkdirSync(resolve(bundle, '..'), { recursive: true });
  await build({
    entryPoints: [resolve('scripts/soak/growth/counting-calls.ts')],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    plugins: [counting],
  });
  Object.assign(globalThis, { steps: { count: 0 } });
  return (await import(pathToFileURL(bundle).href)) as typeof Counted;
}

let loaded: Promise<typeof Counted> | undefined;

export const growth: Search = {
  name: 'growth',
  purpose: 'steps of the calls on references grow in proportion to the text, whatever piece is repeated',
  async run(seed) {
    const { superlinear } = await (loaded ??= counted());
    return superlinear(seed, families);
  },
};
