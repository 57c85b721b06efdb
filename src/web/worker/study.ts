/**
 * The operations of the study worker: the grammars as objects of study. Each is loaded when it is first asked, as a part
 * of the page needs few of them.
 */

import { alphabets, type RoleAlphabet } from 'uri-revisions-cli/grammar';
import { lazily } from './lazily.js';

export const operations = {
  diff: lazily(async () => (await import('./rules.js')).diffOf),
  alphabets: (roles: readonly string[]): readonly RoleAlphabet[] => alphabets(roles),
  called: lazily(async () => (await import('./character-rules.js')).characterRules),
  derivations: lazily(async () => (await import('./derivations.js')).derivations),
  ruleFacts: lazily(async () => (await import('./rule-facts.js')).ruleFacts),
  ambiguousRules: lazily(async () => (await import('./rule-facts.js')).ambiguousRules),
  diagram: lazily(async () => (await import('./diagrams.js')).diagram),
  diagramFile: lazily(async () => (await import('./diagrams.js')).diagramFile),
  migration: lazily(async () => (await import('./migration.js')).migration),
};
