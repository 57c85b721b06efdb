/** The study worker: what the parts of the frame and those of wings ask of grammars. */

import { operations as ofWings } from '../../generated/wings/page-operations.js';
import { serve } from './worker/serve.js';
import { operations } from './worker/study.js';

serve({ ...operations, ...ofWings });
