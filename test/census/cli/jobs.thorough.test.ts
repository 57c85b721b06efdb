/** `census` with several threads: byte for byte the result of one thread, and the error if one fails. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { revisions } from '../../../generated/registry/ids.js';
import {
  countingBy,
  type Counting,
  type Instructions,
  type Place,
} from '../../../src/cli/counts/counting.js';
import { Total } from '../../../src/census/cli/census.js';
import { circumstances, summaryOf, written } from '../../../src/cli/counts/summary.js';
import type { CensusSummary } from '../../../src/study/census-summary.js';
import { FileCount } from '../../../src/cli/counts/file-count.js';
import { Pool } from '../../../src/cli/lines/pool.js';
import type { InputFile } from '../../../src/cli/input/inputs.js';
import { maxLineBytes, defaultLineEnd } from '../../../src/cli/input/lines.js';
import { loadVerdictTable } from '../../../src/cli/documents/load-revision.js';
import { call } from '../../cli/captured.js';
import { buildThreadProgram } from '../../cli/lines/threads.js';
import { longTest, some } from '../../depth.js';

const { packageFolder, file: program, remove } = buildThreadProgram('counts');
afterAll(() => {
  remove();
});
const file = (name: string): string => join(packageFolder, name);

const lines = ['http://a/b', 'HTTP://[::1]/', 'a b', 'é', 'http://h:8x/', 'mailto:a', '%zz', ''];
/** Returns a different content for each chunk. */
const chunkOf = (n: number): Buffer =>
  Buffer.from(
    lines
      .map((line) => `${line}${n}\r\n`)
      .join('')
      .repeat(40),
  );

async function instructionsFor(rows: Instructions['rows']): Promise<Instructions> {
  const table = await loadVerdictTable(revisions, 'reference');
  const reading = { by: 'rfc3986', of: ['production', 'scheme', 'host-kind'] } as const;
  const records = { kind: 'strings', cr: 'left out', bom: 'left out' } as const;
  const made = circumstances('1', new Uint8Array(), 'reference', revisions, records, reading);
  return { made, table, end: defaultLineEnd, rows };
}

/**
 * Yields files with the given numbers of chunks, the first with a line that is too long to store; `more` is called
 * before it.
 */
function* inputs(counts: readonly number[], more: () => Promise<boolean>): Generator<InputFile> {
  let n = 0;
  for (const [i, count] of counts.entries()) {
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      if (i === 0) while (await more()) yield chunkOf(0);
      if (i === 0) yield Buffer.from(`a:${'b'.repeat(maxLineBytes)}\nhttp://a/`);
      for (let left = count; left > 0; left--) yield chunkOf(n++);
    };
    yield { kind: 'lines', name: `${i}`, chunks, readSmall: () => undefined, size: () => Promise.resolve(0) };
  }
}

const terminalOf = (printBytes: (rows: Uint8Array) => Promise<void>) => ({
  printBytes,
  say: () => undefined,
  status: () => undefined,
});

longTest('rows and summary do not depend on the distribution over threads', async () => {
  const instructions = await instructionsFor({
    format: 'tsv',
    columns: ['mask', 'offset', 'reason', 'scheme', 'host-kind'],
    layout: { passThrough: undefined, header: 'none' },
    readBy: 'rfc3986',
  });
  const counts = [5, 0, 1, 60];
  const of = async (
    walkWith: (
      counting: Counting,
      print: (rows: Uint8Array) => Promise<void>,
    ) => Promise<readonly CensusSummary[]>,
  ): Promise<readonly [rows: string, summary: string]> => {
    const counting = await countingBy(instructions);
    const rows: Buffer[] = [];
    const others = await walkWith(counting, (bytes) => Promise.resolve(void rows.push(Buffer.from(bytes))));
    const summary = summaryOf(instructions.made, [
      counting.counted,
      ...others.map((other) => new Total().add(other)),
    ]);
    return [Buffer.concat(rows).toString(), written(summary)];
  };
  let before = 0;
  const bySeveral = await of(async (counting, print) => {
    const pool = new Pool<Place, void, CensusSummary>(program, 3, instructions, counting, counting.output);
    try {
      const files = new FileCount('lines', {}, counting, terminalOf(print), pool);
      await files.count([
        ...inputs(counts, async () => {
          await setImmediate();
          before++;
          return (await pool.sums()).length < 2;
        }),
      ]);
      const sums = await pool.sums();
      expect(sums.map((sum) => sum.lines > 0)).toEqual([true, true]);
      return sums;
    } finally {
      await pool.close();
    }
  });
  const byOne = await of(async (counting, print) => {
    const files = new FileCount('lines', {}, counting, terminalOf(print));
    await files.count([...inputs(counts, () => Promise.resolve(--before > 0))]);
    return [];
  });
  expect(bySeveral[1]).toBe(byOne[1]);
  expect(bySeveral[0] === byOne[0]).toBe(true);
});

describe('the command', () => {
  const text = Buffer.concat(Array.from({ length: 50 }, (_, n) => chunkOf(n)));
  beforeAll(() => {
    writeFileSync(file('a.txt'), text);
    writeFileSync(file('b.txt.gz'), gzipSync(Buffer.concat([text, Buffer.from('no end')])));
    writeFileSync(file('c.nul'), text);
  });

  test.each(
    some<readonly [readonly string[]]>(
      [
        [[]],
        [['--out', 'csv', '--pass-columns']],
        [['--count', 'scheme,production']],
        [['--out', 'jsonl', '--in', 'nul']],
        [['--out', 'tsv', '--keep-bom', '--keep-cr', '-r', 'today']],
      ],
      2,
    ),
  )('gives the same result with threads: %j', async (argv) => {
    const files = [file('a.txt'), '-', file('b.txt.gz'), file('c.nul')];
    const of = async (jobs: string): Promise<unknown> => {
      const summary = file(`${jobs}.json`);
      const surroundings = { stdin: ['a\n', text], packageFolder };
      const outcome = await call(['census', ...files, ...argv, '--jobs', jobs], surroundings);
      const result = await call(
        ['census', ...files, ...argv, '-j', jobs, '--summary', summary],
        surroundings,
      );
      expect(result.code).toBe(0);
      return outcome;
    };
    const one = await of('1');
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(await of('3')).toEqual(one);
  });

  const mixed = Buffer.concat(Array.from({ length: 600 }, (_, n) => chunkOf(n)));
  const tooLong = Buffer.from(`a:${'b'.repeat(maxLineBytes)}\r\n`);
  test.each(
    some<readonly [string, Buffer]>(
      [
        ['a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), mixed])],
        [
          'lines that cuts are inside, the last without its end',
          Buffer.concat([mixed, Buffer.from('http://a')]),
        ],
        ['a line that is too long to be held', Buffer.concat([mixed, tooLong, mixed])],
      ],
      1,
    ),
  )('threads read the same from a file as from a stream: %s', async (_, content) => {
    const path = file('read.txt');
    writeFileSync(path, content);
    expect(mixed.length).toBeGreaterThan(2 * maxLineBytes);
    const of = async (name: string, jobs: string): Promise<unknown> => {
      const argv = ['census', name, '--out', 'tsv', '--summary', file('read.json'), '--jobs', jobs];
      const { code, stdout } = await call(argv, { stdin: [content], packageFolder });
      return [code, stdout, readFileSync(file('read.json'), 'utf8')];
    };
    const stream = await of('-', '1');
    for (const jobs of ['1', '3']) expect(await of(path, jobs)).toEqual(stream);
  });

  test('--jobs has no effect: one thread counts records, and it says so', async () => {
    const argv = 'census --in tsv --column 1 --jobs 2';
    const { code, stderr } = await call(argv, { stdin: ['a\tb\n'], packageFolder });
    expect([code, stderr]).toEqual([0, '--jobs has no effect: one thread counts records\n']);
  });

  test('a terminated thread causes an error with file and offset, and no summary', async () => {
    const broken = join(packageFolder, 'broken');
    const ending = join(broken, 'dist/esm/src/cli/counts/worker.js');
    mkdirSync(dirname(ending), { recursive: true });
    writeFileSync(
      ending,
      "import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => process.exit(9));\nparentPort.postMessage('started');\n",
    );
    writeFileSync(join(broken, 'package.json'), '{ "type": "module", "version": "1" }\n');
    // Messages of threads arrive while this one waits.
    const stdin = async function* (): AsyncGenerator<Buffer> {
      for (;;) {
        yield text;
        await setImmediate();
      }
    };
    const summary = file('broken.json');
    const argv = ['census', '--jobs', '2', '--summary', summary, '--out', 'tsv', '--columns', 'mask'];
    const { code, stderr } = await call(argv, { stdin: stdin(), packageFolder: broken });
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^error: cannot read "-": a thread failed; results are missing after byte \d+: it ended with exit code 9\n$/,
    );
    expect(existsSync(summary)).toBe(false);
  });
});
