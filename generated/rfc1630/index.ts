// The revision of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 56fb1a9f0f0c3e3dcc433f0777b28780a3b4af7aadf7ed97bc4a6a20fb3abec0). Do not edit.

/**
 * The revision rfc1630 alone: the exports of `uri-revisions/rfc1630`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc1630
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc1630/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "url"> = /*#__PURE__*/ defineRevision(language, document, texts);
