/** The function of uri-revisions-cli/grammar that reports which strings change for references with a base. */
import type { RevisionId } from '../../generated/registry/ids.js';
import { revision } from '../api/index.js';
import { taggedDfas } from '../../generated/registry/tagged-dfas.js';
import { startForBase } from '../core/reference/start-by-base.js';
import { readPeg } from '../grammar/peg/read-peg.js';
import { encodeTaggedDfa, tagDfa } from '../grammar/tagging/tagged-dfa.js';
import { grammarFor, grammarOf, pegText, rolesOf } from './grammars.js';
import {
  labelled,
  type LabelledMigration,
  type MigrateOptions,
  type Migrated,
  type StartRules,
} from './migrate.js';
import type { Migration } from './migration/migrate.js';

/**
 * Reports what migrate does, by the start rules for references with a base. Only the reference rules have stored
 * automata with components; those of other rules take a second or two to build.
 * @param base the base URL, or its kind
 * @throws UnknownNameError, StateLimitError, TimeLimitError
 * @example
 * migrateByBase('rfc3986', 'whatwg-2026-07', 'https://h/').starts?.after; // 'valid-URL-string-special'
 */
export function migrateByBase(
  before: RevisionId,
  after: RevisionId,
  base: string,
  options?: MigrateOptions,
): Migration<RevisionId> {
  return labelledByBase(before, after, base, options).migration as Migration<RevisionId>;
}

/** Returns the same with the automaton that finds the class of a text. */
export function labelledByBase(
  before: Migrated,
  after: Migrated,
  base: string,
  options?: MigrateOptions,
): LabelledMigration {
  const rules: StartRules = {
    grammarOf: (id) => grammarFor(id, base),
    taggedOf: (id, start, automaton) => {
      if (start === grammarOf(id).start) return taggedDfas[id];
      const { names, roles } = rolesOf(id);
      // Productions are not compared, so none are tagged.
      const tagged = tagDfa(readPeg(pegText(id)), { ...roles, carriers: [] }, names, start);
      return encodeTaggedDfa(tagged, automaton);
    },
  };
  const found = labelled(before, after, options, rules);
  const startOf = (one: Migrated): string =>
    typeof one === 'string' ? startForBase(revision(one), base) : one.side.source.grammar.start;
  const starts = { before: startOf(before), after: startOf(after) };
  return { ...found, migration: { ...found.migration, starts } };
}
