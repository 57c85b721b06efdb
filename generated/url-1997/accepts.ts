// The verdict of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 3ede1b36488201e4d027a46da4195324fce5b79d32b74480826eea0f4e9b71db). Do not edit.

/**
 * The verdict of url-1997 alone: the exports of `uri-revisions/url-1997/accepts`.
 * @module uri-revisions/url-1997/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
