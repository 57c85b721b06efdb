// The verdict of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 6a7364f86dd10c22e3e913ece1896b618ddf794eb1a11751bb68aa907da3860a). Do not edit.

/**
 * Whether rfc1738 derives a text, and nothing else: what `uri-revisions/rfc1738/accepts` exports.
 * @module uri-revisions/rfc1738/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
