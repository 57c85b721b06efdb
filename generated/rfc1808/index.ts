// The revision of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 d9833e87df1324cec1cb0b0b8a617c5af2adc2a288158f6e09ff975f42962bd1). Do not edit.

/**
 * The revision rfc1808 alone: the exports of `uri-revisions/rfc1808`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc1808
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc1808/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "URL"> = /*#__PURE__*/ defineRevision(language, document, texts);
