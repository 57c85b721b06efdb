// The revision of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 981dca73f7cd7b71af04f18b280fa25186716c974da692af59a417dee5490cef). Do not edit.

/**
 * The revision rfc6874 alone: the exports of `uri-revisions/rfc6874`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc6874
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc6874/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "URI-reference"> = /*#__PURE__*/ defineRevision(language, document, texts);
