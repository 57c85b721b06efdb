// The verdict of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 daf9a600f8cc97b0a37256ddf23ad1b5f1eb7f06fe13cbdc7e054fe111962ce4). Do not edit.

/**
 * Whether rfc2396 derives a text, and nothing else: what `uri-revisions/rfc2396/accepts` exports.
 * @module uri-revisions/rfc2396/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
