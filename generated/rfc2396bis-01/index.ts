// The revision of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 fcfeb61981e11566353cc42b131a8db84d1d93212b6e5972f07242337b7a278e). Do not edit.

/**
 * The revision rfc2396bis-01 alone: what `uri-revisions/rfc2396bis-01` exports. A bundler that takes only its language leaves out the
 * texts of the rules, the algorithms and the prose.
 * @module uri-revisions/rfc2396bis-01
 */
import { texts } from './texts.js';
import { language, type RuleName } from './language.js';
import { document } from '../../src/documents/rfc2396bis-01/index.js';
import { defineRevision, type Revision } from '../../src/revision.js';

export type { Language, ParseResult, StartOption } from '../../src/language.js';
export type { Revision } from '../../src/revision.js';
export type { Components } from '../../src/tree/components.js';
export { UriSyntaxError } from '../../src/tree/diagnosis/error.js';
export type { SyntaxNode } from '../../src/tree/node.js';
export { UnknownNameError } from '../../src/base/unknown-name.js';
export { language, type RuleName };

export const revision: Revision<RuleName> = /*#__PURE__*/ defineRevision(language, document, texts);
