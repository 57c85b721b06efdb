// The verdict of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 c8f916ce73345a46d2a96178749d9f5e7eb2dbd530a871964c93d19ddeffd545). Do not edit.

/**
 * Whether rfc1808 derives a text, and nothing else: what `uri-revisions/rfc1808/accepts` exports.
 * @module uri-revisions/rfc1808/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
