/** The call of uri-revisions-cli/grammar that reports what changes for strings from one document to another. */
import { differences } from '../../generated/registry/differences.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { rooms } from '../../generated/registry/rooms.js';
import { taggedDfas } from '../../generated/registry/tagged-dfas.js';
import { DfaTable } from '../core/automaton/dfa-table.js';
import type { Limits } from '../core/base/limits.js';
import { knownName } from '../core/base/unknown-name.js';
import { grammarOf, readingOf, rolesOf, stepsBetween } from './grammars.js';
import {
  type Asked,
  type AskedStep,
  type Labelling,
  type Migration,
  migration,
  type MigrationPart,
  type Step,
} from './migration/migrate.js';
import { Side } from './migration/side.js';
import { type LineageStep, lineageStep } from './migration/step.js';

/** Options of migrate. */
export interface MigrateOptions {
  readonly limits?: Limits;
  /** Told each part of the work before it begins, and of all parts how many there are and how many are done. */
  readonly progress?: (part: MigrationPart, done: number, of: number) => void;
}

/**
 * Which references change from one document to another: which only one derives, and which both derive and read as other
 * components. Each such string is in one class, which is proved by walking the minimal automata of both beside the
 * classes. Time is in proportion to the pairs of states of the two, and how the places of their components can be ordered.
 * @throws UnknownNameError, StateLimitError, TimeLimitError
 * @example
 * migrate('rfc3986', 'rfc6874').classes.map(({ kind, text }) => [kind, text]); // [['came', '//[::%25a]']]
 */
export function migrate(before: RevisionId, after: RevisionId, options?: MigrateOptions): Migration {
  return labelled(before, after, options).migration;
}

/** The same with the automaton that finds the class of a text. */
export function labelled(
  before: RevisionId,
  after: RevisionId,
  { limits, progress }: MigrateOptions = {},
): { readonly migration: Migration; readonly labelling: Labelling } {
  const documents = new Map<RevisionId, Asked>();
  const ask = (id: RevisionId): Asked => {
    const found = documents.get(id) ?? askedOf(knownName('revision', id, revisions));
    documents.set(id, found);
    return found;
  };
  const ends = { before: ask(before), after: ask(after) };
  const way = wayBetween(before, after);
  let done = 0;
  // A step is walked and cut by; the ends are walked, and the proof is one.
  const begin = (part: MigrationPart): void => progress?.(part, done++, 2 * way.length + 2);
  const steps = way.map(({ step, isBack }): AskedStep => {
    const [from, to] = step;
    begin({ kind: 'step', step });
    const known = limits === undefined ? lineageSteps.get(to) : undefined;
    const found = known ?? lineageStep(ask(from).side, ask(to).side, differences[to], limits);
    if (limits === undefined) lineageSteps.set(to, found);
    return { ...found, step, isBack };
  });
  return migration({ ...ends, steps, limits, begin });
}

/** Those that were walked within the usual limits, by their later documents. */
const lineageSteps = new Map<RevisionId, LineageStep>();

/** The steps of the lineage that lead from a document to another: back to the last that both go back to, and on from it. */
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

function askedOf(id: RevisionId): Asked {
  const grammar = grammarOf(id);
  const automaton = grammar.automaton(grammar.start);
  if (!(automaton instanceof DfaTable)) throw new TypeError(`${id} has no table of its reference rule`);
  const { advice = [], escapedBy } = differences[id];
  const source = { grammar, automaton, tagged: taggedDfas[id], data: rolesOf(id) };
  return {
    id,
    side: new Side(source),
    read: (text) => readingOf(id, grammar.start, text),
    advice,
    escapeSection: escapedBy ?? rooms[id].references.escape.section,
  };
}
