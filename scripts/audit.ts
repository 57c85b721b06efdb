/**
 * `npm run audit`: learns and audits every parser that can run here, and writes generated/audit.json,
 * generated/audit-others.json, generated/audit.md, generated/record.ts and generated/reports/. With --record it rewrites
 * only the last three: it asks the parsers about the record's texts and tests their learnt automata against the answers,
 * without learning again; parsers that cannot run here keep their answers. With --report it rewrites only the report.
 */
import { writeFileSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  AuditRecord,
  auditRecord,
  userCache,
  audit,
  casesFor,
  isDisagreement,
  issueReport,
} from '../src/audit/index.js';
import {
  auditDataFile,
  auditOthersFile,
  auditReport,
  auditReportFile,
  readAudit,
} from './audit/audit-report.js';
import { famousReadings } from './audit/pitfalls.js';
import { runAudits, startAll, cases, type Running } from './audit/run-audits.js';
import { retested, type Packed, packRecord, recordFile, recordModule, recordOf } from './audit/record.js';
import { namedSets } from '../generated/registry/ids.js';
import { revisionLoaders } from '../generated/registry/loaders.js';

/** Number of classes of a report. */
const most = 20;

/** Audits these parsers and writes a report for each that differs; the reports of other parsers stay. */
async function writeReports(running: readonly Running[]): Promise<void> {
  const [standard] = namedSets.today;
  const document = await revisionLoaders[standard]();
  const texts = [...casesFor([standard], { size: cases, seed: 0 })];
  const folder = 'generated/reports';
  mkdirSync(folder, { recursive: true });
  for (const { adapter, parser } of running) {
    if (adapter.claim?.revision !== standard) continue;
    const file = `${folder}/${adapter.name}.md`;
    rmSync(file, { force: true });
    const [found] = (await audit(parser, [document], texts)).documents;
    if (found?.classes.some(({ verdict }) => isDisagreement(verdict)) !== true) continue;
    writeFileSync(file, await issueReport(parser, document, found, most, adapter));
  }
}

const places = {
  sources: fileURLToPath(new URL('../src/audit/adapters', import.meta.url)),
  cache: userCache(process.env),
};
/** With a line for each parser. */
const json = (value: unknown): string =>
  `${JSON.stringify(value).replaceAll('{"adapter":', '\n{"adapter":')}\n`;

const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

const { file } = await auditRecord();
let record = file;
if (!process.argv.includes('--report')) {
  const started = await startAll(places);
  const { running } = started;
  if (process.argv.includes('--record')) {
    const packed = new Map<string, Packed>();
    for (const { adapter, parser } of running) {
      const storedLanguage = file.parsers.find((one) => one.adapter === adapter.name)?.learnt;
      if (storedLanguage !== undefined && 'automaton' in storedLanguage)
        packed.set(adapter.name, await retested(storedLanguage, parser, file.prefix));
    }
    record = await recordOf({ ...readAudit(), packed }, date, running, file);
  } else {
    const results = await runAudits(started, date, (line) => process.stderr.write(`${line}\n`));
    record = results.record;
    writeFileSync(auditDataFile, json(results.data));
    writeFileSync(auditOthersFile, json(results.others));
  }
  writeFileSync(recordFile, recordModule(packRecord(record)));
  await writeReports(running);
  for (const { parser } of running) await parser.close();
}
const readings = await famousReadings(new AuditRecord(record));
writeFileSync(auditReportFile, auditReport(readAudit(), readings));
