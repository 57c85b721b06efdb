// The verdict of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 4a18e09faeff7958c883c2a4b13994277619f00288a8925e5b3778bb6d0579a2). Do not edit.

/**
 * Whether rfc6874 derives a text, and nothing else: what `uri-revisions/rfc6874/accepts` exports.
 * @module uri-revisions/rfc6874/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
