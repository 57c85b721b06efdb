#!/usr/bin/env node
/** The executable: binds the command line to the process. */

import { createReadStream, fstatSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { run } from './run.js';

process.exitCode = await run(process.argv.slice(2), {
  get stdin() {
    // Node reads a directory as an empty stream.
    return fstatSync(0).isDirectory() ? createReadStream('', { fd: 0 }) : process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  get packageFolder() {
    return dirname(createRequire(import.meta.url).resolve('uri-revisions/package.json'));
  },
});
