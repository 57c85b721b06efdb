// The verdict of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 981dca73f7cd7b71af04f18b280fa25186716c974da692af59a417dee5490cef). Do not edit.

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
