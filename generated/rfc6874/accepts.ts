// The verdict of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 9460bf96f7262618b23b4e2f1d3b8d2dcd36d1121ce7216fce558793e38dd5fe). Do not edit.

/**
 * Whether rfc6874 derives a text, and nothing else: what `uri-revisions/rfc6874/accepts` exports.
 * @module uri-revisions/rfc6874/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
