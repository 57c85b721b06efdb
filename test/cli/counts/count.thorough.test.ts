/** Counts compared with the verdicts of each document; and counts of parts of an input compared with the whole. */
import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { revisions } from '../../../generated/registry/ids.js';
import { productOf } from '../../../src/core/automaton/product.js';
import { TableAutomaton } from '../../../src/grammar/automata/table-automaton.js';
import { reference } from '../../../generated/verdicts/all.js';
import { Count, type LineResult } from '../../../src/cli/counts/count.js';
import { Reader } from '../../../src/cli/counts/reading.js';
import { circumstances, type Counted, summaryOf, written } from '../../../src/cli/counts/summary.js';
import { verdictTableWithParts } from '../../../src/grammar/automata/verdict-table.js';
import type { CensusSummary } from '../../../src/study/census-summary.js';
import { loadReadingTables } from '../../../src/cli/documents/load-revision.js';
import { batchesOf, maxLineBytes, defaultLineEnd } from '../../../src/cli/input/lines.js';
import { longTest, many, some } from '../../depth.js';
import { edited, exampleTexts } from '../../example-texts.js';

const table = verdictTableWithParts(reference.product(), revisions);
const made = circumstances('1.0.0', new Uint8Array(), 'reference', revisions, {
  kind: 'strings',
  cr: 'left out',
  bom: 'kept',
});

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
  await Promise.resolve();
}

/** Returns the result for each line of an input that arrives in chunks, and the summary. */
async function census(
  input: Uint8Array,
  size = 1024,
): Promise<{
  readonly found: readonly LineResult[];
  readonly count: Count;
  readonly counted: Counted;
  readonly summary: CensusSummary;
}> {
  const found: LineResult[] = [];
  const read = new Reader(await loadReadingTables('rfc3986'), ['production', 'scheme', 'host-kind']);
  const count = new Count(table, defaultLineEnd, (one) => {
    found.push(one);
    if (one.bytes) read.read(one.bytes, one.from, one.to);
  });
  for await (const batch of batchesOf(chunksOf(input, size), false)) count.add(batch);
  const { lines, bytes, masks, reasons } = count;
  const counted = { lines, bytes, masks, reasons, read };
  return { found, count, counted, summary: summaryOf(made, [counted]) };
}

const line = fc
  .oneof(
    edited(exampleTexts).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 5 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom('', 'http://a/b', 'http://a/\r', '\r', 'é', '\uFEFF').map((text) => Buffer.from(text)),
  )
  .filter((bytes) => !bytes.includes('\n'));
const lines = fc.array(line, { maxLength: 12 });
const ends = fc.array(fc.constantFrom('\n', '\r\n'), { minLength: 12, maxLength: 12 });

/** Returns a line without the CR that belongs to its end. */
function textOf(bytes: Buffer, end: string): Buffer {
  return end === '\n' && bytes.at(-1) === 0x0d ? bytes.subarray(0, -1) : bytes;
}

/** Returns the first and last byte of the character at which the last of the documents stops; of UTF-8 up to a fault. */
function stopsOf(bytes: Buffer): readonly [first: number, last: number] {
  const text = bytes.toString();
  const fault = text.indexOf('\uFFFD');
  const read = fault < 0 ? text : text.slice(0, fault);
  const stop = Math.max(...reference.walk(read).stops);
  const first = Buffer.byteLength(read.slice(0, stop));
  if (stop === read.length) return [first, fault < 0 ? first : bytes.length];
  return [first, first + Buffer.byteLength(String.fromCodePoint(read.codePointAt(stop) ?? 0)) - 1];
}

test('each line has its mask, its offset and its reason, however the input is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      lines,
      ends,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      async (all, lineEnds, size, isEnded) => {
        const parts = all.flatMap((bytes, i) => [bytes, Buffer.from(lineEnds[i] ?? '')]);
        const input = Buffer.concat(isEnded ? parts : [...parts, Buffer.from('http://a/%')]);
        const { found, summary } = await census(input, size);
        const texts = all.map((bytes, i) => textOf(bytes, lineEnds[i] ?? ''));
        if (!isEnded) texts.push(Buffer.from('http://a/%'));
        expect(found.map(({ mask }) => mask)).toEqual(
          // U+FFFD, by which a faulty octet would be read, is a character of the URL Standard.
          texts.map((text) => (isUtf8(text) ? reference.verdicts(text.toString()) : 0)),
        );
        for (const [i, bytes] of texts.entries()) {
          const [first, last] = stopsOf(bytes);
          expect(found[i]?.stop).toBeGreaterThanOrEqual(first);
          expect(found[i]?.stop).toBeLessThanOrEqual(last);
        }
        expect(found.every(({ mask, reason }) => (mask === 0) === (reason !== undefined))).toBe(true);
        expect(summary.lines).toBe(texts.length);
        expect(summary.bytes).toBe(texts.reduce((sum, { length }) => sum + length, 0));
        expect(written(summary)).toBe(written((await census(input)).summary));
      },
    ),
    { numRuns: many(25, 150) },
  );
});

longTest('parts in any order make the summary of the whole, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(lines, { minLength: 1, maxLength: 6 }), fc.nat(1000), async (parts, seed) => {
      const inputs = parts.map((part) => Buffer.concat(part.flatMap((bytes) => [bytes, Buffer.from('\n')])));
      const whole = (await census(Buffer.concat(inputs))).summary;
      const counts = await Promise.all(inputs.map(async (input) => (await census(input)).counted));
      counts.sort((a, b) => ((a.lines * 7919 + seed) % 101) - ((b.lines * 7919 + seed) % 101));
      expect(written(summaryOf(made, counts))).toBe(written(whole));
    }),
    { numRuns: many(10, 50) },
  );
});

test.each<readonly [string, string, Partial<LineResult>]>([
  ['', '', { reason: undefined, stop: maxLineBytes * 2 + 9 }],
  ['', ' a', { mask: 3, reason: undefined, stop: maxLineBytes * 2 + 9 + 2 }],
  ['', '\u0001', { mask: 0, reason: 'control', stop: maxLineBytes * 2 + 9 }],
  // RFC 3987 derives the letter, and the bar stops it.
  ['', 'é|', { mask: 0, reason: 'delimiter:|', stop: maxLineBytes * 2 + 9 + 2 }],
  // Documents derive the character before U+FFFE: its first two bytes are those of others.
  ['', '\uFFFE', { mask: 0, reason: 'non-ascii', stop: maxLineBytes * 2 + 9 }],
  ['', '%z', { mask: 0, reason: 'bad-percent', stop: maxLineBytes * 2 + 9 + 1 }],
  ['', '%4', { mask: 0, reason: 'bad-percent', stop: maxLineBytes * 2 + 9 + 2 }],
  ['\u0001', '', { mask: 0, reason: 'control', stop: 9 }],
])('a line longer than the buffer, with %j and %j', async (early, late, expected) => {
  const long = `http://a/${early}${'x'.repeat(maxLineBytes * 2)}${late}`;
  const input = Buffer.from(`a:b\n${long}\r\n`);
  for (const size of some([7777, 100_000, 1_000_003], 1)) {
    const { found, summary } = await census(input, size);
    expect(found).toHaveLength(2);
    expect(found[1]).toMatchObject(expected);
    expect(summary.bytes).toBe(3 + Buffer.byteLength(long));
  }
});

test('the reason for a line longer than the buffer is found in its bytes', async () => {
  const digits = '9'.repeat(maxLineBytes);
  for (const long of [
    `//u:${digits}z@[::g`,
    `//a:${digits}|`,
    `a${digits}[`,
    `//a/${digits}]`,
    `//${digits}%z`,
  ]) {
    const { found, count } = await census(Buffer.from(`${long}\n`), 100_003);
    count.addText(Buffer.from(long));
    const [{ bytes, ...asLong } = {}, { bytes: held, ...asText } = {}] = found;
    expect({ asLong, bytes, held: held?.length }).toEqual({
      asLong: asText,
      bytes: undefined,
      held: long.length,
    });
  }
});

test('empty lines beyond one chunk', async () => {
  const { count, summary } = await census(Buffer.alloc(200_000, '\n'), 65_536);
  expect(count.lines).toBe(200_000);
  expect(summary.bytes).toBe(0);
  expect(summary.masks).toEqual([{ mask: reference.verdicts(''), lines: 200_000, examples: [{ text: '' }] }]);
});

test('a CR outside a line does not advance any automaton', () => {
  // "a", and "a" with CRs after it and a "b".
  const classes = new Uint16Array(0x10000).map(
    (_, unit) => ['\r', 'a', 'b'].indexOf(String.fromCharCode(unit)) + 1,
  );
  const automaton = new TableAutomaton({
    classes,
    accepting: [false, true, false, true, false],
    rows: [
      [4, 4, 1, 4],
      [4, 2, 4, 4],
      [4, 2, 4, 3],
      [4, 4, 4, 4],
      [4, 4, 4, 4],
    ],
  });
  const found: LineResult[] = [];
  const count = new Count(verdictTableWithParts(productOf([automaton]), ['one']), defaultLineEnd, (one) =>
    found.push(one),
  );
  count.add({ bytes: Buffer.from('a\r\na\r\r\na\r\rb\r\n'), isEnded: true, offset: 0 });
  expect(found).toMatchObject([
    { mask: 1, stop: 1, reason: undefined },
    { mask: 0, stop: 2, reason: 'ended-early' },
    { mask: 1, stop: 4, reason: undefined },
  ]);
});
