/** The revision url-1993 alone: what `uri-revisions/url-1993` exports. */

import { mark, parse } from '../../generated/url-1993/parser.js';
import { grammar, type RuleName } from '../../generated/url-1993/rules.js';
import { references1993 } from '../reference/url-1993.js';
import { defineRevision, type Revision } from '../revision.js';

export type { RuleName };

export const url1993: Revision<RuleName> = defineRevision({
  grammar,
  mark,
  parse,
  references: references1993,
});
