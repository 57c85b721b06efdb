/**
 * Tests src/python on a real Spark: creates a Python environment in the user's cache, with packages from PyPI, and runs
 * scripts/spark/check.py there on the build. If Java, Python or the packages are missing it reports so, without
 * failing.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failure, preparePython, pythonEnvironment } from './load/python.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const environment = pythonEnvironment('spark');
const python = join(environment, 'bin/python');
const needed = ['pyspark', 'pandas', 'pyarrow', 'wasmtime'];
const tried = ['duckdb', 'polars'];

const problem =
  failure('java', ['-version'], 60) === undefined
    ? preparePython(environment, needed, [...needed, ...tried])
    : 'there is no Java';
if (problem !== undefined) {
  console.log(`Spark is not tried: ${problem}`);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'spark-'));
  const start = performance.now();
  try {
    execFileSync(python, [join(root, 'scripts/spark/check.py'), root, folder], {
      stdio: 'inherit',
      env: {
        ...process.env,
        PYSPARK_PYTHON: python,
        PYTHONDONTWRITEBYTECODE: '1',
        SPARK_LOCAL_IP: '127.0.0.1',
      },
    });
    console.log(`Spark was tried for ${((performance.now() - start) / 1000).toFixed(0)} s`);
  } catch {
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
