/** The revision rfc2396bis-01 alone: what `uri-revisions/rfc2396bis-01` exports. */

import { automaton } from '../../generated/rfc2396bis-01/automaton.js';
import { bnf } from '../../generated/rfc2396bis-01/bnf.js';
import { mark, parse } from '../../generated/rfc2396bis-01/parser.js';
import { grammar, type RuleName } from '../../generated/rfc2396bis-01/rules.js';
import { prose } from '../prose/rfc2396bis-01.js';
import { references2003 } from '../reference/rfc2396bis-01.js';
import { defineRevision, type Revision } from '../revision.js';

export type { RuleName };

export const rfc2396bis: Revision<RuleName> = defineRevision({
  grammar,
  bnf,
  automaton,
  mark,
  parse,
  references: references2003,
  prose,
});
