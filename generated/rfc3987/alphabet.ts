// The letters of rfc3987.
// Generated from grammar/rfc3987 and its notation (sha256 9ef27fbd70658ac71c29cef1a42463914a68cbfc656970babd1e6f37464127f3). Do not edit.

import { Alphabet } from '../../src/core/reading/alphabet.js';

/** Classes of characters beyond US-ASCII that the rules distinguish. */
export const alphabet = /*#__PURE__*/ new Alphabet('gBB_61BC-BDAE-BFAG-BHAI-BJAK-BLAM-BNAO-BPAQ-BRAS-BTAU-BVAW-BXAY-BZAa-BbAADc6BdAe-BfAgB-BhBAiB9fjBBkB_nGlBvmBAfmB_PA');

/** The character at a place, as an index into the tables of the parser. */
export const { at } = alphabet;
