/** Makes CommonJS of the ES modules of packages that have no other, for Jest. */
const { transformSync } = require('esbuild');

module.exports = {
  process: (code) => ({ code: transformSync(code, { format: 'cjs', target: 'node20' }).code }),
};
