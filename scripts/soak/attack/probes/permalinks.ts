/** Reads addresses of the page, one in each line of standard input as a JSON string, and writes the view of each. */
import { text } from 'node:stream/consumers';
import { addresses } from '../../../../src/web/addresses.js';

for (const line of (await text(process.stdin)).split('\n').filter((line) => line !== '')) {
  const { view, problems } = addresses.read(JSON.parse(line) as string);
  const written = addresses.of(view);
  const again = addresses.read(written);
  if (again.problems.length > 0) throw new Error(`${written}: ${again.problems.join(' ')}`);
  if (addresses.of(again.view) !== written)
    throw new Error(`${written} is written ${addresses.of(again.view)}`);
  process.stdout.write(`${written}\n`);
  for (const problem of problems)
    process.stdout.write(`${JSON.stringify(problem).replace(/[^ -~]/g, '?')}\n`);
}
