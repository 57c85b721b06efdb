/** The ambiguous rules of rfc3987: those of its base, with its names. */
import type { Ambiguity } from '../expected.js';
import { ambiguities as rfc3986 } from '../rfc3986/ambiguities.js';
import { ownRules } from './own-rules.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = ownRules(rfc3986);
