// The revision of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 8eba8ad415005be0ca6bcad9fa7d54c42a85f1957889e01be69c0f51efe483ce). Do not edit.

/**
 * The revision rfc1630 alone: what `uri-revisions/rfc1630` exports. A bundler that takes only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc1630
 */
import { texts } from './texts.js';
import { language, type Nodes, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc1630/index.js';
import { defineRevision, type Revision } from '../../src/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/language.js';
export type { Revision } from '../../src/revision.js';
export type { Components } from '../../src/tree/components.js';
export { UriSyntaxError } from '../../src/tree/diagnosis/error.js';
export type { RuleNode, SyntaxNode } from '../../src/tree/node.js';
export { UnknownNameError } from '../../src/base/unknown-name.js';
export { language, type Nodes, type RuleName };

export const revision: Revision<RuleName, Nodes, "url"> = /*#__PURE__*/ defineRevision(language, document, texts);
