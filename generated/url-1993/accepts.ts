// The verdict of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 f149039b08cda57b5da08f283b9315519002a181adbcfb9f1d9389bd72d70100). Do not edit.

/**
 * Whether url-1993 derives a text, and nothing else: what `uri-revisions/url-1993/accepts` exports.
 * @module uri-revisions/url-1993/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
