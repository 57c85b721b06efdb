/** Threads: the same verdicts in the same order, and the error if one fails. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Checker, type Tally } from '../../../src/cli/lines/checker.js';
import type { Place } from '../../../src/cli/lines/format.js';
import { Output } from '../../../src/cli/lines/output.js';
import { Pool } from '../../../src/cli/lines/pool.js';
import { Alone, type Checked } from '../../../src/cli/lines/work.js';
import type { Instructions } from '../../../src/cli/lines/worker.js';
import type { Batch } from '../../../src/cli/input/lines.js';
import { revision } from '../../../src/api/index.js';
import { buildThreadProgram } from './threads.js';

const program = buildThreadProgram();
afterAll(() => {
  program.remove();
});

const instructions: Instructions = {
  revision: 'rfc1738',
  start: 'url',
  format: { kind: 'text', isColourful: false, onlyFailures: false, suggests: false },
};
const place = { input: 'x', line: 1 };
const batch = (text: string): Batch => ({ bytes: Buffer.from(text), isEnded: true, offset: 7 });

function checking(): [Checker, Output] {
  const output = new Output();
  return [new Checker(revision('rfc1738').automaton(), instructions.format, output), output];
}

async function withPool(
  jobs: number,
  use: (pool: Pool<Place, Tally>) => Promise<void>,
  file = program.file,
): Promise<void> {
  const [checker, output] = checking();
  const pool = new Pool<Place, Tally>(file, jobs, instructions, checker, output);
  try {
    await use(pool);
  } finally {
    await pool.close();
  }
}

test('batches of all sizes come back as this thread writes them', async () => {
  const local = new Alone(...checking());
  const batches = [1, 50, 3, 2000, 0, 7, 20_000, 1].map((count) =>
    batch('http://h/\nh t\n\r\né\n'.repeat(count)),
  );
  await withPool(3, async (pool) => {
    const open = batches.map((each) => pool.check(each, place));
    for (const [i, each] of batches.entries()) {
      const { written, tally, release } = (await open[i]) ?? { release: () => undefined };
      const expected = local.check(each, place);
      expect(tally).toEqual(expected.tally);
      expect(Buffer.from(written ?? []).equals(expected.written)).toBe(true);
      release();
    }
  });
});

/** Checks a batch repeatedly, and lets other threads run, until a condition holds. */
async function checkUntil(
  pool: Pool<Place, Tally>,
  holds: (checked: Checked<Tally>) => boolean,
): Promise<void> {
  for (;;) {
    const checked = await pool.check(batch('http://h/\n'), place);
    checked.release();
    if (holds(checked)) return;
    await setImmediate();
  }
}

test('this thread checks while another starts, then both do', async () => {
  await withPool(2, async (pool) => {
    const rooms = new Set<ArrayBufferLike>();
    const first = pool.check(batch('http://h/\n'), place);
    expect((await first).tally).toEqual({ bytes: 10, lines: 1, derivable: 1 });
    // Output of another thread arrives in a buffer allocated there.
    await checkUntil(pool, ({ written }) => rooms.add(written.buffer).size > 1);
    const open = Array.from({ length: 20 }, (_, i) => pool.check(batch('http://h/\n'.repeat(i)), place));
    const checked = await Promise.all(open);
    expect(checked.map(({ tally }) => tally.lines)).toEqual(Array.from(open.keys()));
  });
});

test.each([1, 2])('reuses buffers, with %i threads', async (jobs) => {
  await withPool(jobs, async (pool) => {
    for (let i = 0; i < 50; i++) {
      const { tally, release } = await pool.check(batch('http://h/\n'.repeat(i)), place);
      expect(tally).toMatchObject({ lines: i, derivable: i });
      release();
    }
  });
});

test('an error of a thread rejects all pending and later calls', async () => {
  const file = join(program.packageFolder, 'failing.js');
  writeFileSync(
    file,
    "import { parentPort } from 'node:worker_threads';\n" +
      "parentPort.once('message', () => { throw new Error('no thread'); });\n" +
      "parentPort.postMessage('started');\n",
  );
  await withPool(
    2,
    async (pool) => {
      await expect(checkUntil(pool, () => false)).rejects.toThrow('no thread');
      await expect(pool.check(batch('c\n'), place)).rejects.toThrow('no thread');
    },
    file,
  );
});

test('reports the file and byte offset if a thread exits, before or after it has started', async () => {
  const file = join(program.packageFolder, 'ending.js');
  const start = "(await import('node:worker_threads')).parentPort.postMessage('started');\n";
  for (const begin of ['', `${start}await new Promise((resolve) => setTimeout(resolve));\n`]) {
    writeFileSync(file, `${begin}process.exit(7);\n`);
    await withPool(
      2,
      async (pool) => {
        await expect(checkUntil(pool, () => false)).rejects.toThrow(
          'cannot read "x": a thread failed; results are missing after byte 7: it ended with exit code 7',
        );
      },
      file,
    );
  }
});

test('reports a thread that cannot start', async () => {
  const file = join(program.packageFolder, 'not-starting.js');
  writeFileSync(file, 'throw new Error("no start");\n');
  await withPool(
    2,
    async (pool) => {
      await expect(checkUntil(pool, () => false)).rejects.toThrow('no start');
    },
    file,
  );
});
