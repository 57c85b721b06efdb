// The verdict of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 a5771e3407e5d40452dae720e75bb86d62cc7e4a89af084c067cf3fd787e2d6f). Do not edit.

/**
 * The verdict of whatwg-2026-07 alone: the exports of `uri-revisions/whatwg-2026-07/accepts`.
 * @module uri-revisions/whatwg-2026-07/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/core/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
