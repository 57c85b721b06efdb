/** Lines of 200 MB: `census` uses no more memory for them than for short ones. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { packageFolder } from '../captured.js';

const onExit = "process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))";

/** Returns the output for a line of `millions` characters, and the peak memory in kilobytes. */
async function ofLine(
  argv: readonly string[],
  millions: number,
): Promise<{ readonly printed: string; readonly memory: number }> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(onExit)}`,
      join(packageFolder, 'dist/esm/src/cli/main.js'),
      ...['census', '-r', 'today', '--out', 'tsv', '--columns', 'offset,reason', ...argv],
    ],
    { cwd: packageFolder },
  );
  const chunk = Buffer.alloc(1_000_000, 'a');
  const source = function* (): Generator<Buffer> {
    for (let i = 0; i < millions; i++) yield chunk;
  };
  Readable.from(source()).pipe(child.stdin);
  const [printed, memory] = await Promise.all([text(child.stdout), text(child.stderr)]);
  // A note that no record has a string may precede.
  return { printed, memory: Number(memory.trim().split('\n').at(-1)) };
}

test.each([
  [[], ['200000000', '-']],
  [
    ['--in', 'jsonl'],
    ['0', 'too-long'],
  ],
  [
    ['--in', 'csv'],
    ['0', 'too-long'],
  ],
])(
  'a line of 200 MB in memory that does not grow with it: %j',
  async (argv, cells) => {
    const { memory: usual } = await ofLine(argv, 2);
    const { printed, memory } = await ofLine(argv, 200);
    expect(printed).toBe(`${cells.join('\t')}\n`);
    expect(memory - usual).toBeLessThan(100_000);
  },
  60_000,
);
