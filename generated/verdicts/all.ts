// Generated from grammar/*/document.json. Do not edit.

/**
 * The verdicts of 13 documents in one pass: the exports of `uri-revisions/verdicts`.
 * A bundler leaves out the form that is not used.
 * @module uri-revisions/verdicts
 */
import { automaton as reference0 } from '../url-1993/automaton.js';
import { automaton as reference1 } from '../url-1995/automaton.js';
import { automaton as reference2 } from '../rfc1630/automaton.js';
import { automaton as reference3 } from '../rfc1738/automaton.js';
import { automaton as reference4 } from '../rfc1808/automaton.js';
import { automaton as reference5 } from '../url-1997/automaton.js';
import { automaton as reference6 } from '../rfc2396/automaton.js';
import { automaton as reference7 } from '../rfc2732/automaton.js';
import { automaton as reference8 } from '../rfc2396bis-01/automaton.js';
import { automaton as reference9 } from '../rfc3986/automaton.js';
import { automaton as reference10 } from '../rfc3987/automaton.js';
import { automaton as reference11 } from '../rfc6874/automaton.js';
import { automaton as reference12 } from '../whatwg-2026-07/automaton.js';
import { automaton as absolute0 } from '../url-1993/absolute.js';
import { automaton as absolute1 } from '../url-1995/absolute.js';
import { automaton as absolute2 } from '../rfc1630/absolute.js';
import { automaton as absolute3 } from '../rfc1738/absolute.js';
import { automaton as absolute4 } from '../rfc1808/absolute.js';
import { automaton as absolute5 } from '../url-1997/absolute.js';
import { automaton as absolute6 } from '../rfc2396/absolute.js';
import { automaton as absolute7 } from '../rfc2732/absolute.js';
import { automaton as absolute8 } from '../rfc2396bis-01/absolute.js';
import { automaton as absolute9 } from '../rfc3986/absolute.js';
import { automaton as absolute10 } from '../rfc3987/absolute.js';
import { automaton as absolute11 } from '../rfc6874/absolute.js';
import { automaton as absolute12 } from '../whatwg-2026-07/absolute.js';
import { verdictsOf } from '../../src/core/automaton/verdicts.js';

export type { Product } from '../../src/core/automaton/product.js';
export type { Verdicts, WalkResult } from '../../src/core/automaton/verdicts.js';

/** Verdicts from each document's reference rule. */
export const reference = /*#__PURE__*/ verdictsOf({
  'url-1993': reference0,
  'url-1995': reference1,
  'rfc1630': reference2,
  'rfc1738': reference3,
  'rfc1808': reference4,
  'url-1997': reference5,
  'rfc2396': reference6,
  'rfc2732': reference7,
  'rfc2396bis-01': reference8,
  'rfc3986': reference9,
  'rfc3987': reference10,
  'rfc6874': reference11,
  'whatwg-2026-07': reference12,
});

/** Verdicts from each document's rule for an identifier with its scheme, without a fragment. */
export const absolute = /*#__PURE__*/ verdictsOf({
  'url-1993': absolute0,
  'url-1995': absolute1,
  'rfc1630': absolute2,
  'rfc1738': absolute3,
  'rfc1808': absolute4,
  'url-1997': absolute5,
  'rfc2396': absolute6,
  'rfc2732': absolute7,
  'rfc2396bis-01': absolute8,
  'rfc3986': absolute9,
  'rfc3987': absolute10,
  'rfc6874': absolute11,
  'whatwg-2026-07': absolute12,
});
