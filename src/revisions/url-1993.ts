/** The revision url-1993 alone: what `uri-revisions/url-1993` exports. */

import { automaton } from '../../generated/url-1993/automaton.js';
import { bnf } from '../../generated/url-1993/bnf.js';
import { mark, parse } from '../../generated/url-1993/parser.js';
import { grammar, type RuleName } from '../../generated/url-1993/rules.js';
import { prose } from '../prose/url-1993.js';
import { references1993 } from '../reference/url-1993.js';
import { defineRevision, type Revision } from '../revision.js';

export type { RuleName };

export const url1993: Revision<RuleName> = defineRevision({
  grammar,
  bnf,
  automaton,
  mark,
  parse,
  references: references1993,
  prose,
});
