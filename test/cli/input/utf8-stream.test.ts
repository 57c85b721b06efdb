/** Bytes as text, valid or not and however they are split. */
import fc from 'fast-check';
import { textOf } from '../../../src/cli/input/utf8-stream.js';
import { longTest, quickTest as test } from '../../depth.js';

async function decode(
  chunks: readonly Uint8Array[],
): Promise<{ readonly text: string; readonly flaws: number[] }> {
  const flaws: number[] = [];
  let text = '';
  for await (const piece of textOf(source(chunks), (offset) => flaws.push(offset))) text += piece;
  return { text, flaws };
}

async function* source(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* await Promise.resolve(chunks);
}

/** Bytes that begin, continue and end characters, correctly or not. */
const bytes = fc
  .uint8Array({ maxLength: 20 })
  .map((numbers) =>
    numbers.map((number) => [0x61, 0x80, 0xbf, 0xc3, 0xe2, 0xf0, 0xff, 0xef, 0xbb][number % 9] ?? 0),
  );

longTest('agrees with TextDecoder at any chunk boundaries', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 4 }), async (all, size) => {
      const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
        all.subarray(i * size, (i + 1) * size),
      );
      const { text, flaws } = await decode(chunks);
      expect(text).toBe(new TextDecoder().decode(all));
      const isFlawed = text.includes('\uFFFD');
      expect(flaws).toHaveLength(isFlawed ? 1 : 0);
      const [flaw] = flaws;
      if (flaw === undefined) return;
      const before = new TextDecoder('utf-8', { fatal: true }).decode(all.subarray(0, flaw));
      expect(text.startsWith(`${before}\uFFFD`)).toBe(true);
    }),
    { seed: 1994, numRuns: 500 },
  );
});

test('drops a byte order mark at the start only', async () => {
  const marked = Buffer.from('\uFEFFa\uFEFF');
  expect(await decode([marked])).toEqual({ text: 'a\uFEFF', flaws: [] });
  expect(await decode([...marked].map((byte) => Uint8Array.of(byte)))).toEqual({
    text: 'a\uFEFF',
    flaws: [],
  });
});

test('reports a truncated last character', async () => {
  expect(await decode([Buffer.from('aé').subarray(0, 2)])).toEqual({ text: 'a\uFFFD', flaws: [1] });
});
