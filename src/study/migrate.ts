/** The function of uri-revisions-cli/grammar that reports which strings change from one document to another. */
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { rooms } from '../../generated/registry/rooms.js';
import { studiedRules } from '../../generated/registry/studied-rules.js';
import { revision } from '../api/index.js';
import { taggedDfas } from '../../generated/registry/tagged-dfas.js';
import { DfaTable } from '../core/automaton/dfa-table.js';
import { decodeTaggedDfa, type EncodedTaggedDfa } from '../core/automaton/tagged-dfa.js';
import type { Limits } from '../core/base/limits.js';
import { knownName } from '../core/base/unknown-name.js';
import type { StudiedGrammar } from '../grammar/automata/studied-grammar.js';
import { grammarOf, readingOf, rolesOf, stepsBetween } from './grammars.js';
import {
  type MigrationDocument,
  type MigrationStep,
  type Labelling,
  type Migration,
  migration,
  type MigrationPart,
  type Step,
} from './migration/migrate.js';
import { DocumentWalk } from './migration/document-walk.js';
import { type LineageStep, lineageStep } from './migration/step.js';

/** Options of migrate and migrateByBase. */
export interface MigrateOptions {
  readonly limits?: Limits;
  /** Called before each step of the work begins, with the number of finished steps and their total. */
  readonly progress?: (part: MigrationPart, done: number, of: number) => void;
}

/**
 * Reports which references change from one document to another: those that only one derives, and those that both derive
 * and read as different components. Each such string is in exactly one class; walking the minimal automata of both
 * alongside the classes proves it. Time is proportional to the number of state pairs, times the orders that the places
 * of their components can have.
 * @throws UnknownNameError, StateLimitError, TimeLimitError
 * @example
 * migrate('rfc3986', 'rfc6874').classes.map(({ kind, text }) => [kind, text]); // [['added', '//[::%25a]']]
 */
export function migrate(
  before: RevisionId,
  after: RevisionId,
  options?: MigrateOptions,
): Migration<RevisionId> {
  return labelled(before, after, options).migration as Migration<RevisionId>;
}

/** A document, or another grammar as the migration queries it. */
export type Migrated = RevisionId | MigrationDocument;

/** A migration with the automaton that finds the class of a text. */
export interface LabelledMigration {
  readonly migration: Migration;
  readonly labelling: Labelling;
}

/** The start rules that a migration compares. */
export interface StartRules {
  /** Returns the grammar of a document from its start rule. */
  readonly grammarOf: (id: RevisionId) => StudiedGrammar;
  /** Returns the tagged automaton of that rule; undefined if it has no transcription. */
  readonly taggedOf: (id: RevisionId, start: string, automaton: DfaTable) => EncodedTaggedDfa | undefined;
}

const referenceRules: StartRules = { grammarOf, taggedOf: (id) => taggedDfas[id] };

/** Returns the migration, by default of the reference rules. */
export function labelled(
  before: Migrated,
  after: Migrated,
  { limits, progress }: MigrateOptions = {},
  rules = referenceRules,
): LabelledMigration {
  const documents = new Map<RevisionId, MigrationDocument>();
  const ask = (id: RevisionId): MigrationDocument => {
    const found = documents.get(id) ?? askedOf(knownName('revision', id, revisions), rules);
    documents.set(id, found);
    return found;
  };
  const startOf = (id: RevisionId): string => ask(id).side.source.grammar.start;
  const end = (one: Migrated): MigrationDocument => (typeof one === 'string' ? ask(one) : one);
  const ends = { before: end(before), after: end(after) };
  const areDocuments = typeof before === 'string' && typeof after === 'string';
  const way = areDocuments ? wayBetween(before, after) : [];
  let done = 0;
  // A step is walked, and cuts the classes; the ends are walked once, and there is one proof.
  const begin = (part: MigrationPart): void => progress?.(part, done++, 2 * way.length + 2);
  const steps = way.map(({ step, isBack }): MigrationStep => {
    const [from, to] = step;
    begin({ kind: 'step', step });
    const key = [to, startOf(from), startOf(to)].join(' ');
    const known = limits === undefined ? lineageSteps.get(key) : undefined;
    const found = known ?? lineageStep(ask(from).side, ask(to).side, studiedRules[to].differences, limits);
    if (limits === undefined) lineageSteps.set(key, found);
    return { ...found, step, isReversed: isBack };
  });
  return migration({ ...ends, steps, limits, begin });
}

/** Steps walked within the default limits, by their later documents and the start rules of both. */
const lineageSteps = new Map<string, LineageStep>();

/**
 * Returns the steps of the lineage from one document to another: back to their last common ancestor, and forward from
 * it.
 */
function wayBetween(
  before: RevisionId,
  after: RevisionId,
): readonly { readonly step: Step; readonly isBack: boolean }[] {
  const steps = stepsBetween(before, after);
  const isTo = (id: RevisionId, [, to]: Step): boolean => id === to;
  const back: Step[] = [];
  for (let at = before; ;) {
    const step = steps.find((one) => isTo(at, one));
    if (step === undefined) break;
    back.push(step);
    at = step[0];
  }
  const on = steps.filter((step) => !back.includes(step));
  return [...back.map((step) => ({ step, isBack: true })), ...on.map((step) => ({ step, isBack: false }))];
}

function askedOf(id: RevisionId, rules: StartRules): MigrationDocument {
  const grammar = rules.grammarOf(id);
  const { start } = grammar;
  const automaton = grammar.automaton(start);
  if (!(automaton instanceof DfaTable)) throw new TypeError(`${id} has no table of ${start}`);
  const { advice = [], escapedBy } = studiedRules[id].differences;
  const data = rolesOf(id);
  const tagged = rules.taggedOf(id, start, automaton);
  if (tagged === undefined) throw new TypeError(`${id} has no transcription of ${start}`);
  return {
    id,
    side: new DocumentWalk({ grammar, automaton, tagged: decodeTaggedDfa(tagged, automaton), data }),
    read: (text) => readingOf(id, start, text),
    advice,
    escapeSection: escapedBy ?? rooms[id].references.escape.section,
    prescribesEscape: (text) => {
      const result = revision(id).safeParse(text, { start: start as never });
      return !result.ok && (result.error.escaped ?? result.error.strayPercent) !== undefined;
    },
  };
}
