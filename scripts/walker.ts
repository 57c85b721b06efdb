/**
 * `npm run walker [-- --lines N --seed N]`: the walk in WebAssembly over bytes beside `accepts` of every document over strings, on
 * lines that are made up: ten million by default. Exit 1 with the line at the first difference.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileWalker } from './build/walker.js';
import { compareWalks } from './walker/compare.js';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '1738' },
  },
});
const [lines, seed] = [values.lines, values.seed].map((text) => {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`"${text}" is no count`);
  return number;
}) as [number, number];
const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-walker-'));
try {
  const file = join(folder, 'walker.wasm');
  await compileWalker(process.cwd(), file);
  const start = performance.now();
  const { derivable, refused } = compareWalks(readFileSync(file), lines, seed);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${lines} lines have the masks of accepts, ${derivable} derivable and ${refused} not: ${seconds} s`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
