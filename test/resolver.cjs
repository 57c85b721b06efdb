/** Resolves `./x.js` to the source `./x.ts` at the first look: Jest's own resolver tries many names for each import. */
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');

/** @type {Map<string, string | undefined>} */
const known = new Map();

/** @param {string} path */
function sourceOf(path) {
  if (!known.has(path)) {
    const stem = path.slice(0, -'.js'.length);
    known.set(path, [`${stem}.ts`, `${stem}.tsx`].find(existsSync));
  }
  return known.get(path);
}

/** @type {import('jest-resolve').SyncResolver} */
module.exports = (request, options) => {
  const source =
    request.startsWith('.') && request.endsWith('.js')
      ? sourceOf(resolve(options.basedir, request))
      : undefined;
  return source ?? options.defaultResolver(request, options);
};
