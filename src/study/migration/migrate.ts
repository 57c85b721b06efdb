/** What changes for strings from one document to another: the classes of the walk, each with what is known of it. */
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Advice, Evidence } from '../../core/about.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import type { Product } from '../../core/automaton/product.js';
import { walk } from '../../core/automaton/walk.js';
import { escapeOf } from '../../core/base/character.js';
import { Budget, defaultLimits, type Limits } from '../../core/base/limits.js';
import type { Components } from '../../core/tree/components.js';
import { descendants, type SyntaxNode } from '../../core/tree/node.js';
import { commonComponents, type ComponentRole } from '../../core/tree/roles.js';
import type { DecidingRule } from '../suites/places.js';
import { joined, leavingCharacters, minimal, shortestTexts } from './labelled.js';
import { partsOfAuthority, type Side } from './side.js';
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
  ofNeither,
  type Parting,
  readAlike,
  type Stop,
  walkBoth,
} from './walk.js';

export type { RereadPart } from './step.js';

/** A step of the lineage, from a document to one that follows it. */
export type Step = readonly [before: RevisionId, after: RevisionId];

/**
 * What the work comes to: `step`, a step of the lineage is walked; `ends`, the two documents themselves; `cut`, the classes
 * of the two are cut by a step; `proof`, that they are all.
 */
export type MigrationPart =
  | { readonly kind: 'step' | 'cut'; readonly step: Step }
  | { readonly kind: 'ends' | 'proof'; readonly step?: undefined };

/** A document, as it is asked. */
export interface Asked {
  readonly id: RevisionId;
  readonly side: Side;
  readonly read: (text: string) => SyntaxNode | undefined;
  readonly advice: readonly Advice[];
  /** Where it says how characters are escaped. */
  readonly escapeSection: string;
}

/** A step of the lineage on the way from one document to another. */
export interface AskedStep extends LineageStep {
  readonly step: Step;
  /** Whether the way goes from the later document of the step to the earlier. */
  readonly isBack: boolean;
}

/** Two documents, and the way from one to the other. */
export interface MigrationTask {
  readonly before: Asked;
  readonly after: Asked;
  readonly steps: readonly AskedStep[];
  readonly limits?: Limits | undefined;
  /** Told each part of the work before it begins. */
  readonly begin?: ((part: MigrationPart) => void) | undefined;
}

/** A rule of one of the documents. */
export interface RulePlace extends DecidingRule {
  readonly revision: RevisionId;
}

/** What a document says of all strings of a class in a step of the lineage. */
export interface ClassEvidence {
  readonly step: Step;
  /** What it is said of, where strings are read differently. */
  readonly part?: RereadPart;
  readonly evidence: Evidence;
}

/** What the later document says is to be written. */
export interface ClassAdvice {
  readonly section: string;
  readonly quote: string;
}

/** What all classes have. What is told of a class is true of every string in it, but for what is told of `text`. */
interface AnyClass {
  /** Its number, from 1. */
  readonly number: number;
  /** A shortest string of the class. */
  readonly text: string;
  /** The steps of the lineage in which they changed so: all that lead from one document to the other. */
  readonly steps: readonly Step[];
  /** Those of the steps that lead from the later document to the earlier: what is said in them is said of the opposite change. */
  readonly back: readonly Step[];
  /** What the documents' rooms say of it. */
  readonly evidence: readonly ClassEvidence[];
  readonly advice: readonly ClassAdvice[];
}

/** Strings that only one of the documents derives. `went`: only the earlier; `came`: only the later. */
export interface VerdictClass extends AnyClass {
  readonly kind: 'went' | 'came';
  /** The component in which the other stops, as the document reads it that derives them; undefined between components. */
  readonly component: ComponentRole | undefined;
  /** The characters at which it stops in strings of the class, in the order of their codes; empty where they end too early. */
  readonly characters: string;
  /** Of strings that went: the characters are data, in whose place the later document takes their escapes; these, in the order of `characters`. */
  readonly escape: { readonly escaped: readonly string[]; readonly section: string } | undefined;
  /** Where in `text` the document stops that does not derive it, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The innermost rule of the other around that place, but for rules of single characters. */
  readonly derivedBy: RulePlace;
  /** The innermost rule that is open there in the document that stops. */
  readonly stoppedIn: RulePlace;
}

/** A component that differs, with what `text` has of it; of a kind of host, the rules. */
export interface ChangedComponent {
  readonly component: ComponentChange['component'];
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Strings that both derive, and read as other components or with a host of another kind. */
export interface RereadClass extends AnyClass {
  readonly kind: 'reread';
  /** All that differs in them: the authority, if only in what it has, the kind of the host, the path, if only in its query … */
  readonly parts: readonly RereadPart[];
  /** All that differs in `text`. */
  readonly changes: readonly ChangedComponent[];
}

export type MigrationClass = VerdictClass | RereadClass;

/** What changes from one document to another. */
export interface Migration {
  readonly before: RevisionId;
  readonly after: RevisionId;
  /** Those that went, came and are read differently; of each kind the shortest text first. */
  readonly classes: readonly MigrationClass[];
  /** How many states were walked to prove that each string of the difference is in one class, and all strings of classes are. */
  readonly states: number;
}

/** The automaton that labels texts with the numbers of classes. */
export interface Labelling {
  /** Its `accepting` has the numbers of classes; 0 where neither document derives the text, `readAlike` where nothing changes. */
  readonly product: Product;
  readonly readAlike: number;
  /** A class with one of its strings in place of a shortest: what is told of `text` is told of that one. */
  readonly withText: (one: MigrationClass, text: string) => MigrationClass;
}

const kinds = ['went', 'came', 'reread'] as const;

/** @throws StateLimitError, TimeLimitError */
export function migration(task: MigrationTask): {
  readonly migration: Migration;
  readonly labelling: Labelling;
} {
  const { before, after, limits, begin } = task;
  const automata = [before, after].map(({ side }) => side.source.automaton);
  const { product: walked, told, isInside } = labelledTexts(task);
  begin?.({ kind: 'proof' });
  const missed = unlabelledText(walked, (label) => verdictsOf(told[label]), automata, limits);
  if (missed !== undefined) throw new Error(`no class has "${missed}", which it should`);

  const found = numberedBy(told);
  const unordered = withLabels(walked, found.numbers);
  const texts = shortestTexts(unordered);
  const order = [...texts]
    .flatMap(([i, text]) => {
      const label = found.values[i]?.label ?? ofNeither;
      return typeof label === 'number' ? [] : [{ i, text, kind: kinds.indexOf(label.kind) }];
    })
    .sort((a, b) => a.kind - b.kind || a.text.length - b.text.length);
  const numbers = found.values.map(({ label }, i) =>
    typeof label === 'number'
      ? label === readAlike
        ? order.length + 1
        : 0
      : order.findIndex((one) => one.i === i) + 1,
  );
  const product = withLabels(unordered, numbers);
  const characters = leavingCharacters(product, isInside);
  const classAs = (number: number, text: string): MigrationClass | undefined => {
    const one = found.values[order[number - 1]?.i ?? -1];
    return one && classAt(one, number, text, characters.get(number) ?? '', task);
  };
  return {
    migration: {
      before: before.id,
      after: after.id,
      classes: order.flatMap(({ text }, index) => classAs(index + 1, text) ?? []),
      states: product.accepting.length,
    },
    labelling: {
      product,
      readAlike: order.length + 1,
      withText: (one, text) => classAs(one.number, text) ?? one,
    },
  };
}

/** Whether the earlier and the later document derive texts of which this is told, a bit for each. */
function verdictsOf(told: Told | undefined): number {
  const label = told?.label ?? ofNeither;
  const kind = typeof label === 'object' ? label.kind : label;
  if (kind === ofNeither) return 0;
  return kind === 'went' ? 1 : kind === 'came' ? 2 : 3;
}

function withLabels(product: Product, numbers: readonly number[]): Product {
  return { ...product, accepting: product.accepting.map((label) => numbers[label] ?? 0) };
}

function classAt(
  { label, isToEscape, advice, changed }: Told,
  number: number,
  text: string,
  characters: string,
  { before, after, steps }: MigrationTask,
): MigrationClass | undefined {
  if (typeof label === 'number') return undefined;
  const changedIn = changed.flatMap(({ step }) => steps.slice(step, step + 1));
  const common = {
    number,
    text,
    steps: changedIn.map(({ step }) => step),
    back: changedIn.filter(({ isBack }) => isBack).map(({ step }) => step),
    evidence: changed.flatMap(({ step, parts }) =>
      parts.flatMap(({ part, said }) => said.flatMap((i) => evidenceOf(steps[step], part, i))),
    ),
    advice: advice.flatMap((i) => {
      const { section, quote } = after.advice[i] ?? {};
      return section === undefined || quote === undefined ? [] : [{ section, quote }];
    }),
  };
  if (label.kind === 'reread') {
    const [had, has] = [before.side.componentsOf(text), after.side.componentsOf(text)];
    const changes = shownComponents.flatMap((component): readonly ChangedComponent[] => {
      const [old, now] = [shown(had, component), shown(has, component)];
      const isOther = old !== now && (component !== 'hostKind' || label.parts.includes('hostKind'));
      return isOther ? [{ component, before: old, after: now }] : [];
    });
    return { kind: 'reread', ...common, parts: label.parts, changes };
  }
  const { kind, component } = label;
  const [has, lacks] = kind === 'went' ? [before, after] : [after, before];
  const { offset, rules, open } = parting(has, lacks, text);
  return {
    kind,
    ...common,
    component,
    characters,
    escape: isToEscape
      ? {
          escaped: Array.from(characters, (one) => escapeOf(one.charCodeAt(0))),
          section: after.escapeSection,
        }
      : undefined,
    offset,
    derivedBy: { revision: has.id, ...(rules.find(isWider(has)) ?? noRule) },
    stoppedIn: { revision: lacks.id, ...(open[0] ?? noRule) },
  };
}

function evidenceOf(
  step: AskedStep | undefined,
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

/** Where two documents part on a text that one derives: the rules of both around the place, innermost first. */
function parting(
  has: Asked,
  lacks: Asked,
  text: string,
): { offset: number; rules: readonly DecidingRule[]; open: readonly DecidingRule[] } {
  const { offset } = walk(lacks.side.lazy, text);
  const { grammar } = has.side.source;
  const tree = has.read(text);
  const around = [...(tree === undefined ? [] : descendants(tree))].filter(({ start, end }) =>
    offset === text.length ? end === offset : start <= offset && offset < end,
  );
  const rules = around.reverse().map(({ rule }) => ({
    rule,
    section: grammar.bnf.rules.find(({ name }) => name === rule)?.section ?? '',
  }));
  return { offset, rules, open: lacks.side.places.openIn(text) };
}

/** Whether a rule of a document derives more than single characters. */
function isWider({ side: { source } }: Asked): (place: DecidingRule) => boolean {
  return ({ rule }) => !isOfOneCharacter(source.grammar.automaton(rule));
}

/** Whether a rule derives single characters only. */
function isOfOneCharacter(automaton: Automaton): boolean {
  const { classCount, dead, initial } = automaton;
  const classes = Array.from({ length: classCount }, (_, c) => c);
  return classes.every((c) => {
    const next = automaton.step(initial, c);
    return next === dead || classes.every((after) => automaton.step(next, after) === dead);
  });
}

/** What is told of all texts of a class. */
interface Told {
  /** A number below `firstClass` for texts that have none. */
  readonly label: Parting | RereadAs | number;
  readonly isToEscape: boolean;
  readonly advice: readonly number[];
  /** The steps in which they changed so, with the component and the indices of what is said. */
  readonly changed: readonly { readonly step: number; readonly parts: StepChange['parts'] }[];
}

/** Texts that both derive and read differently, by the parts that differ. */
interface RereadAs {
  readonly kind: 'reread';
  readonly parts: readonly RereadPart[];
}

/**
 * The automaton that says of every text what is told of it: both ends walked side by side, then beside the steps between,
 * the last first, and made minimal after each.
 */
function labelledTexts({ before, after, steps, limits, begin }: MigrationTask): {
  /** `accepting` has indices of `told`. */
  readonly product: Product;
  readonly told: readonly Told[];
  /** Whether both ends go on in a row. */
  readonly isInside: (row: number) => boolean;
} {
  const advice = new Changes(after.advice);
  begin?.({ kind: 'ends' });
  const ends = walkBoth(before.side, after.side, withEscapes(advice.marking), limits);
  let found = numberedBy([ofNeither, readAlike, ...ends.labels].map((label) => toldOf(label, advice)));
  // The lowest bit tells the rows in which both go on.
  let product = minimal(
    ends.product,
    ends.product.accepting.map((label, row) => 2 * (found.numbers[label] ?? 0) + (ends.areBoth[row] ?? 0)),
  );
  const budget = new Budget('the classes of what changes', limits ?? limitsOfWay);
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    if (step === undefined) continue;
    begin?.({ kind: 'cut', step: step.step });
    const both = joined(product, step.product, budget);
    found = numberedBy(
      both.labels.map(([label, change]) =>
        withStep(found.values[label >> 1], step.changes[change], step.isBack, i),
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
    told: found.values,
    isInside: (row) => ((accepting[row] ?? 0) & 1) === 1,
  };
}

/** Where none are given: the documents on the way are walked together. */
const limitsOfWay: Limits = {
  states: 10 * defaultLimits.states,
  milliseconds: 10 * defaultLimits.milliseconds,
};

/** What is told with one more step before those of which it is told. */
function withStep(
  told: Told = nothing,
  { kind, parts }: StepChange = noChange,
  isBack: boolean,
  step: number,
): Told {
  const { label, changed } = told;
  const turned = kind === 'went' ? 'came' : kind === 'came' ? 'went' : kind;
  if (typeof label === 'number' || (isBack ? turned : kind) !== label.kind) return told;
  // Of each part that is read differently, the last step says how it is read.
  const open =
    label.kind === 'reread'
      ? label.parts.filter(
          (one) => !changed.some((later) => later.parts.some(({ part }) => tells(part, one))),
        )
      : [];
  const own = parts.filter(({ part }) => label.kind !== 'reread' || open.some((one) => tells(part, one)));
  return own.length === 0 ? told : { ...told, changed: [{ step, parts: own }, ...changed] };
}

/** Whether what a step changed tells how a part is read. A host of another kind may have been none on the way. */
function tells(changed: RereadPart | undefined, part: RereadPart): boolean {
  return changed === part || (part === 'hostKind' && changed === 'authority');
}

const noChange: StepChange = { kind: 'neither', parts: [] };

/** Values, each once, and the number of each. */
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

/** Tells of a place besides in which component the escape of the character stands there, and follows the text after it. */
function withEscapes({ sets, markOf }: Marking): Marking {
  // An escape stands for itself.
  const escaped = ({ kind, unit, lacks, state }: Stop): number =>
    kind === 'came' || unit === undefined || unit === percent ? 0 : lacks.afterEscape(state, unit);
  return {
    sets,
    markOf: (stop) => {
      if (stop.kind === 'came') return '';
      return `${markOf(stop)} ${stop.lacks.componentAt(escaped(stop)) ?? ''}`;
    },
    followed: escaped,
  };
}

const percent = 0x25;

/** What is told of a label by the two documents alone; those of which the same is told are one. */
function toldOf(label: Label | number, advice: Changes): Told {
  const common = { isToEscape: false, advice: [], changed: [] };
  if (typeof label === 'number') return { ...common, label };
  if (label.kind === 'reread') {
    const parts = partsOf(label);
    const said = new Set(parts.flatMap((part) => advice.ofPart(label, part)));
    return { ...common, label: { kind: 'reread', parts }, advice: [...said].sort((a, b) => a - b) };
  }
  const [mark = '', escapedIn = ''] = label.mark.split(' ');
  return {
    ...common,
    label: { ...label, mark: '', isMended: false },
    isToEscape: label.isMended && isSameComponent(label.component, escapedIn),
    advice: label.kind === 'went' ? advice.of({ ...label, mark }) : [],
  };
}

const nothing: Told = { label: ofNeither, isToEscape: false, advice: [], changed: [] };

/** Whether a character is data of one component, so that its escape is, too. */
function isSameComponent(component: ComponentRole | undefined, escapedIn: string): boolean {
  if (component === undefined) return false;
  const parts: readonly string[] = partsOfAuthority;
  return component === escapedIn || (component === 'authority' && parts.includes(escapedIn));
}

/** Classes that change alike in one place. */
export interface MigrationGroup {
  readonly kind: MigrationClass['kind'];
  /**
   * The components: the one in which the other document stops, none between components; of strings that are read
   * differently, all that differ.
   */
  readonly where: readonly string[];
  /** Those with the shortest strings first. */
  readonly classes: readonly MigrationClass[];
}

/** Those that went, came and are read differently; of each kind the one with the most classes first. Linear. */
export function migrationGroups({ classes }: Migration): readonly MigrationGroup[] {
  const groups = new Map<string, MigrationGroup & { readonly classes: MigrationClass[] }>();
  for (const one of classes) {
    const where = one.kind === 'reread' ? one.parts : one.component === undefined ? [] : [one.component];
    const key = `${one.kind} ${where.join()}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { kind: one.kind, where, classes: [one] });
    else known.classes.push(one);
  }
  const kinds = [...new Set(classes.map(({ kind }) => kind))];
  return [...groups.values()].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.classes.length - a.classes.length,
  );
}
