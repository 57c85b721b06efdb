// The verdict of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 88b308bb19453d74c5989b7160a62cf46c4fd7cae12baee07ed0c8c4c5de533b). Do not edit.

/**
 * The verdict of rfc2396bis-01 alone: the exports of `uri-revisions/rfc2396bis-01/accepts`.
 * @module uri-revisions/rfc2396bis-01/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
