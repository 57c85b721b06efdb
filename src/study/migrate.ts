/** The call of uri-revisions/grammar that tells what changes for strings from one document to another. */
import { differences } from '../../generated/registry/differences.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { rooms } from '../../generated/registry/rooms.js';
import { taggedDfas } from '../../generated/registry/tagged-dfas.js';
import { DfaTable } from '../automaton/dfa-table.js';
import { aString, knownOptions, type OptionChecks } from '../base/arguments.js';
import type { Limits } from '../base/limits.js';
import { knownName } from '../base/unknown-name.js';
import { grammarOf, readingOf, rolesOf } from './grammars.js';
import { limits } from './kinds.js';
import { StepEvidence } from './migration/evidence.js';
import { type Asked, type Labelling, type Migration, migration } from './migration/migrate.js';
import { Side } from './migration/side.js';
import { stepsBetween } from './steps.js';

export type { RuleEvidence } from './migration/evidence.js';
export type {
  ChangedComponent,
  ClassEvidence,
  ComponentChange,
  Migration,
  MigrationClass,
  RereadClass,
  RulePlace,
  Step,
  VerdictClass,
} from './migration/migrate.js';

/** Options of migrate. */
export interface MigrateOptions {
  readonly limits?: Limits;
}

const migrateOptions: OptionChecks<MigrateOptions> = { limits };

/**
 * Which references change from one document to another: which only one derives, and which both derive and read as other
 * components. Each such string is in one class, which is proved by walking the minimal automata of both beside the
 * classes. Time is in proportion to the pairs of states of the two, and how the places of their components can be ordered.
 * @throws UnknownNameError, StateLimitError, TimeLimitError
 */
export function migrate(before: RevisionId, after: RevisionId, options?: MigrateOptions): Migration {
  return labelled(before, after, options).migration;
}

/** The same with the automaton that finds the class of a text. */
export function labelled(
  before: RevisionId,
  after: RevisionId,
  options?: MigrateOptions,
): { readonly migration: Migration; readonly labelling: Labelling } {
  aString(before, 'migrate: the earlier document');
  aString(after, 'migrate: the later document');
  const known = knownOptions('migrate', migrateOptions, options);
  const asked = new Map<RevisionId, Asked>();
  const ask = (id: RevisionId): Asked => {
    const found = asked.get(id) ?? askedOf(knownName('revision', id, revisions));
    asked.set(id, found);
    return found;
  };
  const ends = { before: ask(before), after: ask(after) };
  const path = stepsBetween(before, after);
  // Otherwise neither goes back to the other, or the earlier to the later.
  const leads = path[0]?.[0] === before && path.every(([, to], i) => (path[i + 1]?.[0] ?? after) === to);
  const steps = (leads ? path : []).map(([from, to]) => ({
    before: ask(from),
    after: ask(to),
    evidence: new StepEvidence(grammarOf(from), grammarOf(to), differences[to]),
  }));
  return migration({ ...ends, steps, limits: known.limits });
}

function askedOf(id: RevisionId): Asked {
  const grammar = grammarOf(id);
  const automaton = grammar.automaton(grammar.start);
  if (!(automaton instanceof DfaTable)) throw new TypeError(`${id} has no table of its reference rule`);
  const source = { grammar, automaton, tagged: taggedDfas[id], data: rolesOf(id) };
  return {
    id,
    side: new Side(source),
    read: (text) => readingOf(id, grammar.start, text),
    escapeSection: rooms[id].references.escape.section,
  };
}
