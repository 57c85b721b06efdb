/**
 * The revision url-1995 alone: what `uri-revisions/url-1995` exports. A bundler that takes only its language
 * leaves out the texts of the rules, the algorithms and the prose.
 */

import { texts } from '../../generated/url-1995/texts.js';
import { language, type RuleName } from '../languages/url-1995.js';
import { prose } from '../prose/url-1995.js';
import { references1995 } from '../reference/url-1995.js';
import { defineRevision, type Revision } from '../revision.js';

export type { Language, ParseResult, StartOption } from '../language.js';
export type { Revision } from '../revision.js';
export type { Components } from '../syntax/components.js';
export { UriSyntaxError } from '../syntax/error.js';
export type { SyntaxNode } from '../syntax/node.js';
export { UnknownNameError } from '../syntax/unknown-name.js';
export { language, type RuleName };

export const url1995: Revision<RuleName> = /*#__PURE__*/ defineRevision(language, {
  references: references1995,
  prose,
  texts,
});
