// The verdict of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 2c556fe20a88a95b3190a401e60869df7d5a55318ae1b96353c3c95c5c0ab688). Do not edit.

/**
 * The verdict of rfc1738 alone: the exports of `uri-revisions/rfc1738/accepts`.
 * @module uri-revisions/rfc1738/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
