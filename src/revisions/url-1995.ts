/** The revision url-1995 alone: what `uri-revisions/url-1995` exports. */

import { automaton } from '../../generated/url-1995/automaton.js';
import { bnf } from '../../generated/url-1995/bnf.js';
import { mark, parse } from '../../generated/url-1995/parser.js';
import { grammar, type RuleName } from '../../generated/url-1995/rules.js';
import { prose } from '../prose/url-1995.js';
import { references1995 } from '../reference/url-1995.js';
import { defineRevision, type Revision } from '../revision.js';

export type { RuleName };

export const url1995: Revision<RuleName> = defineRevision({
  grammar,
  bnf,
  automaton,
  mark,
  parse,
  references: references1995,
  prose,
});
