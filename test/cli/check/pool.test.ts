/** Threads: the same verdicts in the same order, and what happens when one fails. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalChecker } from '../../../src/cli/check/checker.js';
import { type Instructions, Pool } from '../../../src/cli/check/pool.js';
import type { Batch } from '../../../src/cli/lines.js';
import { revision } from '../../../src/index.js';
import { buildThreadProgram } from './threads.js';

const program = buildThreadProgram();
afterAll(() => {
  program.remove();
});

const instructions: Instructions = {
  revision: 'rfc1738',
  start: 'url',
  format: { kind: 'text', isPlaced: true, isColourful: false },
};
const place = { input: 'x', line: 1 };
const batch = (text: string): Batch => ({ bytes: Buffer.from(text), isEnded: true });

async function withPool(
  jobs: number,
  use: (pool: Pool) => Promise<void>,
  file = program.file,
): Promise<void> {
  const pool = new Pool(file, jobs, instructions);
  try {
    await use(pool);
  } finally {
    await pool.close();
  }
}

test('batches of all sizes come back as this thread writes them', async () => {
  const local = new LocalChecker(revision('rfc1738').automaton(), instructions.format);
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

test('rooms are used again', async () => {
  await withPool(1, async (pool) => {
    for (let i = 0; i < 50; i++) {
      const { tally, release } = await pool.check(batch('http://h/\n'.repeat(i)), place);
      expect(tally).toMatchObject({ lines: i, derivable: i });
      release();
    }
  });
});

test('what a thread throws is thrown to everyone who waits for it, and later', async () => {
  const file = join(program.packageFolder, 'failing.js');
  writeFileSync(file, 'throw new Error("no thread");\n');
  await withPool(
    1,
    async (pool) => {
      const open = [pool.check(batch('a\n'), place), pool.check(batch('b\n'), place)];
      for (const each of open) await expect(each).rejects.toThrow('no thread');
      await expect(pool.check(batch('c\n'), place)).rejects.toThrow('no thread');
    },
    file,
  );
});
