/** Writer of generated/reports/: texts of issues for the parsers that claim the standard in force and differ from it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { namedSets } from '../../generated/registry/ids.js';
import { revisionLoaders } from '../../generated/registry/loaders.js';
import { audit, casesFor, isDisagreement, issueReport } from '../../src/audit/index.js';
import { cases, type Running } from './run-audits.js';

export const reportsFolder = 'generated/reports';
/** Number of classes of a report. */
const most = 20;

/** Audits these parsers and writes a report for each that differs; the reports of other parsers stay. */
export async function writeReports(running: readonly Running[]): Promise<void> {
  const [standard] = namedSets.today;
  const document = await revisionLoaders[standard]();
  const texts = [...casesFor([standard], { size: cases, seed: 0 })];
  mkdirSync(reportsFolder, { recursive: true });
  for (const { adapter, parser } of running) {
    if (adapter.claim?.revision !== standard) continue;
    const file = `${reportsFolder}/${adapter.name}.md`;
    rmSync(file, { force: true });
    const [found] = (await audit(parser, [document], texts)).documents;
    if (found?.classes.some(({ verdict }) => isDisagreement(verdict)) !== true) continue;
    writeFileSync(file, await issueReport(parser, document, found, most, adapter));
  }
}
