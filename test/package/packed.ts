/** The packages as tarballs, installed in folders of their own. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Standard output of a command that must succeed. */
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

/** Builds what is stale. */
export async function build(): Promise<void> {
  await output(join(tools, 'tsx'), ['scripts/build.ts', '--if-stale'], root);
}

/** Packs a package that was built. @returns the tarball, in the folder */
export async function pack(name: string, folder: string): Promise<string> {
  const packed = ['pack', '--silent', '--pack-destination', folder];
  return join(folder, (await output('npm', packed, join(root, 'dist/packages', name))).trim());
}

/** A project in a new folder with these tarballs and packages. */
export async function install(folder: string, packages: readonly string[]): Promise<void> {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await output('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], folder);
}
