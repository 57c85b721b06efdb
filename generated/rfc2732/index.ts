// The revision of rfc2732.
// Generated from grammar/rfc2732 and its notation (sha256 dafeb6552b422bde78c6bde6cf685c18c071ff66e0bf660322645d95171f8f00). Do not edit.

/**
 * The revision rfc2732 alone: the exports of `uri-revisions/rfc2732`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc2732
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc2732/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "URI-reference"> = /*#__PURE__*/ defineRevision(language, document, texts);
