// The verdict of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 3fcfb87b786470206516fa1e48965bd59a1a1fa49e400cb10d7e3182e350d17e). Do not edit.

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
