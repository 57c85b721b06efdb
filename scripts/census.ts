/**
 * `npm run census`: draws ten million lines, counts them with the built command line, and writes generated/census.json
 * and generated/census.md. With --report it rewrites only the second from the first.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { CensusSummary } from '../src/study/census-summary.js';
import { type CensusData, censusDataFile, censusReport, censusReportFile } from './census/census-report.js';
import { corpus } from './census/corpus.js';

const lines = 10_000_000;
const seed = 1;
const chunkSize = 1 << 16;

/** Yields lines with their ends, in chunks. */
function* chunks(): Generator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const end = Buffer.from('\n');
  for (const line of corpus(lines, seed)) {
    parts.push(line, end);
    size += line.length + 1;
    if (size < chunkSize) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  yield Buffer.concat(parts);
}

async function counted(): Promise<CensusSummary> {
  const program = fileURLToPath(new URL('../dist/esm/src/cli/main.js', import.meta.url));
  const argv = [program, 'census', '--count', 'production,scheme,host-kind', '-'];
  const child = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [written] = await Promise.all([text(child.stdout), pipeline(Readable.from(chunks()), child.stdin)]);
  return JSON.parse(written) as CensusSummary;
}

if (!process.argv.includes('--report')) {
  const data: CensusData = { seed, summary: await counted() };
  writeFileSync(censusDataFile, `${JSON.stringify(data, undefined, 1)}\n`);
}
writeFileSync(censusReportFile, censusReport(JSON.parse(readFileSync(censusDataFile, 'utf8')) as CensusData));
