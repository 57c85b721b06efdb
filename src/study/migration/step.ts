/**
 * A step of the lineage as an automaton that gives, for every text, its change in the step and the later document's
 * statements about it.
 */
import type { ChangedPart, ChangedStrings, Differences, Evidence } from '../../core/about.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { Pairs } from '../../core/automaton/pairs.js';
import { type Product, productOf } from '../../core/automaton/product.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { minimal } from './label-automaton.js';
import type { DocumentWalk } from './document-walk.js';
import {
  type ComponentChange,
  firstClass,
  type Label,
  type Marking,
  underived,
  type Divergence,
  type Rereading,
  walkBoth,
} from './joint-walk.js';

/** The change of texts in a step. */
export interface StepChange {
  readonly kind: 'removed' | 'added' | 'reread' | 'alike' | 'neither';
  /**
   * The parts that are read differently, with the statements about each; texts removed or added have one, without a
   * name.
   */
  readonly parts: readonly { readonly part?: RereadPart; readonly said: readonly number[] }[];
}

/** A step of the lineage. */
export interface LineageStep {
  /** Its `accepting` has indices of `changes`. */
  readonly product: Product;
  readonly changes: readonly StepChange[];
  /** The evidence that `said` indexes. */
  readonly evidence: readonly Evidence[];
  /** Returns what the later document says about each part of such a rereading. */
  readonly partsOfRereading: (label: Rereading) => StepChange['parts'];
}

/**
 * Builds the automaton of a step. @param differences those of the later document. @throws StateLimitError,
 * TimeLimitError
 */
export function lineageStep(
  before: DocumentWalk,
  after: DocumentWalk,
  differences: Differences,
  limits?: Limits,
): LineageStep {
  const classed = differences.classed.flatMap(({ strings = [], evidence }) =>
    strings.map((one) => [one, evidence] as const),
  );
  const evidence = [...new Set(classed.map(([, said]) => said))];
  const entries = new Changes(classed.map(([one]) => one));
  const saidBy = (indices: readonly number[]): readonly number[] =>
    [...new Set(indices.map((i) => evidence.indexOf(classed[i]?.[1] ?? noEvidence)))].sort((a, b) => a - b);
  const partsOfRereading = (label: Rereading): StepChange['parts'] =>
    partsOf(label).map((part) => ({ part, said: saidBy(entries.ofPart(label, part)) }));
  const changeOf = (label: Label): StepChange =>
    label.kind === 'reread'
      ? { kind: 'reread', parts: partsOfRereading(label) }
      : { kind: label.kind, parts: [{ said: saidBy(entries.of(label)) }] };
  const { product, labels } = walkBoth(before, after, entries.marking, limits);
  const changes: StepChange[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (change: StepChange): number => {
    const key = JSON.stringify(change);
    const number = numbers.get(key) ?? changes.push(change) - 1;
    numbers.set(key, number);
    return number;
  };
  const unchanged = (['neither', 'alike'] as const).map((kind) => numberOf({ kind, parts: [] }));
  const ofLabel = labels.map((label) => numberOf(changeOf(label)));
  const colours = product.accepting.map((label) =>
    label >= firstClass ? (ofLabel[label - firstClass] ?? 0) : (unchanged[label === underived ? 0 : 1] ?? 0),
  );
  const small = minimal(product, colours);
  const verdicts = changes.map(({ kind }) => verdictsOfKind[kind]);
  const automata = [before, after].map(({ source }) => source.automaton);
  const missed = unlabelledText(small, (change) => verdicts[change] ?? -1, automata, limits);
  if (missed !== undefined) throw new Error(`the step is wrong about "${missed}"`);
  return { product: small, changes, evidence, partsOfRereading };
}

/** The documents that derive texts of each kind, a bit for each. */
const verdictsOfKind = { neither: 0, removed: 1, added: 2, reread: 3, alike: 3 } as const;

const noEvidence: Evidence = { class: 'unexplained', note: '' };

/**
 * Parts that may be read differently, as far as classes distinguish them: the components of an authority are one part,
 * and so are a path and its query.
 */
export type RereadPart = 'scheme' | 'authority' | 'hostKind' | 'path' | 'fragment' | 'specific';

/** Returns the part that a component belongs to. */
export function partOf(component: ComponentChange['component']): RereadPart {
  switch (component) {
    case 'user':
    case 'password':
    case 'host':
    case 'port':
      return 'authority';
    case 'query':
      return 'path';
    default:
      return component;
  }
}

/** Returns the parts that differ, each once, in the order in which they are reported. */
export function partsOf({ changes }: Rereading): readonly RereadPart[] {
  const parts = changes.map(({ component }) => partOf(component));
  return partOrder.filter((part) => parts.includes(part));
}

const partOrder = ['scheme', 'authority', 'hostKind', 'path', 'fragment', 'specific'] as const;

/**
 * Strings grouped by how two documents diverge on them. The labels of a walk with this marking decide which entries
 * apply.
 */
export class Changes {
  readonly marking: Marking;

  constructor(private readonly entries: readonly ChangedStrings[]) {
    this.marking = {
      sets: [...new Set(entries.flatMap(({ at = '', notAt = '' }) => [at, notAt]))].filter((at) => at !== ''),
      markOf: ({ kind, unit, stopped, state }) => {
        const open = stopped.openAt(state);
        const isAt = (set: string): boolean =>
          unit === undefined ? set === '' : set.includes(String.fromCharCode(unit));
        const fits = ({ change, at, notAt, open: rules, innermost }: ChangedStrings): boolean =>
          change === kind &&
          (at === undefined || isAt(at)) &&
          (notAt === undefined || !isAt(notAt)) &&
          (rules === undefined || rules.some((rule) => open.includes(rule))) &&
          (innermost === undefined || innermost.includes(open[0] ?? ''));
        return entries.flatMap((entry, i) => (fits(entry) ? [i] : [])).join();
      },
    };
  }

  /** Returns the indices of the entries that hold for all strings of a label that only one document derives. */
  of(label: Divergence): readonly number[] {
    const part = label.component ?? 'none';
    return label.mark
      .split(',')
      .filter((index) => index !== '')
      .map(Number)
      .filter((i) => isIn(this.entries[i], part));
  }

  /** Returns the indices of the entries that hold for a part that is read differently. */
  ofPart({ changes }: Rereading, part: RereadPart): readonly number[] {
    return this.entries.flatMap((entry, i) => {
      const holds = changes.some(
        ({ component, change }) =>
          partOf(component) === part && (entry.how ?? change) === change && isIn(entry, component),
      );
      return entry.change === 'reread' && holds ? [i] : [];
    });
  }
}

function isIn(entry: ChangedStrings | undefined, part: ChangedPart): boolean {
  return entry?.in?.includes(part) ?? true;
}

/** Returns the verdicts that a label implies: a bit for each document. */
type VerdictsOfLabel = (label: number) => number;

/**
 * Returns a shortest text whose label does not imply its verdicts; undefined if there is none. If there is none, the
 * classes of the labels are exactly the difference; they are disjoint, because the state at the end of a text decides
 * its label.
 * @throws StateLimitError, TimeLimitError
 */
export function unlabelledText(
  labelled: Product,
  verdictsOf: VerdictsOfLabel,
  documents: readonly Automaton[],
  limits?: Limits,
): string | undefined {
  const budget = new Budget('the proof that the classes are complete', limits);
  const all = productOf(documents, budget, labelled.classes.length);
  const letters = new Map<string, number>();
  for (const [unit, c] of labelled.classes.entries()) {
    const key = `${c} ${all.classes[unit] ?? 0}`;
    if (!letters.has(key)) letters.set(key, unit);
  }
  const states = new Pairs(budget);
  const ways: (readonly [before: number, unit: number] | undefined)[] = [undefined];
  states.add(labelled.initial, all.initial);
  for (let state = 0; state < states.size; state++) {
    const one = states.firsts[state] ?? 0;
    const two = states.seconds[state] ?? 0;
    const label = labelled.accepting[one / labelled.classCount] ?? 0;
    if (verdictsOf(label) !== all.accepting[two / all.classCount]) return textTo(state, ways);
    for (const unit of letters.values()) {
      const next = labelled.table[one + (labelled.classes[unit] ?? 0)] ?? 0;
      const number = states.add(next, all.table[two + (all.classes[unit] ?? 0)] ?? 0);
      ways[number] ??= number === 0 ? undefined : [state, unit];
    }
  }
  return undefined;
}

function textTo(state: number, ways: readonly (readonly [number, number] | undefined)[]): string {
  let text = '';
  for (let way = ways[state]; way !== undefined; way = ways[way[0]])
    text = String.fromCharCode(way[1]) + text;
  return text;
}
