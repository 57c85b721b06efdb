/** What the study worker answers: the grammars as objects of study. */

import { serve } from './serve.js';

export const study = {};

serve(study);
