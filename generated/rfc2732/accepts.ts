// The verdict of rfc2732.
// Generated from grammar/rfc2732 and its notation (sha256 dafeb6552b422bde78c6bde6cf685c18c071ff66e0bf660322645d95171f8f00). Do not edit.

/**
 * The verdict of rfc2732 alone: the exports of `uri-revisions/rfc2732/accepts`.
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
