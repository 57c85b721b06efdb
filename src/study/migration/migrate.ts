/** Changes of strings from one document to another: the classes of the walk, each with the facts known about it. */
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Advice, Evidence } from '../../core/about.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import type { Product } from '../../core/automaton/product.js';
import { stepsFrom, walk } from '../../core/automaton/walk.js';
import { asciiSize } from '../../core/base/ascii.js';
import { characterAt, characterStart, escapeOf } from '../../core/base/character.js';
import { type CodeUnitSet, contains } from '../../core/base/code-units.js';
import { Budget, defaultLimits, type Limits } from '../../core/base/limits.js';
import type { Components } from '../../core/tree/components.js';
import { descendants, type SyntaxNode } from '../../core/tree/node.js';
import { commonComponents } from '../../core/tree/component-rows.js';
import type { ComponentRole } from '../../core/tree/roles.js';
import { rangeLabels } from '../diagrams/class-label.js';
import type { DecidingRule } from '../suites/places.js';
import { joined, leavingCharacters, minimal, shortestTexts } from './label-automaton.js';
import { partsOfAuthority, type DocumentWalk } from './document-walk.js';
import {
  Changes,
  type LineageStep,
  partsOf,
  type RereadPart,
  type StepChange,
  unlabelledText,
} from './step.js';
import {
  type ComponentChange,
  type Label,
  type Marking,
  underived,
  type Divergence,
  type Rereading,
  sameReading,
  type Stop,
  walkBoth,
} from './joint-walk.js';
import { componentLabel } from '../../core/base/visible.js';

/** A component that differs, with its two texts; for a kind of host, the two rules. */
export interface ChangedComponent {
  readonly component: ComponentChange['component'];
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** `path at |`: the component and the character at which a document stops. @param at an offset in the text */
function stopOutcome(component: ComponentRole | undefined, text: string, at: number): string {
  return `${component ?? 'boundary'} at ${shownAt(text, at)}`;
}

/**
 * `host gained at %`: the components that only one document reads, and the first character that the other document does
 * not allow in such a component.
 */
function rereadOutcome(
  before: DocumentWalk,
  after: DocumentWalk,
  changes: readonly ChangedComponent[],
): string {
  return changes.map((change) => changeInWords(before, after, change)).join(', ');
}

function changeInWords(
  earlier: DocumentWalk,
  later: DocumentWalk,
  { component, before, after }: ChangedComponent,
): string {
  const name = componentLabel(component);
  if (component === 'hostKind') return `${name} ${before ?? '–'} → ${after ?? '–'}`;
  const text = before ?? after;
  if (component === 'specific' || text === undefined || (before !== undefined && after !== undefined))
    return `${name} changed`;
  const verb = before === undefined ? 'gained' : 'lost';
  if (text === '') return `empty ${name} ${verb}`;
  const stop = stopIn(before === undefined ? earlier : later, component, text);
  return `${name} ${verb}${stop === undefined ? '' : ` at ${shownAt(text, stop)}`}`;
}

/**
 * Returns where the rules of a component stop deriving a text; undefined if the document has none, or one derives the
 * text.
 */
function stopIn({ source }: DocumentWalk, component: string, text: string): number | undefined {
  const { grammar, data } = source;
  const stops = data.roles.sources
    .flatMap((one) => (one.role === component && 'rules' in one ? one.rules : []))
    .map((rule) => {
      const automaton = grammar.automaton(rule);
      const { offset, state } = walk(automaton, text);
      return offset === text.length && automaton.accepting(state) ? Infinity : offset;
    });
  const furthest = Math.max(-1, ...stops);
  return furthest < 0 || furthest === Infinity ? undefined : furthest;
}

function shownAt(text: string, at: number): string {
  const character = characterAt(text, characterStart(text, at));
  return character === undefined ? 'end' : character === ' ' ? 'space' : character;
}

export type { RereadPart } from './step.js';

/** A step of the lineage, from a document to its successor. */
export type Step = readonly [before: RevisionId, after: RevisionId];

/**
 * A stage of the work. `step`: a step of the lineage is walked; `ends`: the two documents themselves are walked; `cut`:
 * a step cuts the classes of the two; `proof`: the classes are proved complete.
 */
export type MigrationPart =
  | { readonly kind: 'step' | 'cut'; readonly step: Step }
  | { readonly kind: 'ends' | 'proof'; readonly step?: undefined };

/** A document as the migration queries it. */
export interface MigrationDocument {
  /** The id of the document, or the name of another grammar. */
  readonly id: string;
  readonly side: DocumentWalk;
  readonly read: (text: string) => SyntaxNode | undefined;
  readonly advice: readonly Advice[];
  /** The section in which it defines escapes. */
  readonly escapeSection: string;
  /** Tests whether it prescribes an escape where it stops in a text. */
  readonly prescribesEscape: (text: string) => boolean;
}

/** A step of the lineage on the way between two documents. */
export interface MigrationStep extends LineageStep {
  readonly step: Step;
  /** True if the way goes from the later document of the step to the earlier. */
  readonly isReversed: boolean;
}

/** Two documents, and the steps between them. */
export interface MigrationTask {
  readonly before: MigrationDocument;
  readonly after: MigrationDocument;
  readonly steps: readonly MigrationStep[];
  readonly limits?: Limits | undefined;
  /** Called before each stage of the work begins. */
  readonly begin?: ((part: MigrationPart) => void) | undefined;
}

/** A rule of one of the documents. */
export interface RulePlace<Name extends string = string> extends DecidingRule {
  /** The id of the document, or the name of another grammar. */
  readonly revision: Name;
}

/** A document's statement about all strings of a class in a step of the lineage. */
export interface ClassEvidence {
  readonly step: Step;
  /** The part that the statement is about, if strings are read differently. */
  readonly part?: RereadPart;
  readonly evidence: Evidence;
}

/** The later document's advice on what to write instead. */
export interface ClassAdvice {
  readonly section: string;
  readonly quote: string;
}

/** Members common to all classes. Each fact is true of every string of the class, except those about `text`. */
interface AnyClass {
  /** Its number, from 1. */
  readonly number: number;
  readonly text: string;
  /** True if the grammar that refuses the text may derive it at a greater depth of its recursion. */
  readonly mayBeDeeper?: true;
  /** For the strings of a class that change alike: how they change, in a few words. */
  readonly outcome?: string;
  /** The steps of the lineage in which the strings changed so, out of all steps between the documents. */
  readonly steps: readonly Step[];
  /**
   * The steps among these that lead from the later document to the earlier: their statements are about the opposite
   * change.
   */
  readonly back: readonly Step[];
  /** Statements of the documents' rooms about the class. */
  readonly evidence: readonly ClassEvidence[];
  readonly advice: readonly ClassAdvice[];
}

/** Strings that only one of the documents derives. `removed`: only the earlier; `added`: only the later. */
export interface VerdictClass<Name extends string = string> extends AnyClass {
  readonly kind: 'removed' | 'added';
  /**
   * The component in which the other document stops, according to the deriving document's reading, or if that is a
   * grammar without components, according to the other document; undefined between components.
   */
  readonly component: ComponentRole | undefined;
  /**
   * The characters of US-ASCII at which it stops in strings of the class, in the order of their codes; with `beyond`
   * empty if the strings are incomplete for it. In a part of a class, the character of its text.
   */
  readonly characters: string;
  /** The ranges of code units beyond US-ASCII at which it stops, as labels: `%xA0–D7FF`. */
  readonly beyond: readonly string[];
  /**
   * For strings removed, if the characters are data that the later document accepts in escaped form: the escapes, in
   * the order of `characters`.
   */
  readonly escape: { readonly escaped: readonly string[]; readonly section: string } | undefined;
  /** Offset in `text` at which the document that does not derive it stops, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The innermost rule of the deriving document around that place, except rules of single characters. */
  readonly derivedBy: RulePlace<Name>;
  /** The innermost rule that is open there in the document that stops. */
  readonly rejectedBy: RulePlace<Name>;
}

/** Strings that both documents derive, but read as different components or with a host of another kind. */
export interface RereadClass extends AnyClass {
  readonly kind: 'reread';
  /**
   * All parts that differ: the authority (even if only one of its components differs), the kind of the host, the path
   * (even if only its query differs) …
   */
  readonly parts: readonly RereadPart[];
  /** Everything that differs in `text`. */
  readonly changes: readonly ChangedComponent[];
}

export type MigrationClass<Name extends string = string> = VerdictClass<Name> | RereadClass;

/** The changes from one document or other grammar to another. */
export interface Migration<Name extends string = string> {
  readonly before: Name;
  readonly after: Name;
  /** True if one of them is no document: then nothing says why strings change. */
  readonly withoutReasons?: true;
  /** The start rules for the base, if there is one. */
  readonly starts?: { readonly before: string; readonly after: string };
  /** Strings that are removed, added or read differently; within each kind the shortest text first. */
  readonly classes: readonly MigrationClass<Name>[];
  /**
   * Number of states walked to prove that each string of the difference is in exactly one class, and that all strings
   * of classes differ.
   */
  readonly states: number;
}

/** The automaton that labels texts with class numbers. */
export interface Labelling {
  /** Its `accepting` has class numbers; 0 if neither document derives the text, `sameReading` if nothing changes. */
  readonly product: Product;
  readonly sameReading: number;
  /** Returns the number of the class of a text. Linear. */
  readonly numberOf: (text: string) => number;
  /** Returns how a text of a class changes, in a few words. Linear. */
  readonly outcomeOf: (migrationClass: MigrationClass, text: string) => string;
  /**
   * Returns the part of a class with the outcome of one of its strings; facts about `text` are then about that string.
   */
  readonly partWith: (migrationClass: MigrationClass, text: string) => MigrationClass;
}

const kinds = ['removed', 'added', 'reread'] as const;

/** Computes a migration and its labelling. @throws StateLimitError, TimeLimitError */
export function migration(task: MigrationTask): {
  readonly migration: Migration;
  readonly labelling: Labelling;
} {
  const { before, after, limits, begin } = task;
  const automata = [before, after].map(({ side }) => side.source.automaton);
  const { product: labelled, labelFacts, isInside } = labelledTexts(task);
  begin?.({ kind: 'proof' });
  const missed = unlabelledText(labelled, (label) => verdictsOf(labelFacts[label]), automata, limits);
  if (missed !== undefined) throw new Error(`no class contains "${missed}"`);

  const found = numberedBy(labelFacts);
  const unordered = withLabels(labelled, found.numbers);
  const texts = shortestTexts(unordered);
  const order = [...texts]
    .flatMap(([i, text]) => {
      const label = found.values[i]?.label ?? underived;
      return typeof label === 'number' ? [] : [{ i, text, kind: kinds.indexOf(label.kind) }];
    })
    .sort((a, b) => a.kind - b.kind || a.text.length - b.text.length);
  const numbers = found.values.map(({ label }, i) =>
    typeof label === 'number'
      ? label === sameReading
        ? order.length + 1
        : 0
      : order.findIndex((migrationClass) => migrationClass.i === i) + 1,
  );
  const product = withLabels(unordered, numbers);
  const leaving = leavingCharacters(product, isInside);
  const classAs = (number: number, text: string): MigrationClass | undefined => {
    const migrationClass = found.values[order[number - 1]?.i ?? -1];
    return migrationClass && classAt(migrationClass, number, text, leaving.get(number) ?? [], task);
  };
  return {
    migration: {
      before: before.id,
      after: after.id,
      ...([before, after].every(({ side }) => side.hasComponents) ? {} : { withoutReasons: true }),
      classes: order.flatMap(({ text }, index) => classAs(index + 1, text) ?? []),
      states: product.accepting.length,
    },
    labelling: {
      product,
      sameReading: order.length + 1,
      numberOf: (text) => labelOf(product, text),
      outcomeOf: (migrationClass, text) => outcomeIn(task, migrationClass, text),
      partWith: (migrationClass, text) => ({
        ...(partAt(classAs(migrationClass.number, text)) ?? migrationClass),
        outcome: outcomeIn(task, migrationClass, text),
      }),
    },
  };
}

/** Walks a text. Returns the value of `accepting` at its end. */
function labelOf({ initial, classCount, classes, table, accepting }: Product, text: string): number {
  let state = initial;
  for (let at = 0; at < text.length; at++) {
    state = table[state + (classes[Math.min(text.charCodeAt(at), classes.length - 1)] ?? 0)] ?? 0;
  }
  return accepting[state / classCount] ?? 0;
}

function outcomeIn({ before, after }: MigrationTask, migrationClass: MigrationClass, text: string): string {
  if (migrationClass.kind === 'reread')
    return rereadOutcome(before.side, after.side, changesIn(text, migrationClass.parts, before, after));
  const lacks = migrationClass.kind === 'removed' ? after : before;
  return stopOutcome(migrationClass.component, text, walk(lacks.side.automaton, text).offset);
}

/** Reduces the characters of a class to the one at which the text of the class stops. */
function partAt(migrationClass: MigrationClass | undefined): MigrationClass | undefined {
  if (migrationClass === undefined || migrationClass.kind === 'reread') return migrationClass;
  const { text, offset, characters, escape } = migrationClass;
  const here = characterAt(text, offset) ?? '';
  return {
    ...migrationClass,
    characters: here,
    beyond: [],
    escape: escape && {
      ...escape,
      escaped: escape.escaped.filter((_, i) => characters.charAt(i) === here),
    },
  };
}

/** Returns which of the earlier and the later document derive texts with these facts, a bit for each. */
function verdictsOf(labelFacts: LabelFacts | undefined): number {
  const label = labelFacts?.label ?? underived;
  const kind = typeof label === 'object' ? label.kind : label;
  if (kind === underived) return 0;
  return kind === 'removed' ? 1 : kind === 'added' ? 2 : 3;
}

function withLabels(product: Product, numbers: readonly number[]): Product {
  return { ...product, accepting: product.accepting.map((label) => numbers[label] ?? 0) };
}

function classAt(
  { label, isToEscape, advice, changed }: LabelFacts,
  number: number,
  text: string,
  leaving: CodeUnitSet,
  { before, after, steps }: MigrationTask,
): MigrationClass | undefined {
  if (typeof label === 'number') return undefined;
  const ascii = Array.from({ length: asciiSize }, (_, unit) => unit).filter((unit) =>
    contains(leaving, unit),
  );
  const characters = String.fromCharCode(...ascii);
  const changedIn = changed.flatMap(({ step }) => steps.slice(step, step + 1));
  const common = {
    number,
    text,
    steps: changedIn.map(({ step }) => step),
    back: changedIn.filter(({ isReversed }) => isReversed).map(({ step }) => step),
    evidence: changed.flatMap(({ step, parts }) =>
      parts.flatMap(({ part, said }) => said.flatMap((i) => evidenceOf(steps[step], part, i))),
    ),
    advice: advice.flatMap((i) => {
      const { section, quote } = after.advice[i] ?? {};
      return section === undefined || quote === undefined ? [] : [{ section, quote }];
    }),
  };
  if (label.kind === 'reread') {
    const { parts } = label;
    return { kind: 'reread', ...common, parts, changes: changesIn(text, parts, before, after) };
  }
  const { kind, component } = label;
  const [has, lacks] = kind === 'removed' ? [before, after] : [after, before];
  const { offset, rules } = divergence(has, lacks, text);
  return {
    kind,
    ...common,
    component,
    characters,
    beyond: rangeLabels(
      leaving.flatMap(([from, to]) => (to < asciiSize ? [] : [[Math.max(from, asciiSize), to] as const])),
    ),
    escape:
      isToEscape && after.prescribesEscape(text)
        ? {
            escaped: Array.from(characters, (migrationClass) => escapeOf(migrationClass.charCodeAt(0))),
            section: after.escapeSection,
          }
        : undefined,
    offset,
    derivedBy: { revision: has.id, ...(rules.find(isWider(has)) ?? noRule) },
    rejectedBy: { revision: lacks.id, ...lacks.side.ruleOf(text) },
  };
}

function changesIn(
  text: string,
  parts: readonly RereadPart[],
  before: MigrationDocument,
  after: MigrationDocument,
): readonly ChangedComponent[] {
  const [had, has] = [before.side.componentsOf(text), after.side.componentsOf(text)];
  return shownComponents.flatMap((component): readonly ChangedComponent[] => {
    const [old, now] = [shown(had, component), shown(has, component)];
    const isOther = old !== now && (component !== 'hostKind' || parts.includes('hostKind'));
    return isOther ? [{ component, before: old, after: now }] : [];
  });
}

function evidenceOf(
  step: MigrationStep | undefined,
  part: RereadPart | undefined,
  said: number,
): readonly ClassEvidence[] {
  const evidence = step?.evidence[said];
  if (step === undefined || evidence === undefined) return [];
  return [{ step: step.step, ...(part === undefined ? {} : { part }), evidence }];
}

const shownComponents = [...commonComponents, 'specific'] as const;

function shown(components: Components, component: ComponentChange['component']): string | undefined {
  if (component !== 'specific') return components[component];
  const { specific } = components;
  return specific && JSON.stringify(specific);
}

const noRule: DecidingRule = { rule: '', section: '' };

/**
 * Returns the rules of both documents around the place where they diverge on a text that only one derives, innermost
 * first.
 */
function divergence(
  has: MigrationDocument,
  lacks: MigrationDocument,
  text: string,
): { offset: number; rules: readonly DecidingRule[] } {
  const offset = characterStart(text, walk(lacks.side.automaton, text).offset);
  const { grammar } = has.side.source;
  const tree = has.read(text);
  const around = [...(tree === undefined ? [] : descendants(tree))].filter(({ start, end }) =>
    offset === text.length ? end === offset : start <= offset && offset < end,
  );
  const rules = around.reverse().map(({ rule }) => ({
    rule,
    section: grammar.bnf.rules.find(({ name }) => name === rule)?.section ?? '',
  }));
  return { offset, rules };
}

/** Returns a test of whether a rule of a document derives more than single characters. */
function isWider({ side: { source } }: MigrationDocument): (place: DecidingRule) => boolean {
  return ({ rule }) => !isOfOneCharacter(source.grammar.automaton(rule));
}

/** Tests whether an automaton accepts only single characters. */
function isOfOneCharacter(automaton: Automaton): boolean {
  return stepsFrom(automaton, automaton.initial).every(([, next]) => stepsFrom(automaton, next).length === 0);
}

/** Facts common to all texts of a class. */
interface LabelFacts {
  /** A number below `firstClass` for texts without a class. */
  readonly label: Divergence | RereadAs | number;
  readonly isToEscape: boolean;
  readonly advice: readonly number[];
  /** The steps in which they changed so, with the component and the indices of the statements. */
  readonly changed: readonly { readonly step: number; readonly parts: StepChange['parts'] }[];
  /**
   * The statements of each end about such a rereading, by its step. They count if a document on the way does not derive
   * the texts, so that no step rereads them.
   */
  readonly ofEnds: readonly { readonly step: number; readonly parts: StepChange['parts'] }[];
}

/** Texts that both derive and read differently, by the parts that differ. */
interface RereadAs {
  readonly kind: 'reread';
  readonly parts: readonly RereadPart[];
}

/**
 * Returns the automaton that gives the facts about every text: both ends are walked jointly, then together with the
 * steps between, the last first; each result is minimized.
 */
function labelledTexts(task: MigrationTask): {
  /** `accepting` has indices of `labelFacts`. */
  readonly product: Product;
  readonly labelFacts: readonly LabelFacts[];
  /** Tests whether both ends can continue in a row. */
  readonly isInside: (row: number) => boolean;
} {
  const { before, after, steps, limits, begin } = task;
  const advice = new Changes(after.advice);
  begin?.({ kind: 'ends' });
  const ends = walkBoth(before.side, after.side, withEscapes(advice.marking), limits);
  let found = numberedBy(
    [underived, sameReading, ...ends.labels].map((label) => labelFactsOf(label, advice, task)),
  );
  // The lowest bit marks the rows in which both can continue.
  let product = minimal(
    ends.product,
    ends.product.accepting.map((label, row) => 2 * (found.numbers[label] ?? 0) + (ends.areBoth[row] ?? 0)),
  );
  const budget = new Budget('finding the classes of the migration', limits ?? limitsOfWay);
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    if (step === undefined) continue;
    begin?.({ kind: 'cut', step: step.step });
    const both = joined(product, step.product, budget);
    found = numberedBy(
      both.labels.map(([label, change]) =>
        withStep(found.values[label >> 1], step.changes[change], step.isReversed, i),
      ),
    );
    const colours = both.labels.map(([label], pair) => 2 * (found.numbers[pair] ?? 0) + (label & 1));
    product = minimal(
      both.product,
      both.product.accepting.map((pair) => colours[pair] ?? 0),
    );
  }
  const { accepting } = product;
  return {
    product: { ...product, accepting: accepting.map((label) => label >> 1) },
    labelFacts: found.values,
    isInside: (row) => ((accepting[row] ?? 0) & 1) === 1,
  };
}

/** Default limits: the documents on the way are walked together. */
const limitsOfWay: Limits = {
  states: 10 * defaultLimits.states,
  milliseconds: 10 * defaultLimits.milliseconds,
};

/** Adds one more step before those already considered. */
function withStep(
  labelFacts: LabelFacts = nothing,
  change: StepChange = noChange,
  isReversed: boolean,
  step: number,
): LabelFacts {
  const { label, changed } = labelFacts;
  if (typeof label === 'number') return labelFacts;
  const parts = partsOfStep(labelFacts, change, isReversed, step);
  // For each part that is read differently, the last step that changes it decides.
  const open =
    label.kind === 'reread'
      ? label.parts.filter(
          (migrationClass) =>
            !changed.some((later) => later.parts.some(({ part }) => decidesPart(part, migrationClass))),
        )
      : [];
  const own = parts.filter(
    ({ part }) => label.kind !== 'reread' || open.some((migrationClass) => decidesPart(part, migrationClass)),
  );
  const ofEnds = labelFacts.ofEnds.filter((one) => one.step !== step);
  return { ...labelFacts, ofEnds, changed: own.length === 0 ? changed : [{ step, parts: own }, ...changed] };
}

/** Returns the parts that a step changes as the ends do; empty if it changes the texts otherwise, or not at all. */
function partsOfStep(
  { label, ofEnds }: LabelFacts,
  { kind, parts }: StepChange,
  isReversed: boolean,
  step: number,
): StepChange['parts'] {
  if (typeof label === 'number') return [];
  const turned = kind === 'removed' ? 'added' : kind === 'added' ? 'removed' : kind;
  if ((isReversed ? turned : kind) === label.kind) return parts;
  const isOneSided = kind === 'removed' || kind === 'added';
  return isOneSided ? (ofEnds.find((one) => one.step === step)?.parts ?? []) : [];
}

/**
 * Tests whether the change of a step decides how a part is read. A host of another kind may have been absent on the
 * way.
 */
function decidesPart(changed: RereadPart | undefined, part: RereadPart): boolean {
  return changed === part || (part === 'hostKind' && changed === 'authority');
}

const noChange: StepChange = { kind: 'neither', parts: [] };

/** Returns the distinct values, and the number of each. */
function numberedBy<Value>(values: readonly Value[]): {
  readonly values: readonly Value[];
  readonly numbers: readonly number[];
} {
  const known = new Map<string, number>();
  const kept: Value[] = [];
  const numbers = values.map((value) => {
    const key = JSON.stringify(value);
    const number = known.get(key) ?? kept.push(value) - 1;
    known.set(key, number);
    return number;
  });
  return { values: kept, numbers };
}

/**
 * Extends a marking: it also records the component that contains the escape of the character there, and follows the
 * text after that escape.
 */
function withEscapes({ sets, markOf }: Marking): Marking {
  // A "%" begins an escape, which is not escaped again.
  const escaped = ({ kind, unit, stopped, state }: Stop): number =>
    kind === 'added' || unit === undefined || unit === percent ? 0 : stopped.afterEscape(state, unit);
  return {
    sets,
    markOf: (stop) => {
      if (stop.kind === 'added') return '';
      return `${markOf(stop)} ${stop.stopped.componentAt(escaped(stop)) ?? ''}`;
    },
    followed: escaped,
  };
}

const percent = 0x25;

/** Returns the facts about a label from the two documents alone; labels with equal facts are merged. */
function labelFactsOf(
  label: Label | number,
  advice: Changes,
  { before, after, steps }: MigrationTask,
): LabelFacts {
  const common = { isToEscape: false, advice: [], changed: [], ofEnds: [] };
  if (typeof label === 'number') return { ...common, label };
  if (label.kind === 'reread') {
    const parts = partsOf(label);
    const said = new Set(parts.flatMap((part) => advice.ofPart(label, part)));
    const ofEnds = steps.flatMap(({ step: [, later], isReversed, partsOfRereading }, step) => {
      if (later !== (isReversed ? before : after).id) return [];
      const inStep = partsOfRereading(isReversed ? turnedRound(label) : label);
      return [{ step, parts: inStep.filter((part) => part.said.length > 0) }];
    });
    return { ...common, label: { kind: 'reread', parts }, advice: [...said].sort((a, b) => a - b), ofEnds };
  }
  const [mark = '', escapedIn = ''] = label.mark.split(' ');
  return {
    ...common,
    label: { ...label, mark: '', isResumed: false },
    isToEscape: label.isResumed && isSameComponent(label.component, escapedIn),
    advice: label.kind === 'removed' ? advice.of({ ...label, mark }) : [],
  };
}

const nothing: LabelFacts = { label: underived, isToEscape: false, advice: [], changed: [], ofEnds: [] };

/** Returns the same rereading from the later document to the earlier. */
function turnedRound({ kind, changes }: Rereading): Rereading {
  const turned = { gained: 'lost', lost: 'gained', moved: 'moved' } as const;
  return { kind, changes: changes.map(({ component, change }) => ({ component, change: turned[change] })) };
}

/** Tests whether a character is data of the same component as its escape. */
function isSameComponent(component: ComponentRole | undefined, escapedIn: string): boolean {
  if (component === undefined) return false;
  const parts: readonly string[] = partsOfAuthority;
  return component === escapedIn || (component === 'authority' && parts.includes(escapedIn));
}

/** Classes that change in the same way in one place. */
export interface MigrationGroup<Name extends string = string> {
  readonly kind: MigrationClass['kind'];
  /**
   * The components: the one in which the other document stops, or none between components; for strings that are read
   * differently, all that differ.
   */
  readonly where: readonly string[];
  /** The outcome of all of its strings, if its classes have one. */
  readonly outcome: string | undefined;
  /** Classes with the shortest strings first. */
  readonly classes: readonly MigrationClass<Name>[];
}

/**
 * Groups the classes by kind, place and outcome: those removed, added and read differently; within each kind, groups with
 * the most classes first. Linear.
 */
export function migrationGroups<Name extends string>({
  classes,
}: Migration<Name>): readonly MigrationGroup<Name>[] {
  const groups = new Map<string, MigrationGroup<Name> & { readonly classes: MigrationClass<Name>[] }>();
  for (const migrationClass of classes) {
    const where =
      migrationClass.kind === 'reread'
        ? migrationClass.parts
        : migrationClass.component === undefined
          ? []
          : [migrationClass.component];
    const { kind, outcome } = migrationClass;
    const key = `${kind} ${where.join()} ${outcome ?? ''}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { kind, where, outcome, classes: [migrationClass] });
    else known.classes.push(migrationClass);
  }
  const kinds = [...new Set(classes.map(({ kind }) => kind))];
  return [...groups.values()].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.classes.length - a.classes.length,
  );
}
