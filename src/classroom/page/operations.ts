/** The operations of the study worker for the workshop, the quiz and the classroom, each loaded when it is first asked. */

import type { RevisionId } from 'uri-revisions';
import type { BenchRequest, ReadOwn } from './workshop-worker.js';
import { allDocuments, itsDocument, lazily } from '../../web/worker/lazily.js';

const bench = async () => import('./workshop-worker.js');
const own = async () => import('./own-grammar-worker.js');
const search = async () => import('./transcribe-worker.js');
const codes = async () => (await import('./classroom-worker.js')).classroom;

/** Returns the reader of the user's own grammar if a request contains one. */
async function readerFor({ abnf }: BenchRequest): Promise<ReadOwn | undefined> {
  return abnf === undefined ? undefined : (await own()).ownGrammar;
}

/** Returns the document that a request studies; none if it contains the user's own grammar. */
const itsDocumentIfAny = (asked: BenchRequest): readonly RevisionId[] =>
  asked.abnf === undefined ? itsDocument(asked) : [];

/** Returns an operation on an edited transcription. */
function onBench<Asked extends BenchRequest, Result>(
  load: () => Promise<(asked: Asked, readOwn?: ReadOwn) => Result>,
): (asked: Asked) => Promise<Result> {
  return lazily(async () => {
    const act = await load();
    return async (asked: Asked) => act(asked, await readerFor(asked));
  }, itsDocumentIfAny);
}

export const operations = {
  prove: onBench(async () => (await bench()).prove),
  test: onBench(async () => (await bench()).test),
  trace: onBench(async () => (await bench()).traceView),
  lint: onBench(async () => (await import('./lint-worker.js')).lint),
  naive: lazily(async () => (await bench()).naive, itsDocument),
  carry: lazily(async () => (await bench()).carry),
  left: lazily(async () => (await bench()).left),
  repair: lazily(async () => (await search()).repair, itsDocument),
  transcribeOwn: lazily(async () => (await search()).transcribeOwn),
  readOwn: lazily(async () => (await own()).readOwn),
  relateOwn: lazily(async () => (await own()).relateOwn, itsDocument),
  quiz: lazily(async () => (await import('./quiz-worker.js')).quiz),
  setCode: lazily(async () => (await codes()).setCode),
  readSet: lazily(async () => (await codes()).readSet),
  resultCode: lazily(async () => (await codes()).resultCode),
  moodle: lazily(async () => (await codes()).moodle, allDocuments),
  gradeResult: lazily(async () => (await codes()).gradeResult, allDocuments),
  gradeAll: lazily(async () => (await codes()).gradeAll, allDocuments),
};

type ClassroomOperations = typeof operations;

declare module '../../web/frame/worker-client.js' {
  interface StudyOperations extends ClassroomOperations {}
}
