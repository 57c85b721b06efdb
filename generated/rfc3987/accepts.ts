// The verdict of rfc3987.
// Generated from grammar/rfc3987 and its notation (sha256 9ef27fbd70658ac71c29cef1a42463914a68cbfc656970babd1e6f37464127f3). Do not edit.

/**
 * The verdict of rfc3987 alone: the exports of `uri-revisions/rfc3987/accepts`.
 * @module uri-revisions/rfc3987/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
