/**
 * The operations of the study worker: the grammars as objects of study. The code and the documents of each are loaded when
 * it is first asked, as a part of the page needs few of them.
 */

import { stepsBetween } from 'uri-revisions-cli/grammar';
import { itsDocument, lazily } from './lazily.js';

export const operations = {
  diff: lazily(
    async () => (await import('./rules.js')).diffOf,
    ({ left, right }) => [left, right],
  ),
  alphabets: lazily(async () => (await import('./alphabets.js')).alphabets),
  called: lazily(async () => (await import('./character-rules.js')).characterRules),
  derivations: lazily(async () => (await import('./derivations.js')).derivations, itsDocument),
  ruleFacts: lazily(async () => (await import('./rule-facts.js')).ruleFacts, itsDocument),
  ambiguousRules: lazily(
    async () => (await import('./rule-facts.js')).ambiguousRules,
    (id) => [id],
  ),
  diagram: lazily(async () => (await import('./diagrams.js')).diagram, itsDocument),
  diagramFile: lazily(async () => (await import('./diagrams.js')).diagramFile, itsDocument),
  migration: lazily(
    async () => (await import('./migration.js')).migration,
    ({ left, right }) => [left, right, ...stepsBetween(left, right).flat()],
  ),
};
