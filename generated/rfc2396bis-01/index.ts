// The revision of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 7387f1334607eab45eaf88d409aea57331b731df6e9a32d467cf9478e532599c). Do not edit.

/**
 * The revision rfc2396bis-01 alone: what `uri-revisions/rfc2396bis-01` exports. A bundler that takes only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc2396bis-01
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc2396bis-01/index.js';
import { defineRevision, type Revision } from '../../src/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/language.js';
export type { Revision } from '../../src/revision.js';
export type { Components } from '../../src/tree/components.js';
export { UriSyntaxError } from '../../src/tree/diagnosis/error.js';
export type { RuleNode, SyntaxNode } from '../../src/tree/node.js';
export { UnknownNameError } from '../../src/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "URI-reference"> = /*#__PURE__*/ defineRevision(language, document, texts);
