// The verdict of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 44ef26a384dac14b37ec3e8bc15b2d1984e610ba57f0022ad0d598210231a17f). Do not edit.

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
