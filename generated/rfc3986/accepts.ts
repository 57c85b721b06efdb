// The verdict of rfc3986.
// Generated from grammar/rfc3986 and its notation (sha256 16fdf339b6bbf837dfba98a40a4fccc223b4ab49eb39f37eb9d16fb6d60b7b5e). Do not edit.

/**
 * Whether rfc3986 derives a text, and nothing else: what `uri-revisions/rfc3986/accepts` exports.
 * @module uri-revisions/rfc3986/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
