/** The revision rfc1738 alone: what `uri-revisions/rfc1738` exports. */

import { automaton } from '../../generated/rfc1738/automaton.js';
import { bnf } from '../../generated/rfc1738/bnf.js';
import { mark, parse } from '../../generated/rfc1738/parser.js';
import { grammar, type RuleName } from '../../generated/rfc1738/rules.js';
import { prose } from '../prose/rfc1738.js';
import { references1738 } from '../reference/rfc1738.js';
import { defineRevision, type Revision } from '../revision.js';

export type { RuleName };

export const rfc1738: Revision<RuleName> = defineRevision({
  grammar,
  bnf,
  automaton,
  mark,
  parse,
  references: references1738,
  prose,
});
