// The letters of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 170700046a108fd42df69b34a8df2dce23e1d321a5fd38984ada9a2989e17cfe). Do not edit.

import { Alphabet } from '../../src/core/reading/alphabet.js';

/** Classes of characters beyond US-ASCII that the rules distinguish. */
export const alphabet = /*#__PURE__*/ new Alphabet('gBB_61BC-BDAE-BFAG-BHAI-BJAK-BLAM-BNAO-BPAQ-BRAS-BTAU-BVAW-BXAY-BZAa-BbAc-BdAe-BfAgB-BhBAiB9fjBBkBvuHAflBtQA');

/** The character at a place, as an index into the tables of the parser. */
export const { at } = alphabet;
