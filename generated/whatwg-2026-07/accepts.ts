// The verdict of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 170700046a108fd42df69b34a8df2dce23e1d321a5fd38984ada9a2989e17cfe). Do not edit.

/**
 * The verdict of whatwg-2026-07 alone: the exports of `uri-revisions/whatwg-2026-07/accepts`.
 * @module uri-revisions/whatwg-2026-07/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
