/** An environment of Python with packages from PyPI, in a folder of the user's cache. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { userCache } from '../../src/cli/output/user-cache.js';

/** The folder of an environment, whose programs are in its `bin`. */
export function pythonEnvironment(name: string): string {
  return join(userCache(process.env), name);
}

/**
 * Makes the environment, unless it is there and its modules can be imported.
 * @param packages as PyPI calls them @returns why it cannot be made, in a line; undefined where it is there
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

/** Why a program went wrong, in a line; undefined where it did not. */
export function failure(program: string, args: readonly string[], seconds: number): string | undefined {
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
