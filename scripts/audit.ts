/**
 * `npm run audit`: learns and audits every parser that can run here, and writes generated/audit.json and generated/audit.md.
 * With --report it writes the second anew from the first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { userCache } from '../src/audit/index.js';
import { auditDataFile, auditReport, auditReportFile } from './audit/audit-report.js';
import { type AuditData, gather } from './audit/gather.js';

if (!process.argv.includes('--report')) {
  const places = {
    sources: fileURLToPath(new URL('../src/audit/adapters', import.meta.url)),
    cache: userCache(process.env),
  };
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const data = await gather(places, date, (line) => process.stderr.write(`${line}\n`));
  writeFileSync(auditDataFile, `${JSON.stringify(data, undefined, 1)}\n`);
}
writeFileSync(auditReportFile, auditReport(JSON.parse(readFileSync(auditDataFile, 'utf8')) as AuditData));
