/** The census operations of the study worker. */

import { census, countLines } from './worker.js';

export const operations = { census, countLines };

type CensusOperations = typeof operations;

declare module '../../web/frame/worker-client.js' {
  interface StudyOperations extends CensusOperations {}
}
