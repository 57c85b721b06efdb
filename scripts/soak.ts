/**
 * `npm run soak [-- --minutes N --seed N --only NAME,… --once --stamp]`: searches for faults in rounds, until the time is
 * used; the next run goes on with the next seeds, unless --seed names one. --once runs one round of each search and
 * records nothing; --stamp writes generated/soak.md. Figures on stdout; exit 1 with findings.
 */
import { spawnSync } from 'node:child_process';
import { searches } from './soak/searches.js';
import { soak } from './soak/soak.js';

const stampFile = 'generated/soak.md';

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

try {
  process.exitCode = await soak(process.argv.slice(2), {
    searches,
    commit: {
      hash: git('rev-parse', 'HEAD') ?? 'unknown',
      clean: git('status', '--porcelain', '--', '.', `:!${stampFile}`) === '',
    },
    recordsFile: 'node_modules/.cache/uri-revisions/soak.json',
    stampFile,
    now: () => performance.now(),
    print: (line) => {
      process.stdout.write(`${line}\n`);
    },
    tell: (line) => {
      process.stderr.write(`${line}\n`);
    },
  });
} catch (error) {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
