/** Compressed files, complete and truncated. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { fileOf } from '../../../src/cli/input/inputs.js';
import { decompressed } from '../../../src/cli/input/decompress.js';

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
  const { text, error } = await readUntilError(name, bytes);
  if (error !== undefined) throw error;
  return text;
}

/** Returns the text before an error, and the error. */
async function readUntilError(
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly text: string; readonly error: Error | undefined }> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const parts: Buffer[] = [];
  const room = new Uint8Array(1024);
  let error: Error | undefined;
  try {
    for await (const chunk of decompressed(fileOf(path, { stdin: Readable.from([]) }), room))
      parts.push(Buffer.from(chunk));
  } catch (thrown) {
    error = thrown as Error;
  }
  return { text: Buffer.concat(parts).toString(), error };
}

test.each([
  ['a.zst', frames, lastFrame],
  ['a.gz', members, lastMember],
])('%s is decompressed, and refused if truncated within a member', async (name, bytes, last) => {
  expect(await textIn(name, bytes)).toBe(`${lines}a:b\n`);
  for (let length = 0; length < bytes.length; length++) {
    // Each length near an end of a member, and every third of the others.
    const fromEnd = [length, Math.abs(bytes.length - last - length), bytes.length - length];
    if (length % 3 > 0 && Math.min(...fromEnd) > 40) continue;
    const text = textIn(name, bytes.subarray(0, length));
    if (length === bytes.length - last) expect(await text).toBe(lines);
    else await expect(text).rejects.toThrow(/cannot read ".*a\.(?:zst|gz)": .*, after \d+ unpacked bytes/);
  }
});

// RFC 1952, 2.2: members follow one another; tapes and dd pad them with zero bytes, which gzip(1) mentions and Python
// skips.
test.each([1, 10, 300_000, 2_000_000])(
  'gzip members with %i zero bytes between and after them are all read',
  async (length) => {
    const zeros = Buffer.alloc(length);
    const many = [
      gzipSync(lines),
      zeros,
      gzipSync('a:b\n'),
      gzipSync('c:d\n'),
      zeros,
      gzipSync('e:f\n'),
      zeros,
    ];
    expect(await textIn('padded.gz', Buffer.concat(many))).toBe(`${lines}a:b\nc:d\ne:f\n`);
    await expect(textIn('junk.gz', Buffer.concat([...many, Buffer.from('x')]))).rejects.toThrow(
      /after \d+ unpacked bytes/,
    );
  },
);

const crc = 4;
const two = Buffer.concat([gzipSync('a:b\n'), Buffer.alloc(3), gzipSync(lines)]);

// gzip(1): "decompression OK, trailing garbage ignored", with the exit code 2.
test.each([
  ['bytes after it', Buffer.concat([two, Buffer.from('JUNK')]), `from byte offset ${two.length}, after `],
  ['one byte of a header', Buffer.concat([two, Buffer.of(0x1f, 0x20)]), `from byte offset ${two.length}, `],
  [
    'padding, then bytes',
    Buffer.concat([two, Buffer.alloc(512), Buffer.of(1)]),
    `offset ${two.length + 512}, `,
  ],
  ['a wrong length', changed(two, two.length - 1), 'incorrect length, after '],
  ['a wrong checksum', changed(two, two.length - crc - 1), 'incorrect checksum, after '],
  ['a missing trailer', two.subarray(0, -1), 'unexpected end of file, after '],
  ['a truncated header', Buffer.concat([two, Buffer.of(0x1f, 0x8b, 8)]), 'unexpected end of file, after '],
  ['another method', Buffer.concat([two, changed(gzipSync('x'), 2)]), 'unknown compression method, after '],
  ['reserved flags (RFC 1952 §2.3.1.2)', Buffer.concat([two, header(0x20)]), 'unknown header flags, after '],
])('gzip members before an error are read: %s', async (_, bytes, problem) => {
  const { text, error } = await readUntilError('error.gz', bytes);
  expect(text).toBe(`a:b\n${lines}`);
  expect(error?.message).toContain(problem);
});

test('frames of zstd before an error are read', async () => {
  const junk = Buffer.from('bytes that are no frame');
  const { text, error } = await readUntilError('error.zst', Buffer.concat([frames, junk]));
  expect(text).toBe(`${lines}a:b\n`);
  expect(error?.message).toMatch(/invalid zstd data, after \d+ unpacked bytes/);
});

test('members may be empty, and headers have all fields of RFC 1952 §2.3.1', async () => {
  const body = gzipSync('a:b\n').subarray(10);
  const fields = [Buffer.of(3, 0, 1, 0, 2), Buffer.from('name\0'), Buffer.from('a comment\0')];
  const checked = Buffer.concat([header(0x02 | 0x04 | 0x08 | 0x10), ...fields]);
  const sum = Buffer.alloc(4);
  // The trailer of a member has the same checksum of its content.
  gzipSync(checked).copy(sum, 0, gzipSync(checked).length - 8);
  const full = Buffer.concat([checked, sum.subarray(0, 2), body]);
  expect(gunzipSync(full).toString()).toBe('a:b\n');
  expect(await textIn('fields.gz', Buffer.concat([gzipSync(''), full, gzipSync('')]))).toBe('a:b\n');
  await expect(textIn('fields.gz', changed(full, checked.length))).rejects.toThrow(
    'incorrect header checksum',
  );
});

/** Returns bytes of which one is different. */
function changed(bytes: Uint8Array, at: number): Buffer {
  return Buffer.from(bytes.map((byte, i) => (i === at ? byte ^ 0x55 : byte)));
}

/** Returns the first ten bytes of a member. */
function header(flags: number): Buffer {
  return Buffer.of(0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 3);
}

test.each([
  ['a file', 1],
  ['a pipe', undefined],
])('chunks of any size of %s, also where a member ends within one', async (_, bytesOfFile) => {
  const bytes = Buffer.concat([gzipSync('a:b\n'), Buffer.alloc(5), gzipSync(lines), Buffer.alloc(3)]);
  for (let size = 1; size < 60; size++) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    const file = {
      ...fileOf('x.gz', { stdin: Readable.from([]) }),
      chunks: () => Readable.from(pieces),
      size: () => Promise.resolve(bytesOfFile),
    };
    const parts: Buffer[] = [];
    for await (const chunk of decompressed(file, new Uint8Array(8))) parts.push(Buffer.from(chunk));
    expect(Buffer.concat(parts).toString()).toBe(`a:b\n${lines}`);
  }
});

test('reads many members across chunk boundaries, without buffering large ones', async () => {
  const many = Array.from({ length: 300 }, (_, i) => `${'x'.repeat((i * 37) % 500)}${Math.random()}\n`);
  const bytes = Buffer.concat(many.flatMap((text, i) => [gzipSync(text), Buffer.alloc(i % 3)]));
  expect(await textIn('many.gz', bytes)).toBe(many.join(''));
});

test('zero bytes between frames of zstd, which have no padding (RFC 8878 §3), are refused', async () => {
  const padded = Buffer.concat([frames, Buffer.alloc(8), frames]);
  await expect(textIn('padded.zst', padded)).rejects.toThrow(/cannot read ".*padded\.zst": /);
});

test.each([
  ['gzip', '.gz', members],
  ['zstd', '.zst', frames],
])('refuses files compressed by %s that are not named *%s', async (packer, extension, bytes) => {
  await expect(textIn('a.txt', bytes)).rejects.toThrow(
    `it is compressed with ${packer}: files named *${extension} are unpacked`,
  );
  const stdin = Readable.from([bytes]);
  const piped = decompressed(fileOf('-', { stdin }), new Uint8Array(1024))[Symbol.asyncIterator]();
  await expect(piped.next()).rejects.toThrow(`pipe the output of "${packer} -dc"`);
});

test.each(['a.zst', 'a.gz'])('refuses an invalid %s', async (name) => {
  for (const other of [lines, 'x', name === 'a.gz' ? frames : members]) {
    await expect(textIn(name, Buffer.from(other))).rejects.toThrow(
      /, after 0 unpacked bytes|is not gzip data/,
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
  for await (const chunk of decompressed(fileOf(path, { stdin: Readable.from([]) }), new Uint8Array(1024))) {
    length += chunk.length;
  }
  expect(length).toBe(1000 * 128 * 1024);
});

test('skips skippable frames of zstd, and refuses data after its frames', async () => {
  // RFC 8878 §3.1.1, a raw block of "a:b\n"; §3.1.2.
  const whole = [0x28, 0xb5, 0x2f, 0xfd, 0x20, 4, 4 * 8 + 1, 0, 0, ...Buffer.from('a:b\n')];
  const skipped = [0x5f, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2];
  expect(await textIn('a.zst', Buffer.from([...skipped, ...whole, ...skipped]))).toBe('a:b\n');
  await expect(textIn('a.zst', Buffer.from([...whole, ...whole.slice(1)]))).rejects.toThrow(
    /invalid zstd data/,
  );
});
