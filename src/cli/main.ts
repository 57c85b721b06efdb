#!/usr/bin/env node
/** The executable: binds the command line to the process. */

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { run } from './run.js';

process.exitCode = await run(process.argv.slice(2), {
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  get packageFolder() {
    return dirname(createRequire(import.meta.url).resolve('uri-revisions/package.json'));
  },
});
