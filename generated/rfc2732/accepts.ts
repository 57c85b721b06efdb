// The verdict of rfc2732.
// Generated from grammar/rfc2732 and its notation (sha256 53b87637466ba55242b343090eb8b26db0cb87e1f46150b3127fbc86e36c2727). Do not edit.

/**
 * Whether rfc2732 derives a text, and nothing else: what `uri-revisions/rfc2732/accepts` exports.
 * @module uri-revisions/rfc2732/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
