/** Files of `audit`: the texts that it asks for, from a file, from the documents' suites or drawn; and baselines. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Audit, type Baseline, baselineOf, readBaseline, casesFor } from '../index.js';
import { visible } from '../../core/base/visible.js';
import { Misuse, standardInput, Unreadable } from '../../cli/output/errors.js';
import { isSameFile, writeWhole } from '../../cli/output/written-file.js';
import { fileOf, wholeOf } from '../../cli/input/inputs.js';
import { decoded } from '../../cli/input/lines.js';
import type { Terminal } from '../../cli/output/terminal.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { purposes, suite } from '../../study/index.js';
import { casesIn } from '../../cli/input/cases.js';
import { textsInLines } from '../../cli/input/texts.js';
import { loadRevision } from '../../cli/documents/load-revision.js';
import { studiedEach } from '../../cli/documents/studies.js';

export interface CaseChoice {
  readonly cases?: string;
  readonly suite?: true;
  readonly size: number;
  readonly seed: number;
}

/** Bytes of a file of cases that is JSON, which is held whole. */
const largest = 256 * 1024 * 1024;

/** The texts of a file: a list of cases in any format where its name ends in .json or .jsonl, else one a line. @throws Unreadable */
export function textsIn(name: string, terminal: Terminal): AsyncIterable<string> {
  return /\.jsonl?$/.test(name) ? listed(name, terminal) : textsInLines(fileOf(name, terminal), terminal);
}

async function* listed(name: string, terminal: Terminal): AsyncGenerator<string, void, undefined> {
  for (const { text } of casesIn(await wholeOf(fileOf(name, terminal), largest), name)) yield text;
}

/** The texts of an audit against documents. @throws Unreadable, Misuse */
export function textsFor(
  revisions: readonly RevisionId[],
  { cases, size, seed, ...choice }: CaseChoice,
  terminal: Terminal,
): Iterable<string> | AsyncIterable<string> {
  if (cases !== undefined) return textsIn(cases, terminal);
  return choice.suite ? suites(revisions, size, seed) : studiedEach(casesFor(revisions, { size, seed }));
}

/** The suites of documents for each purpose, each text once. */
async function* suites(
  revisions: readonly RevisionId[],
  size: number,
  seed: number,
): AsyncGenerator<string, void, undefined> {
  const seen = new Set<string>();
  for (const revision of revisions) {
    const document = await loadRevision(revision);
    for (const purpose of purposes) {
      for (const { text } of studiedEach(suite(document, { purpose, size, seed }))) {
        if (seen.has(text)) continue;
        seen.add(text);
        yield text;
      }
    }
  }
}

/** Bytes of a baseline. */
const largestBaseline = 16 * 1024 * 1024;

/** @throws Unreadable; Misuse where it is no baseline */
export async function baselineIn(file: string, terminal: Terminal): Promise<Baseline> {
  const text = decoded(await wholeOf(fileOf(file, terminal), largestBaseline));
  if (text === undefined) throw new Unreadable(file, new Error('it is not UTF-8'));
  try {
    return readBaseline(text);
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(`"${visible(file)}": ${error.message}`) : error;
  }
}

/**
 * Before an audit, which takes long. @param cases the file that is read, or "-"
 * @throws Misuse where its classes cannot be written to the file, or would be written over the cases
 */
export function checkWritable(file: string, cases: string | undefined): void {
  writing(file, () => {
    if (cases !== undefined && isSameFile(file, cases === standardInput ? 0 : cases))
      throw new Error('it has the cases, which are read');
    if (!existsSync(file)) accessSync(dirname(file), constants.W_OK);
    else if (statSync(file).isDirectory()) throw new Error('it is a folder');
    else accessSync(file, constants.W_OK);
  });
}

/** @throws Misuse where it cannot be written */
export function writeBaseline(file: string, found: Audit): void {
  writing(file, () => {
    writeWhole(file, `${JSON.stringify(baselineOf(found), null, 2)}\n`);
  });
}

function writing(file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Misuse(`cannot write "${visible(file)}": ${visible(why)}`);
  }
}
