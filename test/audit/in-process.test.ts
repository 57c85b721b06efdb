/** A function as a parser of the protocol, and the URL of Node. */
import { inProcess } from '../../src/audit/runner.js';
import type { Answer, Outcome } from '../../src/audit/protocol.js';
import { join } from 'node:path';
import { startParser } from '../../src/audit/index.js';
import { many } from '../depth.js';

function parse(text: string): Answer {
  if (text === 'throw') throw new TypeError('a defect');
  return text.includes(':') ? { ok: true, scheme: text.split(':')[0] ?? '' } : { ok: false };
}

async function* late(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) yield await Promise.resolve(text);
}

async function outcomes(texts: Iterable<string> | AsyncIterable<string>): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for await (const outcome of inProcess({ name: 'p', changes: ['case'] }, parse).ask(texts))
    found.push(outcome);
  return found;
}

const texts = ['a:', 'throw', 'b'];
const expected = [
  { text: 'a:', answer: { ok: true, scheme: 'a' } },
  { text: 'throw', answer: { thrown: 'TypeError: a defect' } },
  { text: 'b', answer: { ok: false } },
];

test('is asked about each text in order; a thrown error counts as a crash', async () => {
  expect(await outcomes(texts)).toEqual(expected);
  expect(await outcomes(late(texts))).toEqual(expected);
});

test('pulls no more texts than are requested', async () => {
  let taken = 0;
  const endless = function* (): Generator<string> {
    for (;;) yield `${++taken}:`;
  };
  for await (const { text } of inProcess({ name: 'p' }, parse).ask(endless())) if (text === '3:') break;
  expect(taken).toBe(3);
});

test('declares its description', async () => {
  const parser = inProcess({ name: 'p', cannot: ['relative'] }, parse);
  expect(parser.declaration).toEqual({
    protocol: 1,
    name: 'p',
    version: '0',
    cannot: ['relative'],
    changes: [],
  });
  await expect(parser.close()).resolves.toBeUndefined();
});

test('gives the same answers when asked repeatedly', async () => {
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
