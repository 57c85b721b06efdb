/** Lines of a file by their offsets: complete, none left out, for all contents around possible split points. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxLineBytes } from '../../../src/cli/input/lines.js';
import { type LineBlock, LineBlockReader, lineBlocksOf } from '../../../src/cli/input/line-blocks.js';

const folder = mkdtempSync(join(tmpdir(), 'stretches-'));
const file = join(folder, 'lines');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function stretchesIn(content: Uint8Array, separator = 0x0a): Promise<readonly LineBlock[]> {
  writeFileSync(file, content);
  const stretches: LineBlock[] = [];
  for await (const stretch of lineBlocksOf(file, separator)) stretches.push(stretch);
  return stretches;
}

const long = (length: number): string => 'x'.repeat(length);
/** Returns three times the capacity of a stretch, in lines of the given number of bytes. */
const linesOf = (length: number, end = '\n'): string =>
  `${long(length)}${end}`.repeat(Math.ceil((3 * maxLineBytes) / (length + end.length)));

test.each([
  ['lines that a cut is inside', linesOf(50)],
  ['a cut between CR and LF', `${long(maxLineBytes - 1)}\r\n${linesOf(7, '\r\n')}`],
  ['a cut inside a character', linesOf(60).replaceAll('xx', 'é')],
  ['a last line without its end', `${linesOf(40)}http://a/b`],
  ['lines that are longer than what is looked at first', linesOf(10_000)],
  ['the longest lines', linesOf(maxLineBytes)],
  ['empty lines', '\n'.repeat(3 * maxLineBytes)],
  ['strings that NUL ends', linesOf(30, '\0')],
])('%s', async (_, text) => {
  const separator = text.includes('\0') ? 0 : 0x0a;
  const content = Buffer.from(text);
  const stretches = await stretchesIn(content, separator);
  expect(stretches.length).toBeGreaterThan(1);
  const reader = new LineBlockReader();
  let end = 0;
  for (const stretch of stretches) {
    expect(stretch.from).toBe(end);
    end = stretch.to;
    expect(stretch.to - stretch.from).toBeLessThanOrEqual(maxLineBytes + 1);
    expect(content[end - 1]).toBe(separator);
    const { bytes, isEnded, offset } = reader.read(stretch);
    expect([isEnded, offset]).toEqual([true, stretch.from]);
    expect(content.compare(bytes, 0, bytes.length, stretch.from, end)).toBe(0);
  }
  reader.close();
  expect(content.length - end).toBeLessThanOrEqual(maxLineBytes);
});

test('blocks end before overlong lines, and before short remainders', async () => {
  const before = linesOf(50);
  const stretches = await stretchesIn(Buffer.from(`${before}${long(maxLineBytes + 1)}\n${before}`));
  const end = stretches.at(-1)?.to ?? 0;
  expect(end).toBeLessThanOrEqual(before.length);
  expect(await stretchesIn(Buffer.from(long(2 * maxLineBytes)))).toEqual([]);
  expect(await stretchesIn(Buffer.from(`a\n${long(maxLineBytes - 2)}`))).toEqual([]);
});

test('a file that begins with a byte order mark has none', async () => {
  expect(await stretchesIn(Buffer.from(`\uFEFF${linesOf(50)}`))).toEqual([]);
});

test('a file that is not there, or has become shorter, cannot be read', async () => {
  const [first] = await stretchesIn(Buffer.from(linesOf(50)));
  truncateSync(file, 100);
  const reader = new LineBlockReader();
  expect(() => first && reader.read(first)).toThrow(/cannot read ".*": it was truncated/);
  reader.close();
  rmSync(file);
  expect(() => first && reader.read(first)).toThrow(/cannot read ".*": ENOENT/);
  await expect(lineBlocksOf(file, 0x0a).next()).rejects.toThrow(/cannot read ".*": there is no such file/);
});
