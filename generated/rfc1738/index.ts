// The revision of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 118f8d86e168aa6261e56954cb1beadefc3ff4cca5a74159d4b09174bed83fb9). Do not edit.

/**
 * The revision rfc1738 alone: the exports of `uri-revisions/rfc1738`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc1738
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc1738/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "url"> = /*#__PURE__*/ defineRevision(language, document, texts);
