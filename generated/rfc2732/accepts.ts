// The verdict of rfc2732.
// Generated from grammar/rfc2732 and its notation (sha256 80950b309511d3e76722c8bf44e3f5cd474bdd5f897ae93ea80feef61213f97a). Do not edit.

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
