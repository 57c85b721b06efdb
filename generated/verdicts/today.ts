// Generated from grammar/*/document.json. Do not edit.

/**
 * The verdicts of one document in one walk: what `uri-revisions/verdicts/today` exports.
 * A bundler leaves out the form that is not used.
 * @module uri-revisions/verdicts/today
 */
import { automaton as reference0 } from '../rfc3986/automaton.js';
import { automaton as absolute0 } from '../rfc3986/absolute.js';
import { verdictsOf } from '../../src/core/automaton/verdicts.js';

export type { Product } from '../../src/core/automaton/product.js';
export type { Stops, Verdicts } from '../../src/core/automaton/verdicts.js';

/** What each derives from its reference rule. */
export const reference = /*#__PURE__*/ verdictsOf({
  'rfc3986': reference0,
});

/** What each derives from its own rule for an identifier with its scheme, without a fragment. */
export const absolute = /*#__PURE__*/ verdictsOf({
  'rfc3986': absolute0,
});
