/** The study worker: the grammar operations of the frame and of wings. */

import { operations as ofWings } from '../../generated/wings/page-operations.js';
import { serve } from './worker/serve.js';
import { operations } from './worker/study.js';

serve({ ...operations, ...ofWings });
