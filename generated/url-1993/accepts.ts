// The verdict of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 e5d87f33105ecb2266a57aee1fa1f1764ee6580081491519e6a520d2d9ffd829). Do not edit.

/**
 * The verdict of url-1993 alone: the exports of `uri-revisions/url-1993/accepts`.
 * @module uri-revisions/url-1993/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
