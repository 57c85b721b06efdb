#!/usr/bin/env node
/** The executable: binds the command line to the process. */

import { createReadStream, existsSync, fstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pulse } from './output/pulse.js';
import { run } from './run.js';

/** Returns the nearest folder upwards with a package.json: its path is different in the published package. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

const isTerminal = process.stderr.isTTY && process.env.TERM !== 'dumb';
const pulse = isTerminal ? new Pulse(process.stderr.fd) : undefined;

process.exitCode = await run(process.argv.slice(2), {
  get stdin() {
    // Node reads a directory as an empty stream.
    return fstatSync(0).isDirectory() ? createReadStream('', { fd: 0 }) : process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  pulse,
  onInterrupt: (listener) => {
    process.once('SIGINT', listener);
    return () => process.off('SIGINT', listener);
  },
  get packageFolder() {
    return packageFolder();
  },
});
await pulse?.stop();
