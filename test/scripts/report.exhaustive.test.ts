/** generated/report.md is what the grammars and the code make of it. */
import { spawnSync } from 'node:child_process';

test('generated/report.md is fresh', () => {
  // In a process of its own: the sandbox of Jest takes twice as long.
  const args = ['--import', 'tsx', 'scripts/report.ts', '--check'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}, 600_000);
