// The verdict of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 7387f1334607eab45eaf88d409aea57331b731df6e9a32d467cf9478e532599c). Do not edit.

/**
 * Whether rfc2396bis-01 derives a text, and nothing else: what `uri-revisions/rfc2396bis-01/accepts` exports.
 * @module uri-revisions/rfc2396bis-01/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
