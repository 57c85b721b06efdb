/** Readiness of an adapter on this machine, and its preparation in a cache folder. */
import { brand } from '../core/base/brand.js';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from './adapter-process.js';
import type { Adapter, Need } from './adapters.js';

/** The folders of adapters. */
export interface Places {
  /** The folder `src/audit/adapters` of the package. */
  readonly sources: string;
  /** A folder for prepared files; one of the user's by default. */
  readonly cache: string;
}

/** The readiness of an adapter: ready, unprepared, or unable with what is missing. */
export type Readiness =
  | { readonly state: 'ready'; readonly command: Command }
  | { readonly state: 'unprepared' }
  | { readonly state: 'missing'; readonly needs: readonly Need[] };

/** Thrown if an adapter cannot be prepared. */
export class PreparationError extends Error {
  declare readonly name: 'PreparationError';

  constructor(
    readonly adapter: string,
    problem: string,
  ) {
    super(`${adapter} cannot be prepared: ${problem}`);
  }

  static {
    brand(this, 'PreparationError');
  }
}

/** Time limits in milliseconds of a check, and of a preparation step. */
const [checkTime, stepTime] = [20_000, 600_000];
/** Code units shown from the end of a step's output. */
const lastWords = 1000;
/** A file written when all steps are done. */
const marker = 'prepared';

/** Determines whether and how an adapter can run. Checks its needs on the machine, without network access. */
export async function readinessOf(adapter: Adapter, places: Places): Promise<Readiness> {
  const checks = await Promise.all(adapter.needs.map(isMet));
  const needs = adapter.needs.filter((_, i) => checks[i] === false);
  if (needs.length > 0) return { state: 'missing', needs };
  const fill = filler(adapter, places);
  if (adapter.prepare.length > 0 && !existsSync(fill(join('{cache}', marker))))
    return { state: 'unprepared' };
  const [program, ...args] = adapter.command;
  return { state: 'ready', command: [fill(program), ...args.map(fill)] };
}

/** Prepares an adapter whose needs are met. @throws PreparationError */
export async function prepare(adapter: Adapter, places: Places): Promise<void> {
  if (adapter.prepare.length === 0) return;
  const fill = filler(adapter, places);
  const folder = fill('{cache}');
  if (existsSync(join(folder, marker))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const step of adapter.prepare) {
    const [program = '', ...args] = [...step].map(fill);
    const { isDone, output } = await execute(program, args, { cwd: folder, timeout: stepTime });
    if (!isDone) {
      throw new PreparationError(
        adapter.name,
        `${[program, ...args].join(' ')}: ${output.slice(-lastWords)}`,
      );
    }
  }
  writeFileSync(join(folder, marker), '');
}

/** Returns a function that fills in the folders. Different sources or steps have a different cache folder. */
function filler(adapter: Adapter, { sources, cache }: Places): (text: string) => string {
  const source = join(sources, adapter.folder);
  const hash = createHash('sha256').update(JSON.stringify(adapter.prepare));
  for (const file of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) hash.update(readFileSync(join(file.parentPath, file.name)));
  }
  const prepared = join(cache, `${adapter.folder}-${hash.digest('hex').slice(0, 12)}`);
  return (text) => text.replaceAll('{source}', source).replaceAll('{cache}', prepared);
}

/** The running checks: concurrent requests share them. */
const running = new Map<Need, Promise<boolean>>();

function isMet(need: Need): Promise<boolean> {
  const [program, ...args] = need.check;
  const check =
    running.get(need) ??
    execute(program, args, { timeout: checkTime }).then(({ isDone }) => {
      running.delete(need);
      return isDone;
    });
  running.set(need, check);
  return check;
}

function execute(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly timeout: number },
): Promise<{ readonly isDone: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(program, args, { ...options, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      resolve({ isDone: error === null, output: output === '' ? (error?.message ?? '') : output });
    });
  });
}
