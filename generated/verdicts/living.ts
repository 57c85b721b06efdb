// Generated from grammar/*/document.json. Do not edit.

/**
 * The verdicts of one document in one pass: the exports of `uri-revisions/verdicts/living`.
 * A bundler leaves out the form that is not used.
 * @module uri-revisions/verdicts/living
 */
import { automaton as reference0 } from '../whatwg-2026-07/automaton.js';
import { automaton as absolute0 } from '../whatwg-2026-07/absolute.js';
import { verdictsOf } from '../../src/core/automaton/verdicts.js';

export type { Product } from '../../src/core/automaton/product.js';
export type { Verdicts, WalkResult } from '../../src/core/automaton/verdicts.js';

/** Verdicts from each document's reference rule. */
export const reference = /*#__PURE__*/ verdictsOf({
  'whatwg-2026-07': reference0,
});

/** Verdicts from each document's rule for an identifier with its scheme, without a fragment. */
export const absolute = /*#__PURE__*/ verdictsOf({
  'whatwg-2026-07': absolute0,
});
