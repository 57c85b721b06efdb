// The verdict of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 d9833e87df1324cec1cb0b0b8a617c5af2adc2a288158f6e09ff975f42962bd1). Do not edit.

/**
 * The verdict of rfc1808 alone: the exports of `uri-revisions/rfc1808/accepts`.
 * @module uri-revisions/rfc1808/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
