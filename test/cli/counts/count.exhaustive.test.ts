/** Lines of every kind, as bytes in one pass, compared with the verdict of each document on their text. */
import { isUtf8 } from 'node:buffer';
import { revisions } from '../../../generated/registry/ids.js';
import { languages } from '../../../generated/registry/languages.js';
import { reference } from '../../../generated/verdicts/all.js';
import { Count } from '../../../src/cli/counts/count.js';
import { verdictTableWithParts } from '../../../src/grammar/automata/verdict-table.js';
import { defaultLineEnd } from '../../../src/cli/input/lines.js';
import { exampleTexts } from '../../example-texts.js';

const lines = 300_000;
const linesOfBatch = 10_000;
const edits = [
  '%',
  '%4',
  '//',
  ':',
  '#',
  '?',
  '[',
  '::1]',
  '@',
  ' ',
  'é',
  '\u{1F600}',
  '\u0001',
  '"',
  '\\',
  'A',
  '9',
  '',
];

/** Returns a generator of numbers from 0 to limit - 1: xorshift of Marsaglia. */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

test('the masks are the same', () => {
  const below = random(20260101);
  const pick = <T>(list: readonly T[], otherwise: T): T => list[below(list.length)] ?? otherwise;
  const texts = exampleTexts.filter((text) => text.length < 80 && !/[\n\r]/.test(text));
  let masks: number[] = [];
  const count = new Count(verdictTableWithParts(reference.product(), revisions), defaultLineEnd, ({ mask }) =>
    masks.push(mask),
  );
  const seen = new Set<number>();
  const tested = revisions.map((id) => languages[id]);
  for (let done = 0; done < lines; done += linesOfBatch) {
    const batch: Buffer[] = [];
    for (let i = 0; i < linesOfBatch; i++) {
      const text = pick(texts, '');
      const at = below(text.length + 1);
      const edited = text.slice(0, at) + pick(edits, '') + text.slice(at + below(3));
      const bytes = Buffer.from(`${edited}\n`);
      // One in sixteen has an arbitrary byte, which is seldom UTF-8.
      if (bytes.length > 1 && below(16) === 0) bytes[below(bytes.length - 1)] = 0x80 + below(0x80);
      batch.push(bytes);
    }
    masks = [];
    count.add({ bytes: Buffer.concat(batch), isEnded: true, offset: 0 });
    const expected = batch.map((bytes) => {
      // No document derives bytes that are not UTF-8, though one derives U+FFFD, which they are decoded to.
      const text = isUtf8(bytes) ? bytes.toString('utf8', 0, bytes.length - 1) : '\0';
      return tested.reduce((bits, language, bit) => (language.accepts(text) ? bits | (1 << bit) : bits), 0);
    });
    for (const mask of masks) seen.add(mask);
    // toEqual on each list would take longer than everything else.
    if (masks.join() !== expected.join()) expect(masks).toEqual(expected);
  }
  expect(count.lines).toBe(lines);
  expect(seen.size).toBeGreaterThan(30);
}, 300_000);
