/**
 * Parsers in Rust as peers: scripts/bench/rust, built with cargo in the user's cache; without cargo, they are only
 * reported as missing.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userCache } from '../../src/cli/output/user-cache.js';
import type { OutsideTask } from './measure.js';

/** The program's action for each line: src/main.rs. */
export type RustWork = 'fluent-uri' | 'fluent-uri, components' | 'fluent-uri, file' | 'iri-string';

let built: string | false | undefined;

/** Returns the path of the program; undefined if it cannot be built. */
function program(): string | undefined {
  built ??= build();
  return built === false ? undefined : built;
}

function build(): string | false {
  const target = join(userCache(process.env), 'bench-rust');
  const manifest = join('scripts', 'bench', 'rust', 'Cargo.toml');
  try {
    execFileSync(
      'cargo',
      ['build', '--quiet', '--release', '--locked', '--target-dir', target, '--manifest-path', manifest],
      { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
    );
    return join(target, 'release', 'bench');
  } catch (error) {
    const { stderr } = error as { readonly stderr?: string };
    const why = (stderr ?? '').trim() === '' ? 'there is no cargo' : stderr;
    process.stderr.write(`Rust is not measured: ${String(why)}\n`);
    return false;
  }
}

/** Returns works on the same lines, each measuring itself; none if there is no cargo. */
export function rustTasks(texts: readonly string[], works: readonly RustWork[]): readonly OutsideTask[] {
  const path = program();
  if (path === undefined) return [];
  const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-rust-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(folder, 'lines');
  writeFileSync(file, texts.map((text) => `${text}\n`).join(''));
  return works.map((work) => ({
    name: work,
    measured: (milliseconds) =>
      Number(execFileSync(path, [file, work, String(milliseconds)], { encoding: 'utf8' })),
  }));
}
