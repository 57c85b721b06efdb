// The revision of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 3ede1b36488201e4d027a46da4195324fce5b79d32b74480826eea0f4e9b71db). Do not edit.

/**
 * The revision url-1997 alone: the exports of `uri-revisions/url-1997`. A bundler that imports only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/url-1997
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/url-1997/index.js';
import { defineRevision, type Revision } from '../../src/core/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/core/language.js';
export type { Revision } from '../../src/core/revision.js';
export type { Components } from '../../src/core/tree/components.js';
export { UriSyntaxError } from '../../src/core/reading/error.js';
export type { RuleNode, SyntaxNode } from '../../src/core/tree/node.js';
export { UnknownNameError } from '../../src/core/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "URL-reference"> = /*#__PURE__*/ defineRevision(language, document, texts);
