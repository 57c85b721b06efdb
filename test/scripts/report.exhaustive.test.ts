/** generated/report.md is what the grammars and the code make of it. */
import { spawnSync } from 'node:child_process';

test('generated/report.md is fresh', () => {
  // In a process of its own: the sandbox of Jest takes twice as long. So much is made that lives briefly that a larger
  // nursery takes a fifth less.
  const args = ['--max-semi-space-size=64', '--import', 'tsx', 'scripts/report.ts', '--check'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}, 600_000);
