// The wings of src/. Generated from their folders. Do not edit.

import { operations as census } from '../../src/census/page/operations.js';
import { operations as classroom } from '../../src/classroom/page/operations.js';

export const operations = { ...census, ...classroom };
