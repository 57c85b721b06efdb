/** Rows that show that time grows with the input and no faster: per character, the longest against the shortest. */
import { revision, type RevisionId, revisions } from 'uri-revisions';
import { Checker } from '../../src/cli/check/checker.js';
import { Output } from '../../src/cli/check/output.js';
import { Alone } from '../../src/cli/check/work.js';
import { bufferSize } from '../../src/cli/input/inputs.js';
import { type Corpus, linesOf } from './corpus.js';
import { measureProcessor, type Task } from './measure.js';
import { compared, type Row } from './row.js';

/** Time per character with the largest input may be this many times that with the smallest. */
const bar = 1.3;

export function* growthRows(corpus: Corpus, wanted: string): Generator<readonly Row[]> {
  for (const id of revisions) {
    const document = revision(id);
    const calls: Readonly<Record<string, (text: string) => unknown>> = {
      accepts: (text) => document.accepts(text),
      components: (text) => document.components(text),
      parse: (text) => document.parse(text),
    };
    for (const [name, call] of Object.entries(calls)) {
      const work = `${name}, growth`;
      if (work.startsWith(wanted)) yield growth(work, id, textTasks(call));
    }
    if ('check, growth'.startsWith(wanted)) yield growth('check, growth', id, checkTasks(id, corpus));
  }
}

/** Every size against the first. */
function growth(work: string, id: RevisionId, tasks: readonly Task[]): readonly Row[] {
  const medians = measureProcessor(tasks);
  const [smallest = '', ...larger] = tasks.map(({ name }) => name);
  return larger.map((name) =>
    compared(
      { work, revision: id, peer: `${name} : ${smallest}`.replace(/ lines :/, ' :'), bar },
      medians.get(name) ?? [],
      medians.get(smallest) ?? [],
    ),
  );
}

/** A call with one derivable string of 1 kB to 16 MB. */
function textTasks(call: (text: string) => unknown): readonly Task[] {
  return [1, 16, 256, 4096, 16_384].map((kilobytes) => {
    const text = Buffer.alloc(kilobytes * 1024, 'a')
      .fill('http://h/', 0, 9)
      .toString('latin1');
    return { name: `${kilobytes} kB`, run: () => call(text), calls: text.length };
  });
}

/** 1,000 to 1,000,000 lines, cut as they are read. */
function checkTasks(id: RevisionId, corpus: Corpus): readonly Task[] {
  const format = {
    kind: 'text',
    isPlaced: false,
    isColourful: false,
    onlyFailures: false,
    suggests: false,
  } as const;
  const output = new Output();
  const checker = new Alone(new Checker(revision(id).automaton(), format, output), output);
  return [3, 4, 5, 6].map((exponent) => {
    const count = 10 ** exponent;
    const bytes = Buffer.from(linesOf(corpus, count));
    const batches: Buffer[] = [];
    for (let from = 0; from < bytes.length;) {
      const to = bytes.lastIndexOf('\n', from + bufferSize) + 1;
      batches.push(bytes.subarray(from, to));
      from = to;
    }
    const place = { input: '', line: 1 };
    const run = (): void => {
      for (const batch of batches) checker.check({ bytes: batch, isEnded: true, offset: 0 }, place);
    };
    return { name: `10^${exponent} lines`, run, calls: bytes.length };
  });
}
