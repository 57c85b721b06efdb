/** The function of uri-revisions-cli/grammar that reports which strings change between any two grammars. */
import type { RevisionId } from '../../generated/registry/ids.js';
import type { DfaTable } from '../core/automaton/dfa-table.js';
import type { TaggedDfa } from '../core/automaton/tagged-dfa.js';
import { StateLimitError } from '../core/base/limits.js';
import type { Roles } from '../core/tree/roles.js';
import { derivationsOf } from '../grammar/ambiguity/derivations.js';
import { minimalAutomaton } from '../grammar/automata/minimal-dfa.js';
import type { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { writtenNames } from '../grammar/bnf/bnf.js';
import { labelled, type Migrated, type MigrateOptions } from './migrate.js';
import { DocumentWalk } from './migration/document-walk.js';
import type { Migration } from './migration/migrate.js';

/**
 * Reports what migrate does, from the start rules of any grammars. A grammar that is no document's has no components:
 * its strings are compared by verdict only, and nothing says why they change.
 * @throws UnknownNameError, StateLimitError, TimeLimitError
 * @example
 * migrateGrammars('rfc3986', shelfGrammar('urn')).classes.every(({ kind }) => kind === 'removed'); // true
 */
export function migrateGrammars(
  before: RevisionId | StudiedGrammar,
  after: RevisionId | StudiedGrammar,
  options?: MigrateOptions,
): Migration {
  return labelled(migratedOf(before), migratedOf(after), options).migration;
}

/** Returns a grammar as the migration queries it; a document unchanged. @throws StateLimitError, TimeLimitError */
export function migratedOf(grammar: RevisionId | StudiedGrammar): Migrated {
  if (typeof grammar === 'string') return grammar;
  const { revision: id, start, scope, bnf } = grammar;
  const automaton = minimalAutomaton(bnf, start);
  return {
    id,
    side: new DocumentWalk({ grammar, automaton, tagged: untagged(automaton), data: noComponents }),
    read: (text) => {
      if (scope !== undefined) return undefined;
      const [first] = derivationsOf(bnf, start, text, undefined, writtenNames(bnf.rules));
      return first?.tree;
    },
    advice: [],
    escapeSection: '',
    prescribesEscape: () => false,
  };
}

const roles: Roles = { sources: [], hostKind: [], whole: {}, neverUndefined: [], carriers: [] };
const noComponents = { names: [], roles };

/** The number of states that a tagged automaton can have. */
const maxStates = 0x10000;

/** Returns an automaton as a tagged one without actions. Linear in the size of the table. @throws StateLimitError */
function untagged({ classCount, stateCount, initial, firstAccepting, classes, table }: DfaTable): TaggedDfa {
  if (stateCount > maxStates)
    throw new StateLimitError('the migration', maxStates, 'the most that its tables can have');
  const ends = stateCount * classCount;
  const moves = new Int32Array(ends + stateCount);
  for (const [cell, next] of table.entries())
    moves[(cell % classCount) * stateCount + Math.floor(cell / classCount)] = next / classCount;
  return {
    initial: initial / classCount,
    firstAccepting: firstAccepting / classCount,
    columns: Uint32Array.from(classes, (c) => c * stateCount),
    moves,
    ends,
    actions: Uint8Array.of(1),
  };
}
