/**
 * `npm run walker [-- --lines N --seed N]`: compares the WebAssembly walk over bytes with `accepts` of every document
 * over strings, on generated lines: ten million by default. Exit 1 with the line at the first difference. With --write
 * it only writes generated/walker.ts.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareWalks, compileWalker, walkerFile, walkerSource } from './walker/compare.js';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '1738' },
    write: { type: 'boolean', default: false },
  },
});
const [lines, seed] = [values.lines, values.seed].map((text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`"${text}" is no count`);
  return number;
}) as [number, number];
try {
  const wasm = compileWalker(process.cwd());
  if (values.write) {
    writeFileSync(walkerFile, walkerSource(wasm, process.cwd()));
  } else {
    const start = performance.now();
    const { derivable, refused } = compareWalks(wasm, lines, seed);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `${lines} lines have the masks of accepts, ${derivable} derivable and ${refused} not: ${seconds} s`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
