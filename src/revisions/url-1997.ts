/** The revision url-1997 alone: what `uri-revisions/url-1997` exports. */

import { automaton } from '../../generated/url-1997/automaton.js';
import { bnf } from '../../generated/url-1997/bnf.js';
import { mark, parse } from '../../generated/url-1997/parser.js';
import { grammar, type RuleName } from '../../generated/url-1997/rules.js';
import { prose } from '../prose/url-1997.js';
import { references1997 } from '../reference/url-1997.js';
import { defineRevision, type Revision } from '../revision.js';

export type { RuleName };

export const url1997: Revision<RuleName> = defineRevision({
  grammar,
  bnf,
  automaton,
  mark,
  parse,
  references: references1997,
  prose,
});
