/**
 * Tries src/python on a real Spark: makes an environment of Python in the user's cache, with packages from PyPI, and runs
 * scripts/spark/check.py there on what is built. Where Java, Python or the packages are missing it says so, and is no failure.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userCache } from '../src/audit/installation.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const environment = join(userCache(process.env), 'spark');
const python = join(environment, 'bin/python');
const needed = ['pyspark', 'pandas', 'pyarrow', 'wasmtime'];
const tried = ['duckdb', 'polars'];

/** Why something went wrong, in a line; undefined where it did not. */
function failure(program: string, args: readonly string[], seconds: number): string | undefined {
  try {
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: seconds * 1000,
      encoding: 'utf8',
    });
    return undefined;
  } catch (error) {
    // There is none of a program that is not there.
    const { stderr } = error as { readonly stderr?: string | null };
    const last = (stderr ?? '').trim().split('\n').at(-1) ?? '';
    return last === '' ? String(error) : last;
  }
}

/** Why it cannot be tried here. */
function missing(): string | undefined {
  if (failure('java', ['-version'], 60) !== undefined) return 'there is no Java';
  if (failure('python3', ['--version'], 60) !== undefined) return 'there is no Python';
  const imports = ['-c', `import ${needed.join(', ')}`];
  if (existsSync(python) && failure(python, imports, 120) === undefined) return undefined;
  const unmade =
    failure('python3', ['-m', 'venv', '--clear', environment], 120) ??
    failure(python, ['-m', 'pip', 'install', '-q', ...needed, ...tried], 600);
  if (unmade !== undefined) return `the packages of Python cannot be installed: ${unmade}`;
  const unusable = failure(python, imports, 120);
  return unusable === undefined ? undefined : `the packages of Python cannot be loaded: ${unusable}`;
}

const problem = missing();
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
