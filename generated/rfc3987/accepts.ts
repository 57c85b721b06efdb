// The verdict of rfc3987.
// Generated from grammar/rfc3987 and its notation (sha256 3bd6f479fa0622d7ecc2d45be2ec3f271123a9a4b5037d4172c5cca597b61753). Do not edit.

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
