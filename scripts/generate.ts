/** `npm run generate [ID]`: scripts/generate/generate.ts says what it does. */
import { generate } from './generate/generate.js';
import { exitCodeOf } from './load/exit-code.js';

process.exitCode = exitCodeOf(() => generate(process.argv.slice(2)));
