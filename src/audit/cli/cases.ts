/** Files of `audit`: its texts, from a file, from the documents' suites or drawn; and baselines. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Audit, type Baseline, baselineOf, readBaseline, casesFor } from '../index.js';
import { visible } from '../../core/base/visible.js';
import { Misuse, Unreadable } from '../../cli/output/errors.js';
import { fileOf, readWhole } from '../../cli/input/inputs.js';
import { checkNoInput, writeWhole } from '../../cli/output/written-file.js';
import { decoded } from '../../cli/input/lines.js';
import type { Terminal } from '../../cli/output/terminal.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { purposes, suite } from '../../study/index.js';
import { casesIn } from '../../cli/input/cases.js';
import { textsInLines } from '../../cli/input/texts.js';
import { loadRevision } from '../../cli/documents/load-revision.js';
import { withStudyErrors } from '../../cli/documents/studies.js';

export interface CaseChoice {
  readonly cases?: string;
  readonly suite?: true;
  readonly size: number;
  readonly seed: number;
}

/** Size limit in bytes of a JSON file of cases, which is read as a whole. */
const maxCasesBytes = 256 * 1024 * 1024;

/**
 * Yields the texts of a file: a list of cases in any format if its name ends in .json or .jsonl, otherwise one per
 * line. @throws Unreadable
 */
export function textsIn(name: string, terminal: Terminal): AsyncIterable<string> {
  return /\.jsonl?$/.test(name) ? listed(name, terminal) : textsInLines(fileOf(name, terminal), terminal);
}

async function* listed(name: string, terminal: Terminal): AsyncGenerator<string, void, undefined> {
  for (const { text } of casesIn(await readWhole(fileOf(name, terminal), maxCasesBytes), name)) yield text;
}

/** Yields the texts of an audit against documents. @throws Unreadable, Misuse */
export function textsFor(
  revisions: readonly RevisionId[],
  { cases, size, seed, ...choice }: CaseChoice,
  terminal: Terminal,
): Iterable<string> | AsyncIterable<string> {
  if (cases !== undefined) return textsIn(cases, terminal);
  return choice.suite ? suites(revisions, size, seed) : withStudyErrors(casesFor(revisions, { size, seed }));
}

/** Yields the suites of documents for each purpose, without duplicates. */
async function* suites(
  revisions: readonly RevisionId[],
  size: number,
  seed: number,
): AsyncGenerator<string, void, undefined> {
  const seen = new Set<string>();
  for (const revision of revisions) {
    const document = await loadRevision(revision);
    for (const purpose of purposes) {
      for (const { text } of withStudyErrors(suite(document, { purpose, size, seed }))) {
        if (seen.has(text)) continue;
        seen.add(text);
        yield text;
      }
    }
  }
}

/** Size limit of a baseline in bytes. */
const maxBaselineBytes = 16 * 1024 * 1024;

/** Reads a baseline. @throws Unreadable; Misuse if it is no baseline */
export async function baselineIn(file: string, terminal: Terminal): Promise<Baseline> {
  const text = decoded(await readWhole(fileOf(file, terminal), maxBaselineBytes));
  if (text === undefined) throw new Unreadable(file, new Error('it is not UTF-8'));
  try {
    return readBaseline(text);
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(`"${visible(file)}": ${error.message}`) : error;
  }
}

/**
 * Checks before an audit, which takes long, that its classes can be written to the file. @throws Misuse if not, or if
 * the file contains its texts
 */
export function checkWritable(file: string, cases: readonly string[]): void {
  checkNoInput('the baseline', file, cases);
  writing(file, () => {
    if (!existsSync(file)) accessSync(dirname(file), constants.W_OK);
    else if (statSync(file).isDirectory()) throw new Error('it is a folder');
    else accessSync(file, constants.W_OK);
  });
}

/** Writes a baseline. @throws Misuse if it cannot be written */
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
