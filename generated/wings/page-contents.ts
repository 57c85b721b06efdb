// The wings of src/. Generated from their folders. Do not edit.

import { contents as audit } from '../../src/audit/page/parts.js';
import { contents as census } from '../../src/census/page/parts.js';
import { contents as classroom } from '../../src/classroom/page/parts.js';
import type { Contents } from '../../src/web/frame/part.js';

export const contents: Contents = { ...audit, ...census, ...classroom };
