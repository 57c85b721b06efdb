// The verdict of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 f7b8dc6b3b82020439777f17cb4fb6df928695147aa6f25d277d402e6ae2ee6a). Do not edit.

/**
 * The verdict of url-1995 alone: the exports of `uri-revisions/url-1995/accepts`.
 * @module uri-revisions/url-1995/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
