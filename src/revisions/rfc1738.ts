/**
 * The revision rfc1738 alone: what `uri-revisions/rfc1738` exports. A bundler that takes only its language
 * leaves out the texts of the rules, the algorithms and the prose.
 */

import { texts } from '../../generated/rfc1738/texts.js';
import { language, type RuleName } from '../languages/rfc1738.js';
import { prose } from '../prose/rfc1738.js';
import { references1738 } from '../reference/rfc1738.js';
import { defineRevision, type Revision } from '../revision.js';

export type { Language, ParseResult, StartOption } from '../language.js';
export type { Revision } from '../revision.js';
export type { Components } from '../syntax/components.js';
export { UriSyntaxError } from '../syntax/error.js';
export type { SyntaxNode } from '../syntax/node.js';
export { UnknownNameError } from '../syntax/unknown-name.js';
export { language, type RuleName };

export const rfc1738: Revision<RuleName> = /*#__PURE__*/ defineRevision(language, {
  references: references1738,
  prose,
  texts,
});
