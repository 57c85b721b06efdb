/** Reads addresses of the page, one in each line of standard input as a JSON string, and writes what each one shows. */
import { text } from 'node:stream/consumers';
import { addressOf, readAddress } from '../../../../src/web/address.js';

for (const line of (await text(process.stdin)).split('\n').filter((line) => line !== '')) {
  const { view, problems } = readAddress(JSON.parse(line) as string);
  const written = addressOf(view);
  const again = readAddress(written);
  if (again.problems.length > 0) throw new Error(`${written}: ${again.problems.join(' ')}`);
  if (addressOf(again.view) !== written) throw new Error(`${written} is written ${addressOf(again.view)}`);
  process.stdout.write(`${written}\n`);
  for (const problem of problems)
    process.stdout.write(`${JSON.stringify(problem).replace(/[^ -~]/g, '?')}\n`);
}
