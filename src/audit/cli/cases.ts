/** The texts of `audit`: from a file, from the documents' suites, or drawn. */
import { casesFor } from '../index.js';
import { fileOf, readWhole } from '../../cli/input/inputs.js';
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
