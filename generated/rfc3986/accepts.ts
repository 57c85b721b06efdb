// The verdict of rfc3986.
// Generated from grammar/rfc3986 and its notation (sha256 c5636bcc321db15546d52cbab4924dc06631d0a28ec0b4a45a93d64f7309e6e1). Do not edit.

/**
 * The verdict of rfc3986 alone: the exports of `uri-revisions/rfc3986/accepts`.
 * @module uri-revisions/rfc3986/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
