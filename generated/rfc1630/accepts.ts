// The verdict of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 8eba8ad415005be0ca6bcad9fa7d54c42a85f1957889e01be69c0f51efe483ce). Do not edit.

/**
 * Whether rfc1630 derives a text, and nothing else: what `uri-revisions/rfc1630/accepts` exports.
 * @module uri-revisions/rfc1630/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
