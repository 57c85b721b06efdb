/** The census operations of the study worker. */

import { lazily } from '../../web/worker/lazily.js';

export const operations = {
  census: lazily(async () => (await import('./worker.js')).census),
  countLines: lazily(async () => (await import('./worker.js')).countLines),
};

type CensusOperations = typeof operations;

declare module '../../web/frame/worker-client.js' {
  interface StudyOperations extends CensusOperations {}
}
