/** Entry of `npm run generate [ID]`, which scripts/generate/generate.ts implements. */
import { generate } from './generate/generate.js';
import { exitCodeOf } from './load/exit-code.js';

process.exitCode = exitCodeOf(() => generate(process.argv.slice(2)));
