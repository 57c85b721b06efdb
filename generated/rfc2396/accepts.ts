// The verdict of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 63893fb2ce55fbe9367c3992e2b785c54a4de179f7ceb37e791dc627ab257431). Do not edit.

/**
 * The verdict of rfc2396 alone: the exports of `uri-revisions/rfc2396/accepts`.
 * @module uri-revisions/rfc2396/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
