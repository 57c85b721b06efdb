// Generated from grammar/*/document.json. Do not edit.

/**
 * The verdicts of 8 documents in one pass: the exports of `uri-revisions/verdicts/standards`.
 * A bundler leaves out the form that is not used.
 * @module uri-revisions/verdicts/standards
 */
import { automaton as reference0 } from '../rfc1630/automaton.js';
import { automaton as reference1 } from '../rfc1738/automaton.js';
import { automaton as reference2 } from '../rfc1808/automaton.js';
import { automaton as reference3 } from '../rfc2396/automaton.js';
import { automaton as reference4 } from '../rfc2732/automaton.js';
import { automaton as reference5 } from '../rfc3986/automaton.js';
import { automaton as reference6 } from '../rfc3987/automaton.js';
import { automaton as reference7 } from '../rfc6874/automaton.js';
import { automaton as absolute0 } from '../rfc1630/absolute.js';
import { automaton as absolute1 } from '../rfc1738/absolute.js';
import { automaton as absolute2 } from '../rfc1808/absolute.js';
import { automaton as absolute3 } from '../rfc2396/absolute.js';
import { automaton as absolute4 } from '../rfc2732/absolute.js';
import { automaton as absolute5 } from '../rfc3986/absolute.js';
import { automaton as absolute6 } from '../rfc3987/absolute.js';
import { automaton as absolute7 } from '../rfc6874/absolute.js';
import { verdictsOf } from '../../src/core/automaton/verdicts.js';

export type { Product } from '../../src/core/automaton/product.js';
export type { Verdicts, WalkResult } from '../../src/core/automaton/verdicts.js';

/** Verdicts from each document's reference rule. */
export const reference = /*#__PURE__*/ verdictsOf({
  'rfc1630': reference0,
  'rfc1738': reference1,
  'rfc1808': reference2,
  'rfc2396': reference3,
  'rfc2732': reference4,
  'rfc3986': reference5,
  'rfc3987': reference6,
  'rfc6874': reference7,
});

/** Verdicts from each document's rule for an identifier with its scheme, without a fragment. */
export const absolute = /*#__PURE__*/ verdictsOf({
  'rfc1630': absolute0,
  'rfc1738': absolute1,
  'rfc1808': absolute2,
  'rfc2396': absolute3,
  'rfc2732': absolute4,
  'rfc3986': absolute5,
  'rfc3987': absolute6,
  'rfc6874': absolute7,
});
