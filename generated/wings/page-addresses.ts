// The wings of src/. Generated from their folders. Do not edit.

import { address as audit } from '../../src/audit/page/address.js';
import { address as census } from '../../src/census/page/address.js';
import { address as classroom } from '../../src/classroom/page/address.js';
import type { WingAddress } from '../../src/web/frame/address.js';

export const wings: readonly WingAddress[] = [audit, census, classroom];
