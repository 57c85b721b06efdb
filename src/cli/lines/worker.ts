/** Entry of a thread that checks batches. */

import { workerData } from 'node:worker_threads';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { loadLanguage } from '../documents/load-revision.js';
import { answer } from './answer.js';
import { Checker, type Format } from './checker.js';
import { diagnosesFor } from './diagnoses.js';
import { Output } from './output.js';

/** Start-up data of the thread. */
export interface Instructions {
  readonly revision: RevisionId;
  /** The start rule, in the document's spelling. */
  readonly start: string;
  readonly format: Format;
}

const { revision, start, format } = workerData as Instructions;
const output = new Output();
const language = await loadLanguage(revision);
const diagnoses = format.kind === 'json' ? await diagnosesFor(revision, start, format.suggests) : undefined;
answer(new Checker(language.automaton({ start }), format, output, diagnoses), output);
