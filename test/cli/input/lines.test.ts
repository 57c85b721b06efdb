/** Lines of bytes, however the stream is split; and bytes as text. */
import fc from 'fast-check';
import { batchesOf, decoded, decodedPartly, linesOf, maxLineBytes } from '../../../src/cli/input/lines.js';

async function* chunks(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(part);
}

async function linesIn(...parts: readonly (string | Uint8Array)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const some of linesOf(chunks(parts.map((part) => Buffer.from(part))))) {
    expect(some.length).toBeGreaterThan(0);
    lines.push(...some.map((line) => (line ? Buffer.from(line).toString('latin1') : '(long)')));
  }
  return lines;
}

test.each<[readonly string[], readonly string[]]>([
  [[], []],
  [[''], []],
  [['a\n'], ['a']],
  [['a\nb'], ['a', 'b']],
  [['\n\na\n\n'], ['', '', 'a', '']],
  [['a\r\n\r\nb\r\n'], ['a', '', 'b']],
  [
    ['a\r', '\nb'],
    ['a', 'b'],
  ],
  [['a\rb\nc\r'], ['a\rb', 'c\r']],
  [['a\r\r\n'], ['a\r']],
  [
    ['a', 'b', '', 'c\nd', 'e'],
    ['abc', 'de'],
  ],
])('%j', async (parts, lines) => {
  expect(await linesIn(...parts)).toEqual(lines);
});

describe('a byte order mark', () => {
  const mark = Buffer.from([0xef, 0xbb, 0xbf]);

  test('before the first line is not part of it', async () => {
    expect(await linesIn(mark, 'a\n', mark, 'b')).toEqual(['a', 'ï»¿b']);
    expect(await linesIn(mark.subarray(0, 1), mark.subarray(1), '\r\n')).toEqual(['']);
  });

  test.each([[[mark]], [[mark.subarray(0, 2), mark.subarray(2)]]])(
    'and nothing else is no line',
    async (parts) => {
      expect(await linesIn(...parts)).toEqual([]);
    },
  );

  test('counts once', async () => {
    expect(await linesIn(mark, mark, 'a')).toEqual(['ï»¿a']);
  });
});

test('batches and pieces of long lines have offsets in the stream', async () => {
  const mark = '\uFEFF';
  const long = 'x'.repeat(maxLineBytes);
  const parts = [`${mark}a\nb`, '\r\nc', `${long}${long}`, '\r\n', 'd\ne'];
  const offsets: unknown[] = [];
  for await (const batch of batchesOf(chunks(parts.map((part) => Buffer.from(part))))) {
    offsets.push(['isEnded' in batch ? Buffer.from(batch.bytes).toString() : 'piece', batch.offset]);
  }
  const pieces = offsets.filter((one) => Array.isArray(one) && one[0] === 'piece');
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((one) => Array.isArray(one) && one[1] === 8)).toBe(true);
  const after = 8 + 1 + 2 * maxLineBytes + 2;
  expect(offsets.filter((one) => !pieces.includes(one))).toEqual([
    ['a\n', 3],
    ['b\r\n', 5],
    ['d\n', after],
    ['e', after + 2],
  ]);
});

test('chunk boundaries have no effect', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\r', '\n', 'é'), maxLength: 40 });
  const cuts = fc.array(fc.nat(80), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(text, cuts, async (whole, places) => {
      const bytes = Buffer.from(whole);
      const at = [0, ...places.map((place) => Math.min(place, bytes.length)).sort((a, b) => a - b)];
      const parts = at.map((place, i) => bytes.subarray(place, at[i + 1] ?? bytes.length));
      expect(await linesIn(...parts)).toEqual(await linesIn(bytes));
    }),
    { seed: 1738 },
  );
});

describe('a line longer than the buffer', () => {
  const a = (length: number): string => 'a'.repeat(length);

  test.each<[readonly string[], readonly string[]]>([
    [
      [a(maxLineBytes), '\nb'],
      [a(maxLineBytes), 'b'],
    ],
    [[`${a(maxLineBytes + 1)}\nb\n`], ['(long)', 'b']],
    [
      ['b\n', a(maxLineBytes), 'a'],
      ['b', '(long)'],
    ],
    [
      [a(maxLineBytes), 'a\r', '\nb'],
      ['(long)', 'b'],
    ],
    [
      [a(maxLineBytes + 1), '\n', a(maxLineBytes + 1), '\n\nb'],
      ['(long)', '(long)', '', 'b'],
    ],
  ])('%j', async (parts, lines) => {
    expect(await linesIn(...parts)).toEqual(lines);
  });

  test('comes in pieces of bounded length, whole, without its end', async () => {
    const line = Buffer.from(Array.from({ length: 3 * maxLineBytes }, (_, i) => 0x20 + (i % 90)));
    const pieces: Buffer[] = [];
    let last: boolean | undefined;
    for await (const batch of batchesOf(chunks([line, Buffer.from('\r'), Buffer.from('\n')]))) {
      expect(batch.bytes.length).toBeLessThan(1.5 * maxLineBytes);
      expect(last).not.toBe(true);
      if ('isLast' in batch) last = batch.isLast;
      pieces.push(Buffer.from(batch.bytes));
    }
    expect(last).toBe(true);
    expect(Buffer.concat(pieces).equals(line)).toBe(true);
  });
});

describe('bytes', () => {
  test.each(['', 'a', 'é', '\u20ac', '\u{1f600}', '\ufeffa', '\u0000'])('%j is its own UTF-8', (text) => {
    expect(decoded(Buffer.from(text))).toBe(text);
  });

  test.each<[string, readonly number[], string, number]>([
    ['Latin 1', [0x61, 0xe9, 0x62], 'a\\x{E9}b', 1],
    ['a continuation that continues nothing', [0x80], '\\x{80}', 0],
    ['after a character, too', [0xc3, 0xa9, 0xa9], 'é\\x{A9}', 2],
    ['a character cut short', [0xe2, 0x82], '\\x{E2}\\x{82}', 0],
    ['a surrogate', [0xed, 0xa0, 0x80], '\\x{ED}\\x{A0}\\x{80}', 0],
    ['a longer form than needed', [0xc0, 0xaf], '\\x{C0}\\x{AF}', 0],
    ['beyond Unicode', [0xf5, 0x80, 0x80, 0x80], '\\x{F5}\\x{80}\\x{80}\\x{80}', 0],
    ['between longer characters', [0xf0, 0x9f, 0x98, 0x80, 0xff, 0xe2, 0x82, 0xac], '😀\\x{FF}€', 4],
  ])('%s: not UTF-8', (_what, bytes, text, offset) => {
    const line = Uint8Array.from(bytes);
    expect(decoded(line)).toBeUndefined();
    expect(decodedPartly(line)).toEqual({ text, offset });
  });
});
