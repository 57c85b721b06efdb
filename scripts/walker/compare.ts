/**
 * The WebAssembly walk: compiles src/core/automaton/wasm/walker.ts, and compares its masks with the verdicts of each
 * document's `accepts` on the same lines as strings.
 */
import { isUtf8 } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revisions } from '../../generated/registry/ids.js';
import { languages } from '../../generated/registry/languages.js';
import { copyIntoWalker, walkerWith } from '../../src/core/automaton/walker.js';
import { verdictTable } from '../../src/study/index.js';
import { makeCorpus } from '../bench/corpus.js';

const source = 'src/core/automaton/wasm/walker.ts';
export const walkerFile = 'generated/walker.ts';

/** WebAssembly without a runtime: it uses no memory beyond its input and imports nothing. */
const flags = '-O3 --converge --noAssert --runtime stub --enable simd'.split(' ');

/** Compiles the walker. @param root the folder of the package */
export function compileWalker(root: string): Buffer {
  const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
  const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-walker-'));
  const file = join(folder, 'walker.wasm');
  try {
    execFileSync(process.execPath, [compiler, source, ...flags, '--outFile', file], { cwd: root });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns what the bytes are made of: the compiler's version, its options, and a hash of the source. */
export function walkerOrigin(root: string): string {
  const compiler = readFileSync(join(root, 'node_modules/assemblyscript/package.json'), 'utf8');
  const { version } = JSON.parse(compiler) as { version: string };
  const hash = createHash('sha256')
    .update(readFileSync(join(root, source)))
    .digest('hex');
  return `AssemblyScript ${version} ${flags.join(' ')} ${hash}`;
}

/** Returns the text of generated/walker.ts. */
export function walkerSource(wasm: Buffer, root: string): string {
  return `// The walk in WebAssembly.
// Generated from ${source} by \`npm run walker -- --write\`. Do not edit.
// ${walkerOrigin(root)}

/** The bytes of uri-revisions-cli/walker.wasm, in base64. */
export const walkerModule =
  '${wasm.toString('base64')}';
`;
}

/** Number of lines at a time. */
const batch = 20_000;

/** Separators after a record: src/core/automaton/wasm/README.md. */
const separators = { nothing: 0, 'a line feed': 1, 'perhaps a CR': 2 } as const;

/** Number of lines that some document derives, and number that none does. */
interface Compared {
  readonly derivable: number;
  readonly refused: number;
}

/**
 * Compares the walks. @param wasm src/core/automaton/wasm/walker.ts, compiled @throws Error at the first line on which
 * they differ
 */
export function compareWalks(wasm: Uint8Array, count: number, seed: number): Compared {
  const walker = walkerWith(wasm, verdictTable(revisions));
  const maker = new LineMaker(seed);
  const documents = revisions.map((id) => languages[id]);
  const ways = Object.values(separators);
  let derivable = 0;

  const masksOf = ({ bytes, offsets, texts }: GeneratedLines, behind: number): Uint32Array => {
    const at = copyIntoWalker(walker, bytes, bytes.length + 8 * texts.length + 8);
    const starts = (at + bytes.length + 3) & ~3;
    const masks = starts + 4 * offsets.length;
    if (behind === separators.nothing) {
      new Uint32Array(walker.memory.buffer, starts, offsets.length).set(offsets);
    } else {
      const found = walker.split(at, bytes.length, 0x0a, starts, texts.length);
      if (found !== texts.length) throw new Error(`${found} lines were found of ${texts.length}`);
    }
    walker.walk(at, starts, texts.length, behind, masks);
    return new Uint32Array(walker.memory.buffer, masks, texts.length);
  };

  for (let done = 0, turn = 0; done < count; done += batch, turn++) {
    const behind = ways[turn % ways.length] ?? 0;
    const lines = maker.make(Math.min(batch, count - done), behind === separators.nothing ? undefined : '\n');
    const masks = masksOf(lines, behind);
    lines.texts.forEach((line, i) => {
      const text = behind === separators['perhaps a CR'] ? withoutCr(line) : line;
      let expected = 0;
      for (let bit = 0; bit < documents.length; bit++) {
        if (documents[bit]?.accepts(text) === true) expected |= 1 << bit;
      }
      if (masks[i] !== expected) {
        const hex = lines.bytes.subarray(lines.offsets[i], lines.offsets[i + 1]).toString('hex');
        throw new Error(`${JSON.stringify(text)} (${hex}): ${String(masks[i])}, not ${expected}`);
      }
      if (expected > 0) derivable++;
    });
  }
  return { derivable, refused: count - derivable };
}

function withoutCr(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** Consecutive lines as bytes, and each of them as a string. */
interface GeneratedLines {
  readonly bytes: Buffer;
  /** Offset of each line, and of the end of the last. */
  readonly offsets: readonly number[];
  readonly texts: readonly string[];
}

const printable = Array.from({ length: 0x5f }, (_, i) => String.fromCharCode(0x20 + i));
const strange = [
  '\r',
  '\0',
  '\t',
  '\u007f',
  '\u0080',
  'é',
  '\u0161',
  '€',
  '\uff21',
  '😀',
  '\ud800',
  '\udfff',
];
/** A quarter of the edits are strange. */
const units = [...printable, ...printable, ...printable, ...strange, ...strange, ...strange, ...strange];
const schemes = [
  'mailto:a@b.c',
  'news:c@d',
  'news:comp.lang',
  'nntp://h/g/1',
  'prospero://h/a;b=c',
  'wais://h/d/t/1=2',
  'gopher://h/1s%09t',
  'urn:a:b',
  'url:http://a/',
  '//[::1]:80/',
  'http://[fe80::1%25en0]/',
  'http://u:p@1.2.3.4:80/?q#f',
  '../a;b?c#d',
  '',
];
/** Bytes that no UTF-8 has. */
const noUtf8 = [0x80, 0xc0, 0xe2, 0xed, 0xf5, 0xff];

class LineMaker {
  private readonly originals: readonly string[];
  private state: number;

  constructor(seed: number) {
    const { accepted, rejected } = makeCorpus(seed, 1000);
    this.originals = [...accepted, ...rejected.slice(0, 200), ...schemes, ...schemes, ...schemes, ...schemes];
    this.state = seed | 1;
  }

  /**
   * Generates lines. @param separator ends each line, and is in none; without it lines follow each other, and have any
   * characters
   */
  make(count: number, separator?: '\n'): GeneratedLines {
    const texts: string[] = [];
    const offsets: number[] = [];
    const parts: Buffer[] = [];
    const end = Buffer.from(separator ?? '');
    let length = 0;
    for (let i = 0; i < count; i++) {
      offsets.push(length);
      const text = this.text(separator === undefined);
      const bytes = Buffer.from(text);
      if (bytes.length > 0 && this.below(16) === 0)
        bytes[this.below(bytes.length)] = noUtf8[this.below(noUtf8.length)] ?? 0;
      // Half of a pair is written as U+FFFD. No document derives what is not UTF-8, nor NUL.
      texts.push(isUtf8(bytes) ? bytes.toString() : '\0');
      parts.push(bytes, end);
      length += bytes.length + end.length;
    }
    return { bytes: Buffer.concat(parts), offsets: [...offsets, length], texts };
  }

  private text(hasLineFeeds: boolean): string {
    let text = this.originals[this.below(this.originals.length)] ?? '';
    for (let edits = this.below(4); edits > 0; edits--) {
      const place = this.below(text.length + 1);
      const unit = hasLineFeeds && this.below(64) === 0 ? '\n' : (units[this.below(units.length)] ?? '');
      const kept = this.below(3);
      // Deletes, inserts, or replaces a unit.
      text = text.slice(0, place) + (kept === 0 ? '' : unit) + text.slice(place + (kept === 1 ? 0 : 1));
    }
    return this.below(32) === 0 ? `${text}\r` : text;
  }

  /** Returns a number from 0 to below another (xorshift, Marsaglia 2003). */
  private below(limit: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % limit;
  }
}
