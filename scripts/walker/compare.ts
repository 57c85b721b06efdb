/** The masks of the walk over bytes beside what `accepts` of each document says of the same lines as strings. */
import { languages } from '../../generated/registry/languages.js';
import { revisions } from '../../generated/registry/ids.js';
import { verdictTable } from '../../src/study/index.js';
import { put, walkerWith } from '../../src/automaton/walker.js';
import { LineMaker, type MadeLines } from './made-lines.js';

/** So many lines at a time. */
const batch = 20_000;

/** What stands behind a record: src/automaton/wasm/README.md. */
const behinds = { nothing: 0, 'a line feed': 1, 'perhaps a CR': 2 } as const;

/** How many of the lines some document derives, and how many none does. */
export interface Compared {
  readonly derivable: number;
  readonly refused: number;
}

/** @param wasm src/automaton/wasm/walker.ts, compiled @throws Error at the first line on which they differ */
export function compareWalks(wasm: Uint8Array, count: number, seed: number): Compared {
  const walker = walkerWith(wasm, verdictTable(revisions));
  const maker = new LineMaker(seed);
  const documents = revisions.map((id) => languages[id]);
  const ways = Object.values(behinds);
  let derivable = 0;

  const masksOf = ({ bytes, offsets, texts }: MadeLines, behind: number): Uint32Array => {
    const at = put(walker, bytes, bytes.length + 8 * texts.length + 8);
    const starts = (at + bytes.length + 3) & ~3;
    const masks = starts + 4 * offsets.length;
    if (behind === behinds.nothing) {
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
    const lines = maker.make(Math.min(batch, count - done), behind === behinds.nothing ? undefined : '\n');
    const masks = masksOf(lines, behind);
    lines.texts.forEach((line, i) => {
      const text = behind === behinds['perhaps a CR'] ? withoutCr(line) : line;
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
