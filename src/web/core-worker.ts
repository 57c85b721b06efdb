/** The core worker. */

import { core } from './worker/core.js';
import { serve } from './worker/serve.js';

serve(core);
