/** The parsers that run here match generated/record.ts: its answers, and its learnt automata. */
import { join } from 'node:path';
import { adapters } from '../../src/audit/adapters.js';
import { readinessOf } from '../../src/audit/installation.js';
import { userCache } from '../../src/cli/output/user-cache.js';
import { isAccepted } from '../../src/audit/protocol.js';
import { auditRecord } from '../../src/audit/record.js';
import { startParser } from '../../src/audit/runner.js';
import { mixedTexts } from '../../src/audit/learning/mixed-texts.js';

// Starting programs takes long on a busy machine.
jest.setTimeout(120_000);

const places = { sources: join(__dirname, '../../src/audit/adapters'), cache: userCache(process.env) };
/** Texts that are used neither by learning nor as held-out texts of the audit. */
const fresh = { count: 2000, seed: 2, asked: Array.from({ length: 0x80 }, (_, unit) => unit) };

test.each(adapters)('$name', async (adapter) => {
  const readiness = await readinessOf(adapter, places);
  if (readiness.state !== 'ready') return;
  const record = await auditRecord();
  const place = record.file.parsers.findIndex((one) => one.adapter === adapter.name);
  const recorded = record.file.parsers[place];
  const parser = await startParser(readiness.command);
  const { prefix, texts } = record.file;
  const asked = [...texts.map(([text]) => text), ...Array.from(mixedTexts(fresh), (text) => prefix + text)];
  const wrong = { asked: [] as string[], learnt: [] as string[] };
  const compared = { asked: 0, learnt: 0, unknown: 0 };
  for await (const { text, answer } of parser.ask(asked)) {
    const { by, accepts, host } = record.of(text)[place] ?? { by: 'unknown' };
    compared[by] += 1;
    if (by === 'unknown') continue;
    const accepted = isAccepted(answer);
    if (accepted !== accepts || (by === 'asked' && accepted && answer.host !== host)) wrong[by].push(text);
  }
  const { version } = parser.declaration;
  await parser.close();
  // Another version may behave differently.
  if (version !== recorded?.version) return;
  expect(compared.asked).toBeGreaterThan(texts.length / 2);
  if ('automaton' in recorded.learnt) expect(compared.learnt).toBeGreaterThan(1000);
  expect(wrong.asked).toEqual([]);
  expect(wrong.learnt.length).toBeLessThanOrEqual(compared.learnt / 1000);
});
