// The verdict of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 a6e3b04acedc82e3f8d0726aff37f75b663a0e3a7126d2b6ba02d25eea2455e0). Do not edit.

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
