// The revision of rfc3986.
// Generated from grammar/rfc3986 and its notation (sha256 c5636bcc321db15546d52cbab4924dc06631d0a28ec0b4a45a93d64f7309e6e1). Do not edit.

/**
 * The revision rfc3986 alone: the exports of `uri-revisions/rfc3986`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc3986
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc3986/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "URI-reference"> = /*#__PURE__*/ defineRevision(language, document, texts);
