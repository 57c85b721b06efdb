// The verdict of rfc3986.
// Generated from grammar/rfc3986 and its notation (sha256 e03f8bc2ed2fbf732d77da9b98e97760a49e3b2bc9c85265a08359a3a20e7716). Do not edit.

/**
 * Whether rfc3986 derives a text, and nothing else: what `uri-revisions/rfc3986/accepts` exports.
 * @module uri-revisions/rfc3986/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
