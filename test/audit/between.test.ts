/** Parsers beside each other, of which it is known where they part. */
import { between, hostCases } from '../../src/audit/between.js';
import { inProcess } from '../../src/audit/in-process.js';
import type { Answer, Change, Parser } from '../../src/audit/protocol.js';

/** A parser that takes the host from an authority, in its own way. */
function parserOf(
  name: string,
  hostIn: (authority: string) => string | undefined,
  changes: Change[] = [],
): Parser {
  return inProcess({ name, changes }, (text): Answer => {
    const [, scheme, authority] = /^([a-z]+):\/\/([^/]*)/i.exec(text) ?? [];
    if (scheme === undefined || authority === undefined) return { ok: false };
    const host = hostIn(authority);
    return { ok: true, scheme, ...(host !== undefined && { host }) };
  });
}

const first = parserOf('first', (authority) => authority.split('@')[1] ?? authority);
const last = parserOf('last', (authority) => authority.split('@').at(-1));
const lower = parserOf('lower', (authority) => authority.split('@').at(-1)?.toLowerCase(), ['case']);
const none = parserOf('none', () => undefined);

test('the smallest text that two parsers read with another host', async () => {
  const { cases, parsers, pairs } = await between([first, last], hostCases());
  expect(parsers.map(({ name }) => name)).toEqual(['first', 'last']);
  expect(cases).toBe([...hostCases()].length);
  expect(pairs).toHaveLength(1);
  const [{ differences, accepted } = { differences: [], accepted: 0 }] = pairs;
  expect(accepted).toBeGreaterThan(1000);
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatchObject({ component: 'host', isTwofold: true });
  const [{ witness, readings, count } = { witness: '', readings: [], count: 0 }] = differences;
  expect(witness).toMatch(/^[a-z]:\/\/@.?@.?$/);
  expect(readings[0]).not.toBe(readings[1]);
  expect(count).toBeGreaterThan(10);
});

test('what a parser declares is no difference, whichever of the two it is', async () => {
  const texts = ['http://A/', 'http://u@A/'];
  for (const two of [
    [last, lower],
    [lower, last],
  ]) {
    expect((await between(two, texts)).pairs).toMatchObject([{ accepted: 2, differences: [] }]);
  }
});

test('each pair once; that one tells no host is apart from another host', async () => {
  const { pairs } = await between([last, none, first], ['http://a', 'http://b@@a']);
  expect(pairs).toMatchObject([
    { first: 0, second: 1, differences: [{ isTwofold: false, count: 2, readings: ['', undefined] }] },
    { first: 0, second: 2, differences: [{ isTwofold: true, count: 1 }] },
    { first: 1, second: 2, differences: [{ isTwofold: false, count: 2 }] },
  ]);
});

test('the texts at boundaries are each there once', () => {
  const texts = [...hostCases()];
  expect(new Set(texts).size).toBe(texts.length);
});
