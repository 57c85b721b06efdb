/** What the study worker answers: the grammars as objects of study. */

import { alphabets, diff, type RoleAlphabet } from 'uri-revisions-cli/grammar';
import { called } from './called.js';
import { census, countLines } from './census.js';
import { classroom } from './classroom.js';
import { derivations } from './derivations.js';
import { diagram, diagramFile } from './diagrams.js';
import { readOwn, relateOwn, transcribeOwn } from './own-grammar.js';
import { quiz } from './quiz.js';
import { migration } from './migration.js';
import { ambiguousRules, ruleFacts } from './rule-facts.js';
import { type DiffAsked, pairsOf, type RulePair } from './rules.js';
import { serve } from './serve.js';
import { carry, left, naive, prove, repair, tell, test } from './workshop.js';

export const study = {
  prove,
  naive,
  repair,
  test,
  carry,
  left,
  trace: tell,
  diff: ({ left, right }: DiffAsked): readonly RulePair[] => pairsOf(diff(left, right)),
  alphabets: (roles: readonly string[]): readonly RoleAlphabet[] => alphabets(roles),
  called,
  census,
  countLines,
  derivations,
  ruleFacts,
  ambiguousRules,
  diagram,
  diagramFile,
  migration,
  quiz,
  readOwn,
  transcribeOwn,
  relateOwn,
  ...classroom,
};

serve(study);
