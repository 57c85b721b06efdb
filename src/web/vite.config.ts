/** Build and development of the page: `src/web` to `dist/web`, with the package's names as aliases of its sources. */

import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** The permissions of the built page: to load its own files, and nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy into the built page; the development server needs more than it allows. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};

/**
 * Makes refa an ES module of the names that we import. It is one minified CommonJS file, mostly tables of Unicode
 * for regular expressions, which a bundler can leave out only of an ES module whose initializers are marked as pure.
 */
const refaWithoutTables = (): Plugin => ({
  name: 'refa-without-tables',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/refa/index.js')) return undefined;
    const own = code.replace('Object.defineProperty(exports,"__esModule",{value:!0});', '');
    const end = own.indexOf('exports.');
    const names = ['CharBase', 'CharSet', 'DFA', 'JS', 'TooManyNodesError', 'visitAst'].map((name) => {
      const local = new RegExp(`exports\\.${name}=(\\w+)`).exec(own.slice(end))?.[1];
      if (local === undefined) throw new Error(`refa exports no ${name}`);
      return `${local} as ${name}`;
    });
    const pure = own
      .slice(0, end)
      .replace(/(?<=[\w)]=|[{,]\w+:)(?=(?:new )?[\w.]+\()|(?=JSON\.parse\()/g, '/*@__PURE__*/');
    return { code: `${pure}export {${names.join()}};`, map: null };
  },
});

export default defineConfig({
  root: here,
  base: './',
  plugins: [contentSecurityPolicy, refaWithoutTables()],
  // The parts of wings are outside of this folder, where no tsconfig.json applies.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: [
      { find: /^uri-revisions$/, replacement: `${here}/../api/index.ts` },
      // Its only module that runs in browsers.
      { find: /^uri-revisions-cli\/audit$/, replacement: `${here}/../audit/record.ts` },
      { find: /^uri-revisions-cli\/grammar$/, replacement: `${here}/../study/index.ts` },
      // Loads the rules of each document on demand.
      { find: /^.*\/registry\/studied-rules\.js$/, replacement: `${here}/worker/studied-rules.ts` },
    ],
  },
  build: {
    outDir: `${here}/../../dist/web`,
    emptyOutDir: true,
    // The first versions that support light-dark() and nesting.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Only authors of plugins can act on this warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: {
    format: 'es',
    plugins: () => [refaWithoutTables()],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
