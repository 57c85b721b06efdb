// The verdict of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 fb728b589cbb696cf369f7b7d5925c6bd1f104998634c6abc32d3dc799cef02a). Do not edit.

/**
 * The verdict of rfc6874 alone: the exports of `uri-revisions/rfc6874/accepts`.
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
