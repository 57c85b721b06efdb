/**
 * `npm run audit`: learns and audits every parser that can run here, and writes generated/audit.json,
 * generated/audit-others.json, generated/audit.md and generated/record.ts. With --record it rewrites only the last: it
 * asks the parsers about its texts and tests their learnt automata against the answers, without learning again. With
 * --report it rewrites only the report.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { auditRecord, userCache } from '../src/audit/index.js';
import {
  auditDataFile,
  auditOthersFile,
  auditReport,
  auditReportFile,
  readAudit,
} from './audit/audit-report.js';
import { runAudits, startAll } from './audit/run-audits.js';
import { retested, type Packed, packRecord, recordFile, recordModule, recordOf } from './audit/record.js';

const places = {
  sources: fileURLToPath(new URL('../src/audit/adapters', import.meta.url)),
  cache: userCache(process.env),
};
/** With a line for each parser. */
const json = (value: unknown): string =>
  `${JSON.stringify(value).replaceAll('{"adapter":', '\n{"adapter":')}\n`;

const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

if (process.argv.includes('--record')) {
  const { running } = await startAll(places);
  const { file } = await auditRecord();
  const packed = new Map<string, Packed>();
  for (const { adapter, parser } of running) {
    const storedLanguage = file.parsers.find((one) => one.adapter === adapter.name)?.learnt;
    if (storedLanguage !== undefined && 'automaton' in storedLanguage)
      packed.set(adapter.name, await retested(storedLanguage, parser, file.prefix));
  }
  const record = await recordOf({ ...readAudit(), packed }, date, running);
  writeFileSync(recordFile, recordModule(packRecord(record)));
  for (const { parser } of running) await parser.close();
} else if (!process.argv.includes('--report')) {
  const { data, others, record } = await runAudits(places, date, (line) => process.stderr.write(`${line}\n`));
  writeFileSync(auditDataFile, json(data));
  writeFileSync(auditOthersFile, json(others));
  writeFileSync(recordFile, recordModule(packRecord(record)));
}
writeFileSync(auditReportFile, auditReport(readAudit()));
