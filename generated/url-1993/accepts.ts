// The verdict of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 0ae3cf3ab8d6c598eabe9ced52f3c4821aee10f104aeec88670813078a533080). Do not edit.

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
