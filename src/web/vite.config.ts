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

export default defineConfig({
  root: here,
  base: './',
  plugins: [contentSecurityPolicy],
  // The parts of wings are outside of this folder, where no tsconfig.json applies.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: {
    alias: [
      { find: /^uri-revisions$/, replacement: `${here}/../api/index.ts` },
      // Its only module that runs in browsers.
      { find: /^uri-revisions-cli\/audit$/, replacement: `${here}/../audit/record.ts` },
      { find: /^uri-revisions-cli\/grammar$/, replacement: `${here}/../study/index.ts` },
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
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
});
