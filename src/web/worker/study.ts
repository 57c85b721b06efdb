/** The operations of the study worker: the grammars as objects of study. */

import { alphabets, diff, type RoleAlphabet } from 'uri-revisions-cli/grammar';
import { characterRules } from './character-rules.js';
import { derivations } from './derivations.js';
import { diagram, diagramFile } from './diagrams.js';
import { migration } from './migration.js';
import { ambiguousRules, ruleFacts } from './rule-facts.js';
import { type DiffRequest, pairsOf, type RulePair } from './rules.js';

export const operations = {
  diff: ({ left, right }: DiffRequest): readonly RulePair[] => pairsOf(diff(left, right)),
  alphabets: (roles: readonly string[]): readonly RoleAlphabet[] => alphabets(roles),
  called: characterRules,
  derivations,
  ruleFacts,
  ambiguousRules,
  diagram,
  diagramFile,
  migration,
};
