/** The operations of the study worker for the workshop, the quiz and the classroom, each loaded when it is first asked. */

import type { BenchRequest, ProofRequest, ReadOwn, TestsRequest, TraceRequest } from './workshop-worker.js';
import { lazily } from '../../web/worker/lazily.js';

const bench = async () => import('./workshop-worker.js');
const own = async () => import('./own-grammar-worker.js');
const search = async () => import('./transcribe-worker.js');
const codes = async () => (await import('./classroom-worker.js')).classroom;

/** Returns the reader of the user's own grammar if a request contains one. */
async function readerFor({ abnf }: BenchRequest): Promise<ReadOwn | undefined> {
  return abnf === undefined ? undefined : (await own()).ownGrammar;
}

export const operations = {
  prove: async (asked: ProofRequest) => (await bench()).prove(asked, await readerFor(asked)),
  test: async (asked: TestsRequest) => (await bench()).test(asked, await readerFor(asked)),
  trace: async (asked: TraceRequest) => (await bench()).traceView(asked, await readerFor(asked)),
  lint: async (asked: ProofRequest) => (await import('./lint-worker.js')).lint(asked, await readerFor(asked)),
  naive: lazily(async () => (await bench()).naive),
  carry: lazily(async () => (await bench()).carry),
  left: lazily(async () => (await bench()).left),
  repair: lazily(async () => (await search()).repair),
  transcribeOwn: lazily(async () => (await search()).transcribeOwn),
  readOwn: lazily(async () => (await own()).readOwn),
  relateOwn: lazily(async () => (await own()).relateOwn),
  quiz: lazily(async () => (await import('./quiz-worker.js')).quiz),
  setCode: lazily(async () => (await codes()).setCode),
  readSet: lazily(async () => (await codes()).readSet),
  resultCode: lazily(async () => (await codes()).resultCode),
  moodle: lazily(async () => (await codes()).moodle),
  gradeResult: lazily(async () => (await codes()).gradeResult),
  gradeAll: lazily(async () => (await codes()).gradeAll),
};

type ClassroomOperations = typeof operations;

declare module '../../web/frame/worker-client.js' {
  interface StudyOperations extends ClassroomOperations {}
}
