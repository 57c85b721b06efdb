/** The texts that `audit` asks for: those of a file, of the documents' suites, or drawn. */
import type { RevisionId } from '../../../generated/registry/ids.js';
import { casesFor } from '../../audit/index.js';
import { purposes, suite } from '../../study/index.js';
import { casesIn } from '../input/cases.js';
import { fileOf, wholeOf } from '../input/inputs.js';
import { textsInLines } from '../input/texts.js';
import { loadRevision } from '../load-revision.js';
import type { Terminal } from '../output/terminal.js';
import { studiedEach } from '../studies.js';

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
