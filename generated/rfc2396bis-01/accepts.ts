// The verdict of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 482f78c426a3fe04ba690e065c9f9760d179933c12954e04d5500517f69e65a2). Do not edit.

/**
 * The verdict of rfc2396bis-01 alone: the exports of `uri-revisions/rfc2396bis-01/accepts`.
 * @module uri-revisions/rfc2396bis-01/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
