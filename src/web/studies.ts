/** The operations of the study worker: those of the frame and of wings. */

import { operations as ofWings } from '../../generated/wings/page-operations.js';
import { operations } from './worker/study.js';

export const studies = { ...operations, ...ofWings };
