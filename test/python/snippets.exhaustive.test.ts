/**
 * The wheel, installed by pip in a fresh environment, and the examples of its README, run with the packages that they
 * name. Without PyPI they are skipped; so is Spark without the environment of `npm run spark`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revisions } from '../../generated/registry/ids.js';
import { failure, pythonEnvironment } from '../../scripts/load/python.js';

/** The mask of a string that all documents derive. */
const allMasks = 2 ** revisions.length - 1;

const root = join(__dirname, '../..');
const wheels = join(root, 'dist/python');
const readme = readFileSync(join(root, 'src/python/README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```python\n(.*?)^```/gms)].map(([, block = '']) => block);
const named = (block: string): readonly string[] =>
  /^# pip install (.*)$/m.exec(block)?.[1]?.split(' ') ?? [];
const isSpark = (block: string): boolean => named(block).includes('pyspark');

const folder = mkdtempSync(join(tmpdir(), 'wheel-'));
const python = join(folder, 'environment/bin/python');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const urls = `import pyarrow as pa, pyarrow.parquet as pq
pq.write_table(pa.table({"url": ["http://a/", "b c", None]}), "urls.parquet")`;

function output(program: string, code: string, env = {}): string {
  return execFileSync(program, ['-c', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

test('pip installs the wheel, and each example runs with the packages that it names', () => {
  const [wheel = ''] = readdirSync(wheels).filter((file) => file.endsWith('.whl'));
  const packages = blocks.filter((block) => !isSpark(block)).flatMap(named);
  expect(packages).toEqual(expect.arrayContaining(['duckdb', 'polars', 'pandas']));
  const problem =
    failure('python3', ['-m', 'venv', join(folder, 'environment')], 120) ??
    failure(python, ['-m', 'pip', 'install', '-q', join(wheels, wheel)], 600) ??
    failure(python, ['-m', 'pip', 'install', '-q', '--no-compile', ...packages], 600);
  if (problem !== undefined) {
    process.stderr.write(`The wheel was not tried: ${problem}\n`);
    return;
  }
  output(python, urls);
  const printed = blocks.filter((block) => !isSpark(block)).map((block) => output(python, block));
  expect(printed).toHaveLength(4);
  for (const table of printed.slice(1)) expect(table).toContain(String(allMasks));
}, 1_300_000);

test('the example of Spark', () => {
  const spark = join(pythonEnvironment('spark'), 'bin/python');
  if (!existsSync(spark) || failure(spark, ['-c', 'import pyspark, pyarrow, wasmtime'], 120) !== undefined)
    return;
  const [block = ''] = blocks.filter(isSpark);
  output(spark, urls);
  // As in an activated environment, whose Python the executors run, too.
  const path = `${join(pythonEnvironment('spark'), 'bin')}:${process.env.PATH ?? ''}`;
  output(spark, block, { PYTHONPATH: wheels, PATH: path });
  const read = 'import pyarrow.parquet as pq; print(pq.read_table("judged")["mask"].to_pylist())';
  expect(output(spark, read)).toBe(`[${allMasks}, 0, None]\n`);
}, 600_000);
