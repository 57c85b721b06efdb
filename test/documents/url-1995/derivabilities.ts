/** Strings that rules of url-1995 derive, and strings that they do not. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [['afsaddress', 'afs://cell/x', true]];
