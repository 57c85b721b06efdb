// Generated from grammar/*/document.json. Do not edit.

/**
 * The verdicts of 2 documents in one pass: the exports of `uri-revisions/verdicts/today`.
 * A bundler leaves out the form that is not used.
 * @module uri-revisions/verdicts/today
 */
import { automaton as reference0 } from '../rfc3986/automaton.js';
import { automaton as reference1 } from '../whatwg-2026-07/automaton.js';
import { automaton as absolute0 } from '../rfc3986/absolute.js';
import { automaton as absolute1 } from '../whatwg-2026-07/absolute.js';
import { verdictsOf } from '../../src/core/automaton/verdicts.js';

export type { Product } from '../../src/core/automaton/product.js';
export type { Verdicts, WalkResult } from '../../src/core/automaton/verdicts.js';

/** Verdicts from each document's reference rule. */
export const reference = /*#__PURE__*/ verdictsOf({
  'rfc3986': reference0,
  'whatwg-2026-07': reference1,
});

/** Verdicts from each document's rule for an identifier with its scheme, without a fragment. */
export const absolute = /*#__PURE__*/ verdictsOf({
  'rfc3986': absolute0,
  'whatwg-2026-07': absolute1,
});
