// The revision of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 f7b8dc6b3b82020439777f17cb4fb6df928695147aa6f25d277d402e6ae2ee6a). Do not edit.

/**
 * The revision url-1995 alone: the exports of `uri-revisions/url-1995`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/url-1995
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/url-1995/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "fragmentaddress"> = /*#__PURE__*/ defineRevision(language, document, texts);
