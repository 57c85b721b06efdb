/** The compiler, required past Jest, which would load it anew for each suite, in a second. */
const { getBuiltinModule } = require('node:process');

module.exports = getBuiltinModule('node:module').createRequire(module.filename)('typescript');
