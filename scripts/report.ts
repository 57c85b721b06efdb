/** `npm run report`: writes generated/report.md. With --check it writes nothing and fails when the file is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { report, reportFile } from './report/report.js';

const text = report();
const isFresh = existsSync(reportFile) && readFileSync(reportFile, 'utf8') === text;
if (!process.argv.includes('--check')) {
  writeFileSync(reportFile, text);
  process.stderr.write(`${isFresh ? 'unchanged' : 'wrote'} ${reportFile}\n`);
} else if (!isFresh) {
  process.stderr.write(`stale: ${reportFile}; npm run report\n`);
  process.exitCode = 1;
}
