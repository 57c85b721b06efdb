// The verdict of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 d3dc0a6c02ebd3d455a911d43fa356ab37ea4b0808aa3e63b4db2c9407cd9bdf). Do not edit.

/**
 * Whether rfc2396bis-01 derives a text, and nothing else: what `uri-revisions/rfc2396bis-01/accepts` exports.
 * @module uri-revisions/rfc2396bis-01/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
