/**
 * The revision url-1993 alone: what `uri-revisions/url-1993` exports. A bundler that takes only its language
 * leaves out the texts of the rules, the algorithms and the prose.
 */

import { texts } from '../../generated/url-1993/texts.js';
import { language, type RuleName } from '../languages/url-1993.js';
import { prose } from '../prose/url-1993.js';
import { references1993 } from '../reference/url-1993.js';
import { defineRevision, type Revision } from '../revision.js';

export type { Language, ParseResult, StartOption } from '../language.js';
export type { Revision } from '../revision.js';
export type { Components } from '../syntax/components.js';
export { UriSyntaxError } from '../syntax/error.js';
export type { SyntaxNode } from '../syntax/node.js';
export { UnknownNameError } from '../syntax/unknown-name.js';
export { language, type RuleName };

export const url1993: Revision<RuleName> = /*#__PURE__*/ defineRevision(language, {
  references: references1993,
  prose,
  texts,
});
