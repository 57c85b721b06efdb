/**
 * What frames of zstd hold (RFC 8878). fzstd unpacks their blocks; what a frame needs and tells of itself is read here, as
 * fzstd passes over it: its dictionary, its window, its length and its checksum.
 */

import { Decompress } from 'fzstd';
import xxhash, { type XXHashAPI } from 'xxhash-wasm';

const frameMagic = 0xfd2fb528;
/** The first of sixteen (§3.1.2). */
const skippableMagic = 0x184d2a50;
/** In MiB: that of zstd itself, unless it is told another. */
const largestWindow = 128;
/** §3.1.1.2.4; of a smaller window, so much as that. */
const longestBlock = 128 * 1024;

const invalid = 'invalid zstd data';

/** What is unpacked of all frames, one after another; zeros behind the last are padding. Linear. */
export async function* unpackedFrames(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const bytes = new ByteReader(packed);
  const hashes = await xxhash();
  try {
    do {
      const magic = await bytes.take(4);
      const kind = numberIn(magic);
      if (kind === frameMagic) yield* unpackedFrame(magic, bytes, hashes);
      else if (kind - (kind % 16) === skippableMagic) await bytes.skip(numberIn(await bytes.take(4)));
      else throw new Error(invalid);
    } while (!(await isAtEnd(bytes)));
  } finally {
    await bytes.close();
  }
}

async function isAtEnd(bytes: ByteReader): Promise<boolean> {
  if ((await bytes.next()) !== 0) return (await bytes.next()) === undefined;
  while ((await bytes.next()) === 0) await bytes.skip(1);
  if ((await bytes.next()) !== undefined)
    throw new Error('what stands behind the last frame, after zeros, is no padding');
  return true;
}

async function* unpackedFrame(
  magic: Uint8Array,
  bytes: ByteReader,
  hashes: XXHashAPI,
): AsyncGenerator<Uint8Array> {
  const { header, windowSize, contentSize, hasChecksum } = await headerIn(bytes);
  const hash = hasChecksum ? hashes.create64() : undefined;
  const unpacked: Uint8Array[] = [];
  const blocks = new Decompress((block) => unpacked.push(block));
  let size = 0;
  let before = Buffer.concat([magic, header]);
  for (let isLast = false; !isLast;) {
    // §3.1.1.2.
    const blockHeader = await bytes.take(3);
    const told = numberIn(blockHeader);
    isLast = told % 2 === 1;
    const blockSize = told >>> 3;
    if (blockSize > Math.min(windowSize, longestBlock)) throw new Error(invalid);
    const isRepeated = ((told >>> 1) & 3) === 1;
    const block = await bytes.take(isRepeated ? 1 : blockSize);
    const checksum = isLast && hasChecksum ? await bytes.take(4) : undefined;
    const part = Buffer.concat([before, blockHeader, block, ...(checksum ? [checksum] : [])]);
    before = Buffer.alloc(0);
    try {
      blocks.push(part, isLast);
    } catch {
      throw new Error(invalid);
    }
    for (const piece of unpacked.splice(0)) {
      size += piece.length;
      if (contentSize !== undefined && size > contentSize) break;
      hash?.update(piece);
      yield piece;
    }
    if (contentSize !== undefined && (isLast ? size !== contentSize : size > contentSize)) {
      throw new Error(`a frame does not hold the ${contentSize} bytes that it tells`);
    }
    if (hash && checksum && Number(hash.digest() & 0xffffffffn) !== numberIn(checksum)) {
      throw new Error('the checksum of a frame is not that of what it holds');
    }
  }
}

/** The header of a frame behind its magic number (§3.1.1.1). @throws where it needs what is not there */
async function headerIn(bytes: ByteReader): Promise<{
  readonly header: Uint8Array;
  readonly windowSize: number;
  readonly contentSize: number | undefined;
  readonly hasChecksum: boolean;
}> {
  const descriptor = await bytes.take(1);
  const flags = numberIn(descriptor);
  const isSingleSegment = (flags & 0x20) !== 0;
  const window = await bytes.take(isSingleSegment ? 0 : 1);
  const dictionary = await bytes.take([0, 1, 2, 4][flags & 3] ?? 0);
  const content = await bytes.take([isSingleSegment ? 1 : 0, 2, 4, 8][flags >>> 6] ?? 0);
  const contentSize = content.length === 0 ? undefined : numberIn(content) + (content.length === 2 ? 256 : 0);
  const windowSize = isSingleSegment ? (contentSize ?? 0) : windowSizeOf(numberIn(window));
  const id = numberIn(dictionary);
  if (id !== 0) throw new Error(`it needs the dictionary ${id}, which is not known here`);
  if (windowSize > largestWindow * 2 ** 20) {
    const mebibytes = Math.ceil(windowSize / 2 ** 20);
    throw new Error(
      `it needs a window of ${mebibytes} MiB, and has no more than ${largestWindow} MiB here; packed without --ultra and --long it needs less`,
    );
  }
  return {
    header: Buffer.concat([descriptor, window, dictionary, content]),
    windowSize,
    contentSize,
    hasChecksum: (flags & 4) !== 0,
  };
}

/** §3.1.1.1.2. */
function windowSizeOf(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >>> 3));
  return base + (base / 8) * (descriptor & 7);
}

/** Little-endian; of more than 53 bits, as near as can be. */
function numberIn(bytes: Uint8Array): number {
  return bytes.reduceRight((number, byte) => number * 256 + byte, 0);
}

/** Bytes that come in chunks, so many as are asked for. */
class ByteReader {
  private chunk: Uint8Array = new Uint8Array();
  private readonly chunks: AsyncIterator<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.chunks = source[Symbol.asyncIterator]();
  }

  /** @throws where there are not so many */
  async take(length: number): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for (let left = length; left > 0; left -= parts.at(-1)?.length ?? 0) parts.push(await this.part(left));
    const [first = new Uint8Array()] = parts;
    return parts.length > 1 ? Buffer.concat(parts) : first;
  }

  /** @throws where there are not so many */
  async skip(length: number): Promise<void> {
    for (let left = length; left > 0;) left -= (await this.part(left)).length;
  }

  /** The next byte, which is not taken; undefined at the end. */
  async next(): Promise<number | undefined> {
    while (this.chunk.length === 0) {
      const next = await this.chunks.next();
      if (next.done) return undefined;
      this.chunk = next.value;
    }
    return this.chunk[0];
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  private async part(most: number): Promise<Uint8Array> {
    if ((await this.next()) === undefined) throw new Error('unexpected end of file');
    const part = this.chunk.subarray(0, most);
    this.chunk = this.chunk.subarray(part.length);
    return part;
  }
}
