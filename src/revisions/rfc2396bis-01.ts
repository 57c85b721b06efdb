/**
 * The revision rfc2396bis-01 alone: what `uri-revisions/rfc2396bis-01` exports. A bundler that takes only its language
 * leaves out the texts of the rules, the algorithms and the prose.
 */

import { texts } from '../../generated/rfc2396bis-01/texts.js';
import { language, type RuleName } from '../languages/rfc2396bis-01.js';
import { prose } from '../prose/rfc2396bis-01.js';
import { references2003 } from '../reference/rfc2396bis-01.js';
import { defineRevision, type Revision } from '../revision.js';

export type { Language, ParseResult, StartOption } from '../language.js';
export type { Revision } from '../revision.js';
export type { Components } from '../syntax/components.js';
export { UriSyntaxError } from '../syntax/error.js';
export type { SyntaxNode } from '../syntax/node.js';
export { UnknownNameError } from '../syntax/unknown-name.js';
export { language, type RuleName };

export const rfc2396bis: Revision<RuleName> = /*#__PURE__*/ defineRevision(language, {
  references: references2003,
  prose,
  texts,
});
