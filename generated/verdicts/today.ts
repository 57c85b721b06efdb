// Generated from grammar/*/document.json. Do not edit.

/**
 * The verdicts of one document in one pass: the exports of `uri-revisions/verdicts/today`.
 * A bundler leaves out the form that is not used.
 * @module uri-revisions/verdicts/today
 */
import { automaton as reference0 } from '../rfc3986/automaton.js';
import { automaton as absolute0 } from '../rfc3986/absolute.js';
import { verdictsOf } from '../../src/core/automaton/verdicts.js';

export type { Product } from '../../src/core/automaton/product.js';
export type { Verdicts, WalkResult } from '../../src/core/automaton/verdicts.js';

/** Verdicts from each document's reference rule. */
export const reference = /*#__PURE__*/ verdictsOf({
  'rfc3986': reference0,
});

/** Verdicts from each document's rule for an identifier with its scheme, without a fragment. */
export const absolute = /*#__PURE__*/ verdictsOf({
  'rfc3986': absolute0,
});
