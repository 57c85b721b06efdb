/** What changes for strings from one document to another: the classes of the walk, each with what is known of it. */
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Automaton } from '../../automaton/automaton.js';
import type { Product } from '../../automaton/product.js';
import { accepts, walk } from '../../automaton/walk.js';
import type { Limits } from '../../base/limits.js';
import type { Components } from '../../tree/components.js';
import { descendants, type SyntaxNode } from '../../tree/node.js';
import type { ComponentRole } from '../../tree/roles.js';
import type { DecidingRule } from '../suites/places.js';
import { unlabelledText } from './complete.js';
import type { RuleEvidence, StepEvidence } from './evidence.js';
import { partsOfAuthority, type Side } from './side.js';
import {
  type ComponentChange,
  firstClass,
  type Labelled,
  ofNeither,
  type Parting,
  readAlike,
  type Rereading,
  walkBoth,
} from './walk.js';

export type { ComponentChange } from './walk.js';

/** A rule of one of the documents. */
export interface RulePlace extends DecidingRule {
  readonly revision: RevisionId;
}

/** A step of the lineage, from a document to one that follows it. */
export type Step = readonly [before: RevisionId, after: RevisionId];

/** What a document says of a class in a step of the lineage. */
export type ClassEvidence = RuleEvidence & { readonly step: Step };

/** What all classes have. */
interface AnyClass {
  /** Its number, from 1. */
  readonly number: number;
  /** A shortest string of the class. */
  readonly text: string;
  /** The steps of the lineage in which this string changed so; none where neither document goes back to the other. */
  readonly steps: readonly Step[];
}

/** Strings that only one of the documents derives. `went`: only the earlier; `came`: only the later. */
export interface VerdictClass extends AnyClass {
  readonly kind: 'went' | 'came';
  /** Where the document that does not derive the text stops, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The characters at which it stops in strings of the class, in the order of their codes; empty where they end too early. */
  readonly characters: string;
  /** The component that these stand in, as the document reads it that derives them; undefined between components. */
  readonly component: ComponentRole | undefined;
  /** The component in which the other stops; undefined between components, and where its derivations do not agree. */
  readonly stopsIn: ComponentRole | undefined;
  /** The innermost rule of the one around the place in the text, but for rules of single characters. */
  readonly derivedBy: RulePlace;
  /** The innermost rule of the other that is open where it stops. */
  readonly stoppedIn: RulePlace;
  /** Where the text went, the character is data of one component, and the later document derives the text with it escaped. */
  readonly escape: { readonly escaped: string; readonly section: string } | undefined;
  /** What the documents' rooms say of it: nothing where there is no step, or none of the rules around has evidence. */
  readonly evidence: readonly ClassEvidence[];
}

/** A component that differs, with the text of it in a shortest string, and where the rule of it stands. */
export interface ChangedComponent extends ComponentChange {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Strings that both derive and read as other components. The kind of a host, which is the name of a rule, is none of them. */
export interface RereadClass extends AnyClass {
  readonly kind: 'reread';
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
}

/** A document, as it is asked. */
export interface Asked {
  readonly id: RevisionId;
  readonly side: Side;
  readonly read: (text: string) => SyntaxNode | undefined;
  /** Where it says how characters are escaped. */
  readonly escapeSection: string;
}

/** A step of the lineage with the documents of it. */
export interface AskedStep {
  readonly before: Asked;
  readonly after: Asked;
  readonly evidence: StepEvidence;
}

/** Two documents, and the steps that lead from one to the other, if any do. */
export interface MigrationTask {
  readonly before: Asked;
  readonly after: Asked;
  readonly steps: readonly AskedStep[];
  readonly limits?: Limits | undefined;
}

const kinds = ['went', 'came', 'reread'] as const;

/** @throws StateLimitError, TimeLimitError */
export function migration({ before, after, steps, limits }: MigrationTask): {
  readonly migration: Migration;
  readonly labelling: Labelling;
} {
  const { product, classes } = walkBoth(before.side, after.side, limits);
  const missed = unlabelledText(
    product,
    (label) => verdictsOf(label, classes),
    referenceOf(before),
    referenceOf(after),
    limits,
  );
  if (missed !== undefined) throw new Error(`no class has "${missed}", which it should`);
  const order = kinds.flatMap((kind) => classes.flatMap(({ label }, i) => (label.kind === kind ? [i] : [])));
  const told = order.map((i, index) => classAt(classes[i], index + 1, before, after, steps));
  const numbers = new Map(order.map((i, index) => [i + firstClass, index + 1]));
  const last = classes.length + 1;
  return {
    migration: {
      before: before.id,
      after: after.id,
      classes: told.flatMap((one) => one ?? []),
      states: product.accepting.length,
    },
    labelling: {
      product: {
        ...product,
        accepting: product.accepting.map((label) =>
          label === ofNeither ? 0 : label === readAlike ? last : (numbers.get(label) ?? 0),
        ),
      },
      readAlike: last,
    },
  };
}

function referenceOf({ side: { source } }: Asked): Automaton {
  return source.automaton;
}

function verdictsOf(label: number, classes: readonly Labelled[]): number {
  if (label === ofNeither) return 0;
  const kind = classes[label - firstClass]?.label.kind;
  return kind === 'went' ? 1 : kind === 'came' ? 2 : 3;
}

function classAt(
  found: Labelled | undefined,
  number: number,
  before: Asked,
  after: Asked,
  steps: readonly AskedStep[],
): MigrationClass | undefined {
  if (found === undefined) return undefined;
  const { label, text, characters } = found;
  if (label.kind === 'reread') return rereadClass(label, number, text, before, after, steps);
  return verdictClass(label, number, text, characters, before, after, steps);
}

function rereadClass(
  { changes }: Rereading,
  number: number,
  text: string,
  before: Asked,
  after: Asked,
  steps: readonly AskedStep[],
): RereadClass {
  const [had, has] = [before.side.componentsOf(text), after.side.componentsOf(text)];
  const isOther = (one: AskedStep): boolean =>
    [one.before, one.after].every((document) => derives(document, text)) &&
    changes.some(
      ({ component }) =>
        shown(one.before.side.componentsOf(text), component) !==
        shown(one.after.side.componentsOf(text), component),
    );
  return {
    kind: 'reread',
    number,
    text,
    steps: steps.filter(isOther).map(stepOf),
    changes: changes.map((change) => ({
      ...change,
      before: shown(had, change.component),
      after: shown(has, change.component),
    })),
  };
}

function shown(components: Components, component: ComponentChange['component']): string | undefined {
  if (component !== 'specific') return components[component];
  const { specific } = components;
  return specific && JSON.stringify(specific);
}

function verdictClass(
  { kind, component, stops }: Parting,
  number: number,
  text: string,
  characters: string,
  before: Asked,
  after: Asked,
  steps: readonly AskedStep[],
): VerdictClass {
  const [has, lacks] = kind === 'went' ? [before, after] : [after, before];
  const { offset, rules, open } = parting(has, lacks, text);
  const changed = steps.filter(
    (step) =>
      derives(step.before, text) === (kind === 'went') && derives(step.after, text) === (kind === 'came'),
  );
  const evidence = changed.flatMap((step): readonly ClassEvidence[] => {
    const [one, other] = kind === 'went' ? [step.before, step.after] : [step.after, step.before];
    const place = parting(one, other, text);
    const sides = [place.rules, place.open].map((places) => places.map(({ rule }) => rule));
    const [first = [], second = []] = kind === 'went' ? sides : [...sides].reverse();
    return step.evidence
      .of({ kind, found: text.charAt(place.offset) }, { before: first, after: second })
      .map((said) => ({ ...said, step: stepOf(step) }));
  });
  return {
    kind,
    number,
    text,
    offset,
    characters,
    component,
    stopsIn: stops,
    derivedBy: { revision: has.id, ...(rules.find(isWider(has)) ?? noRule) },
    stoppedIn: { revision: lacks.id, ...(open[0] ?? noRule) },
    escape: kind === 'went' && isSameComponent(component, stops) ? escapeAt(after, text, offset) : undefined,
    steps: changed.map(stepOf),
    evidence,
  };
}

const noRule: DecidingRule = { rule: '', section: '' };

function stepOf({ before, after }: AskedStep): Step {
  return [before.id, after.id];
}

function derives({ side: { source } }: Asked, text: string): boolean {
  return accepts(source.automaton, text);
}

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

/** Whether both documents have a character in one component, so that it is data of that. */
function isSameComponent(component: ComponentRole | undefined, stops: ComponentRole | undefined): boolean {
  if (component === undefined || stops === undefined) return false;
  const parts: readonly ComponentRole[] = partsOfAuthority;
  return component === stops || (component === 'authority' && parts.includes(stops));
}

/** The escape of the character at an offset, where a document derives the text with that instead. */
function escapeAt(after: Asked, text: string, offset: number): VerdictClass['escape'] {
  const found = text.charCodeAt(offset);
  // An escape stands for itself.
  if (Number.isNaN(found) || text[offset] === '%') return undefined;
  const escaped = `%${found.toString(16).toUpperCase().padStart(2, '0')}`;
  return derives(after, text.slice(0, offset) + escaped + text.slice(offset + 1))
    ? { escaped, section: after.escapeSection }
    : undefined;
}
