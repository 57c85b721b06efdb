// The verdict of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 118f8d86e168aa6261e56954cb1beadefc3ff4cca5a74159d4b09174bed83fb9). Do not edit.

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
