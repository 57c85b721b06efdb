// The letters of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 44ef26a384dac14b37ec3e8bc15b2d1984e610ba57f0022ad0d598210231a17f). Do not edit.

import { Alphabet } from '../../src/core/reading/alphabet.js';

/** Classes of characters beyond US-ASCII that the rules distinguish. */
export const alphabet = /*#__PURE__*/ new Alphabet('gBB_61BC-BDAE-BFAG-BHAI-BJAK-BLAM-BNAO-BPAQ-BRAS-BTAU-BVAW-BXAY-BZAa-BbAc-BdAe-BfAgB-BhBAiB9fjBBkBvuHAflBtQA');

/** The character at a place, as an index into the tables of the parser. */
export const { at } = alphabet;
