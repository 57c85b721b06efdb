/**
 * One automaton that says of every text what is told of it: how it changes between two documents, in which steps of the
 * lineage it changed so, and what is said of that.
 */
import type { Product } from '../../automaton/product.js';
import { Budget, defaultLimits, type Limits } from '../../base/limits.js';
import type { ComponentRole } from '../../tree/roles.js';
import { Changes } from './evidence.js';
import { joined, minimal } from './labelled.js';
import { partsOf, type RereadPart } from './parts.js';
import { partsOfAuthority } from './side.js';
import type { StepChange } from './step.js';
import type { MigrationTask } from './task.js';
import { type Label, type Marking, ofNeither, type Parting, readAlike, type Stop, walkBoth } from './walk.js';

/** What is told of all texts of a class. */
export interface Told {
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
export function labelledTexts({ before, after, steps, limits, begin }: MigrationTask): {
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
export function numberedBy<Value>(values: readonly Value[]): {
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
