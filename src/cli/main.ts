#!/usr/bin/env node
/** The executable: binds the command line to the process. */

import { createRequire } from 'node:module';
import { run } from './run.js';

process.exitCode = await run(process.argv.slice(2), {
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  get version() {
    const manifest = createRequire(import.meta.url)('uri-revisions/package.json') as { version: string };
    return manifest.version;
  },
});
