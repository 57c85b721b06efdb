/** The adapter of Node's URL. */
import { join } from 'node:path';
import { startParser } from '../../src/audit/index.js';
import { many } from '../depth.js';

test('answers alike however often it is asked', async () => {
  const adapter = join(__dirname, '../../src/audit/adapters/node/url.mjs');
  const parser = await startParser([process.execPath, adapter]);
  const answers = new Set<string>();
  for await (const { answer } of parser.ask(
    Array.from({ length: many(2000, 20_000) }, () => 'http://\u00c9880/'),
  )) {
    answers.add(JSON.stringify(answer));
  }
  await parser.close();
  expect([...answers]).toEqual([expect.stringContaining('"host":"xn--880-')]);
});
