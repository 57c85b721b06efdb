// The revision of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 d3dc0a6c02ebd3d455a911d43fa356ab37ea4b0808aa3e63b4db2c9407cd9bdf). Do not edit.

/**
 * The revision rfc2396bis-01 alone: what `uri-revisions/rfc2396bis-01` exports. A bundler that takes only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc2396bis-01
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc2396bis-01/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "URI-reference"> = /*#__PURE__*/ defineRevision(language, document, texts);
