// The verdict of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 fa5635aa2ec4d49ad9ac741f794b05eb0581b6f63d2553fe01493797d6623144). Do not edit.

/**
 * The verdict of rfc1630 alone: the exports of `uri-revisions/rfc1630/accepts`.
 * @module uri-revisions/rfc1630/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
