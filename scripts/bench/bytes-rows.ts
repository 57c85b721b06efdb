/** The row of the walk in WebAssembly over the bytes of a file, with the verdicts of all documents, against a parser of Rust. */
import { readFileSync } from 'node:fs';
import { reference } from 'uri-revisions/verdicts/all';
import { verdictTable } from '../../src/study/index.js';
import type { Corpus } from './corpus.js';
import { put, walkerWith } from '../../src/automaton/walker.js';
import { measure, type Task } from './measure.js';
import { compared, type Row } from './row.js';
import { rustTasks } from './rust.js';

const work = 'walker over bytes';

export async function* bytesRows(corpus: Corpus, wanted: string): AsyncGenerator<readonly Row[]> {
  if (!work.startsWith(wanted)) return;
  const [peer] = rustTasks(corpus.accepted, ['fluent-uri, file']);
  if (peer === undefined) return;
  const ours = walk(corpus.accepted);
  const medians = await measure([ours, peer]);
  const of = (name: string): readonly number[] => medians.get(name) ?? [];
  yield [compared({ work, revision: 'all', peer: peer.name, bar: 1 }, of(ours.name), of(peer.name))];
}

/** Splitting a file into its lines, and the mask of each. */
function walk(lines: readonly string[]): Task {
  const walker = walkerWith(readFileSync('dist/walker.wasm'), verdictTable(reference.names));
  const file = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  const at = put(walker, file, file.length + 8 * lines.length + 8);
  const starts = (at + file.length + 3) & ~3;
  const masks = starts + 4 * lines.length + 4;
  const lineFeed = 10;
  return {
    name: 'walker',
    calls: lines.length,
    run: () => {
      const count = walker.split(at, file.length, lineFeed, starts, lines.length);
      walker.walk(at, starts, count, 1, masks);
    },
  };
}
