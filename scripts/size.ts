/**
 * `npm run size`: measures what a bundler ships of the last build, bundled, minified and gzipped. Fails if the language
 * of a revision, the comparison of all of them, verdicts alone or the runtime of generated parsers exceeds its budget;
 * whole revisions, with their algorithms and prose, are only shown.
 */
import { bundles, gzippedSize, kilobyte } from './size/bundles.js';

for (const { name, source, budget } of bundles) {
  const size = (await gzippedSize(source)) / kilobyte;
  const isOver = budget !== undefined && size > budget;
  const limit = budget === undefined ? '' : `≤ ${String(budget)} kB${isOver ? ' OVER' : ''}`;
  console.log(`${name.padEnd(26)} ${size.toFixed(1).padStart(6)} kB ${limit}`.trimEnd());
  if (isOver) process.exitCode = 1;
}
