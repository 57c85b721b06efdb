/**
 * Both workers, in one script, so that the browser loads what they share once. The name of the worker chooses its
 * operations.
 */

import { serve } from './worker/serve.js';

serve(async () =>
  self.name === 'core' ? (await import('./worker/core.js')).core : (await import('./studies.js')).studies,
);
