// The verdict of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 527c313e31e8932c1d2ac06c59ef4eed8cc712c1af3cc69ddc2436dcb35c86d1). Do not edit.

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
