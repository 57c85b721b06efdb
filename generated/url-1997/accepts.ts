// The verdict of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 b15686977a66cd30d33a4d5ec2b67ebd2ab4bdf7f94f5413d5684a6857613081). Do not edit.

/**
 * Whether url-1997 derives a text, and nothing else: what `uri-revisions/url-1997/accepts` exports.
 * @module uri-revisions/url-1997/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
