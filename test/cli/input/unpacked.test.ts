/** Files that are packed, whole and cut. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { fileOf } from '../../../src/cli/input/inputs.js';
import { unpacked } from '../../../src/cli/input/unpacked.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-unpacked-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const lines = Array.from({ length: 30 }, (_, i) => `http://example.com/${i}?q=é\n`).join('');
/** `lines` with a checksum, and a frame of "a:b\n" without. */
const frames = Buffer.from(
  'KLUv/WQgAi0DAOLDDhXAHQP//o+TWyaT/MtOVVU1Rfx7EwJA73bdIoQQQggh5P///18qoWMKOdC7XTcErTDEaenLUQhmMZYBHagQ8PvfAVCjxAcQ/keEWx+6iThEHjq4AQYXVFhChF1wuONjA5YCK4ffbSi1L/0AWCEAAGE6Ygo=',
  'base64',
);
const lastFrame = 13;
const members = Buffer.concat([gzipSync(lines), gzipSync('a:b\n')]);
const lastMember = gzipSync('a:b\n').length;

async function textIn(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const parts: Buffer[] = [];
  const room = new Uint8Array(1024);
  for await (const chunk of unpacked(fileOf(path, { stdin: Readable.from([]) }), room))
    parts.push(Buffer.from(chunk));
  return Buffer.concat(parts).toString();
}

test.each([
  ['a.zst', frames, lastFrame],
  ['a.gz', members, lastMember],
])('%s is unpacked, and refused where it is cut within a part', async (name, bytes, last) => {
  expect(await textIn(name, bytes)).toBe(`${lines}a:b\n`);
  for (let length = 0; length < bytes.length; length++) {
    const text = textIn(name, bytes.subarray(0, length));
    if (length === bytes.length - last) expect(await text).toBe(lines);
    else
      await expect(text).rejects.toThrow(
        /cannot read ".*a\.(?:zst|gz)": .*; of what is unpacked, \d+ bytes were read/,
      );
  }
});

test.each([
  ['gzip', '.gz', members],
  ['zstd', '.zst', frames],
])('what is packed by %s, and is not called *%s, is refused', async (packer, extension, bytes) => {
  await expect(textIn('a.txt', bytes)).rejects.toThrow(
    `it is packed by ${packer}: files are unpacked that are called *${extension}`,
  );
  const stdin = Readable.from([bytes]);
  const piped = unpacked(fileOf('-', { stdin }), new Uint8Array(1024))[Symbol.asyncIterator]();
  await expect(piped.next()).rejects.toThrow(`pipe what "${packer} -dc" writes`);
});

test.each(['a.zst', 'a.gz'])('%s that is none is refused', async (name) => {
  for (const other of [lines, 'x', name === 'a.gz' ? frames : members]) {
    await expect(textIn(name, Buffer.from(other))).rejects.toThrow(
      /; of what is unpacked, 0 bytes were read/,
    );
  }
});

test('many frames of zstd, and very small packed ones, come in pieces', async () => {
  // RFC 8878 §3.1.1: a frame of 128 KiB of one byte, in one block of 4 bytes.
  const header = [0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 2, 0];
  const frame = Buffer.from([...header, ...[0x03, 0x00, 0x10], 0x61]);
  const path = join(folder, 'many.zst');
  writeFileSync(path, Buffer.concat(Array.from({ length: 1000 }, () => frame)));
  let length = 0;
  for await (const chunk of unpacked(fileOf(path, { stdin: Readable.from([]) }), new Uint8Array(1024))) {
    length += chunk.length;
  }
  expect(length).toBe(1000 * 128 * 1024);
});

describe('a frame of zstd that needs or tells what does not hold', () => {
  const magic = [0x28, 0xb5, 0x2f, 0xfd];
  /** One block of "a:b\n", as it is; RFC 8878 §3.1.1.2. */
  const block = [4 * 8 + 1, 0, 0, ...Buffer.from('a:b\n')];
  /** "a:b\n", of which the length is told in a byte. */
  const whole = [...magic, 0x20, 4, ...block];
  const gibibyte = (30 - 10) << 3;

  // RFC 8878 §3.1.1.1: the descriptor, the window, the dictionary, the length.
  test.each([
    ['a dictionary', [0x23, 0x61, 0x8f, 0xb3, 0x2d, 4], /needs the dictionary 766742369, which is not known/],
    ['a dictionary with a number of a byte', [0x21, 7, 4], /needs the dictionary 7, which is not known here/],
    ['a window of 1 GiB', [0, gibibyte], /needs a window of 1024 MiB, and has no more than 128 MiB here/],
    ['a window that wraps', [0, 0xf8], /needs a window of 2097152 MiB/],
    ['one segment of 1 GiB', [0xa0, 0, 0, 0, 0x40], /needs a window of 1024 MiB/],
    ['more bytes than it has', [0x20, 50], /does not hold the 50 bytes that it tells/],
    ['less bytes than it has', [0x80, 0, 3, 0, 0, 0], /does not hold the 3 bytes that it tells/],
    ['a bit that is reserved', [0x28, 4], /invalid zstd data/],
    ['a block that is longer than its window', [0x20, 3], /invalid zstd data/],
  ])('%s', async (_what, header, why) => {
    for (const before of [[], whole]) {
      const bytes = Buffer.from([...before, ...magic, ...header, ...block]);
      await expect(textIn('a.zst', bytes)).rejects.toThrow(why);
    }
  });

  test('the largest window, a dictionary of no number, and lengths of each size are no reason', async () => {
    for (const header of [
      [0, (27 - 10) << 3],
      [0x23, 0, 0, 0, 0, 4],
      [0x80, 0, 4, 0, 0, 0],
      [0xe0, 4, ...Array<number>(7).fill(0)],
    ]) {
      expect(await textIn('a.zst', Buffer.from([...magic, ...header, ...block]))).toBe('a:b\n');
    }
    // Two bytes tell 256 less than the length.
    const long = 'a'.repeat(260);
    const header = [0x60, 4, 0, (260 * 8 + 1) & 0xff, (260 * 8 + 1) >> 8, 0];
    expect(await textIn('a.zst', Buffer.from([...magic, ...header, ...Buffer.from(long)]))).toBe(long);
  });

  test('its checksum is compared', async () => {
    const first = frames.subarray(0, frames.length - lastFrame);
    for (const at of [1, 2, 3, 4]) {
      const bytes = Buffer.from(first);
      bytes[bytes.length - at] = ~(bytes[bytes.length - at] ?? 0);
      await expect(textIn('a.zst', bytes)).rejects.toThrow(
        /the checksum of a frame is not that of what it holds/,
      );
    }
  });

  test('zeros behind the last frame are padding; anything else is refused', async () => {
    expect(await textIn('a.zst', Buffer.from([...whole, 0, 0, 0, 0, 0]))).toBe('a:b\n');
    await expect(textIn('a.zst', Buffer.from([...whole, 0, 0, ...whole]))).rejects.toThrow(
      /behind the last frame/,
    );
    await expect(textIn('a.zst', Buffer.alloc(20))).rejects.toThrow(/invalid zstd data/);
    // §3.1.2: what is to be skipped.
    const skipped = [0x5f, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2];
    expect(await textIn('a.zst', Buffer.from([...skipped, ...whole, ...skipped]))).toBe('a:b\n');
  });
});
