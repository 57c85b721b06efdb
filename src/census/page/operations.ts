/** The census operations of the study worker. */

import { census, countLines } from './worker.js';

export const operations = { census, countLines };

type CensusOperations = typeof operations;

declare module '../../web/frame/ask.js' {
  interface StudyOperations extends CensusOperations {}
}
