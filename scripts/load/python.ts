/** Python environments with packages from PyPI, in a folder of the user's cache. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { userCache } from '../../src/cli/output/user-cache.js';

/** Returns the folder of an environment, whose programs are in its `bin`. */
export function pythonEnvironment(name: string): string {
  return join(userCache(process.env), name);
}

/**
 * Creates the environment, unless it exists and its modules can be imported.
 * @param packages by their names on PyPI @returns the reason why it cannot be created, in a line; undefined on success
 */
export function preparePython(
  environment: string,
  modules: readonly string[],
  packages = modules,
): string | undefined {
  if (failure('python3', ['--version'], 60) !== undefined) return 'there is no Python';
  const python = join(environment, 'bin/python');
  const imports = ['-c', `import ${modules.join(', ')}`];
  if (existsSync(python) && failure(python, imports, 120) === undefined) return undefined;
  const unmade =
    failure('python3', ['-m', 'venv', '--clear', environment], 120) ??
    failure(python, ['-m', 'pip', 'install', '-q', ...packages], 600);
  if (unmade !== undefined) return `the packages of Python cannot be installed: ${unmade}`;
  const unusable = failure(python, imports, 120);
  return unusable === undefined ? undefined : `the packages of Python cannot be loaded: ${unusable}`;
}

/** Runs a program. Returns the reason of a failure, in a line; undefined on success. */
export function failure(program: string, args: readonly string[], seconds: number): string | undefined {
  try {
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: seconds * 1000,
      encoding: 'utf8',
    });
    return undefined;
  } catch (error) {
    // A missing program has none.
    const { stderr } = error as { readonly stderr?: string | null };
    const last = (stderr ?? '').trim().split('\n').at(-1) ?? '';
    return last === '' ? String(error) : last;
  }
}
