/** Packs the packages as tarballs, in folders of their own. The script that runs the tests has built them. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namedSets, revisions } from '../../generated/registry/ids.js';

export const root = join(__dirname, '../..');
export const tools = join(root, 'node_modules/.bin');

export interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function run(command: string, args: readonly string[], cwd: string, env = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      const status = error === null ? 0 : error.code;
      if (typeof status === 'number') resolve({ status, stdout, stderr });
      else reject(error ?? new Error(`${command} did not end`));
    });
  });
}

/** Returns the standard output of a command that must succeed. */
export async function output(
  command: string,
  args: readonly string[],
  cwd: string,
  env = {},
): Promise<string> {
  const { status, stdout, stderr } = await run(command, args, cwd, env);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

export const names = ['uri-revisions', 'uri-revisions-cli'] as const;

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'dist/packages', name, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the modules of a package by their specifiers: `uri-revisions`, `uri-revisions/rfc1738` … */
export function modulesOf(name: string): readonly string[] {
  return Object.keys(manifestOf(name).exports)
    .filter((entry) => !['./package.json', './walker.wasm'].includes(entry))
    .flatMap((entry) => {
      const fillers = entry === './verdicts/*' ? Object.keys(namedSets) : revisions;
      return entry.includes('*') ? fillers.map((filler) => entry.replace('*', filler)) : entry;
    })
    .map((entry) => entry.replace('.', name));
}

/** Packs both packages. @returns the tarballs, in the folder */
export async function pack(folder: string): Promise<readonly [api: string, commandLine: string]> {
  const packed = ['pack', '--silent', '--pack-destination', folder, ...names.map((name) => `./${name}`)];
  const files = (await output('npm', packed, join(root, 'dist/packages'))).trim().split('\n');
  const [api = '', commandLine = ''] = files.map((file) => join(folder, file));
  return [api, commandLine];
}

/** Unpacks tarballs as npm installs them, with links to their declared dependencies, without a registry. */
export async function unpack(folder: string, tarballs: readonly string[]): Promise<void> {
  for (const [i, tarball] of tarballs.entries()) {
    const name = names[i] ?? '';
    const place = join(folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    await output('tar', ['-xzf', tarball, '--strip-components', '1'], place);
    for (const dependency of Object.keys(manifestOf(name).dependencies ?? {})) {
      const link = join(folder, 'node_modules', dependency);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, 'node_modules', dependency), link);
    }
  }
}

/** Returns the files below a folder, as relative paths. */
export function filesIn(place: string): readonly string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));
}

/** Creates a project in a new folder with these tarballs and packages. */
export async function install(folder: string, packages: readonly string[]): Promise<void> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await output('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], folder);
}
