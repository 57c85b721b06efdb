// The revision of rfc3987.
// Generated from grammar/rfc3987 and its notation (sha256 9ef27fbd70658ac71c29cef1a42463914a68cbfc656970babd1e6f37464127f3). Do not edit.

/**
 * The revision rfc3987 alone: the exports of `uri-revisions/rfc3987`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc3987
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc3987/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "IRI-reference"> = /*#__PURE__*/ defineRevision(language, document, texts);
