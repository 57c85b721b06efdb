// The revision of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 17d03bcfd13989e12bb5e4245f3de41e6f62231f8a1df46971ea70a9db61ffce). Do not edit.

/**
 * The revision url-1993 alone: the exports of `uri-revisions/url-1993`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/url-1993
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/url-1993/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "fragmentaddress"> = /*#__PURE__*/ defineRevision(language, document, texts);
