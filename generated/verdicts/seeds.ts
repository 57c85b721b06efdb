// Generated from grammar/*/document.json. Do not edit.

/**
 * The verdicts of 5 documents in one pass: the exports of `uri-revisions/verdicts/seeds`.
 * A bundler leaves out the form that is not used.
 * @module uri-revisions/verdicts/seeds
 */
import { automaton as reference0 } from '../url-1993/automaton.js';
import { automaton as reference1 } from '../url-1995/automaton.js';
import { automaton as reference2 } from '../rfc1738/automaton.js';
import { automaton as reference3 } from '../url-1997/automaton.js';
import { automaton as reference4 } from '../rfc2396bis-01/automaton.js';
import { automaton as absolute0 } from '../url-1993/absolute.js';
import { automaton as absolute1 } from '../url-1995/absolute.js';
import { automaton as absolute2 } from '../rfc1738/absolute.js';
import { automaton as absolute3 } from '../url-1997/absolute.js';
import { automaton as absolute4 } from '../rfc2396bis-01/absolute.js';
import { verdictsOf } from '../../src/core/automaton/verdicts.js';

export type { Product } from '../../src/core/automaton/product.js';
export type { Verdicts, WalkResult } from '../../src/core/automaton/verdicts.js';

/** Verdicts from each document's reference rule. */
export const reference = /*#__PURE__*/ verdictsOf({
  'url-1993': reference0,
  'url-1995': reference1,
  'rfc1738': reference2,
  'url-1997': reference3,
  'rfc2396bis-01': reference4,
});

/** Verdicts from each document's rule for an identifier with its scheme, without a fragment. */
export const absolute = /*#__PURE__*/ verdictsOf({
  'url-1993': absolute0,
  'url-1995': absolute1,
  'rfc1738': absolute2,
  'url-1997': absolute3,
  'rfc2396bis-01': absolute4,
});
