/**
 * Lines that are made up to part the walk over bytes from that over strings: references with edits, among them CR, NUL,
 * characters of two to four bytes, lone surrogates, and bytes that are no UTF-8.
 */
import { makeCorpus } from '../bench/corpus.js';

/** Lines one after another, and what each of them is as a string. */
export interface MadeLines {
  readonly bytes: Buffer;
  /** Where each line begins, and where the last ends. */
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
/** No UTF-8 has these. */
const noUtf8 = [0x80, 0xc0, 0xe2, 0xed, 0xf5, 0xff];

export class LineMaker {
  private readonly originals: readonly string[];
  private state: number;

  constructor(seed: number) {
    const { accepted, rejected } = makeCorpus(seed, 1000);
    this.originals = [...accepted, ...rejected.slice(0, 200), ...schemes, ...schemes, ...schemes, ...schemes];
    this.state = seed | 1;
  }

  /** @param separator ends each line, and is in none; without it lines follow each other, and have any characters */
  make(count: number, separator?: '\n'): MadeLines {
    const texts: string[] = [];
    const offsets: number[] = [];
    const parts: Buffer[] = [];
    const end = Buffer.from(separator ?? '');
    let length = 0;
    for (let i = 0; i < count; i++) {
      offsets.push(length);
      const text = this.text(separator === undefined);
      const bytes = Buffer.from(text);
      const isBroken = bytes.length > 0 && this.below(16) === 0;
      if (isBroken) bytes[this.below(bytes.length)] = noUtf8[this.below(noUtf8.length)] ?? 0;
      texts.push(isBroken ? bytes.toString() : text);
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
      // Cut out, put in, or put in the place of another.
      text = text.slice(0, place) + (kept === 0 ? '' : unit) + text.slice(place + (kept === 1 ? 0 : 1));
    }
    return this.below(32) === 0 ? `${text}\r` : text;
  }

  /** A number from 0 to below another (xorshift, Marsaglia 2003). */
  private below(limit: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % limit;
  }
}
