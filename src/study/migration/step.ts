/** A step of the lineage as an automaton: of every text, how it changed in the step and what the later document says of that. */
import type { Differences, Evidence } from '../../about.js';
import type { Product } from '../../automaton/product.js';
import type { Limits } from '../../base/limits.js';
import { unlabelledText } from './complete.js';
import { Changes } from './evidence.js';
import { minimal } from './labelled.js';
import { partsOf, type RereadPart } from './parts.js';
import type { Side } from './side.js';
import { firstClass, type Label, ofNeither, walkBoth } from './walk.js';

/** How texts changed in a step. */
export interface StepChange {
  readonly kind: 'went' | 'came' | 'reread' | 'alike' | 'neither';
  /** What is read differently, with what is said of that; of texts that went or came one, without a name. */
  readonly parts: readonly { readonly part?: RereadPart; readonly said: readonly number[] }[];
}

/** A step of the lineage. */
export interface LineageStep {
  /** Its `accepting` has indices of `changes`. */
  readonly product: Product;
  readonly changes: readonly StepChange[];
  /** What `said` has indices of. */
  readonly evidence: readonly Evidence[];
}

/** @param differences those of the later document. @throws StateLimitError, TimeLimitError */
export function lineageStep(
  before: Side,
  after: Side,
  differences: Differences,
  limits?: Limits,
): LineageStep {
  const told = differences.classed.flatMap(({ strings = [], evidence }) =>
    strings.map((one) => [one, evidence] as const),
  );
  const evidence = [...new Set(told.map(([, said]) => said))];
  const entries = new Changes(told.map(([one]) => one));
  const saidBy = (indices: readonly number[]): readonly number[] =>
    [...new Set(indices.map((i) => evidence.indexOf(told[i]?.[1] ?? noEvidence)))].sort((a, b) => a - b);
  const changeOf = (label: Label): StepChange =>
    label.kind === 'reread'
      ? {
          kind: 'reread',
          parts: partsOf(label).map((part) => ({
            part,
            said: saidBy(entries.ofPart(label, part)),
          })),
        }
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
    label >= firstClass ? (ofLabel[label - firstClass] ?? 0) : (unchanged[label === ofNeither ? 0 : 1] ?? 0),
  );
  const small = minimal(product, colours);
  const verdicts = changes.map(({ kind }) => verdictsOfKind[kind]);
  const automata = [before, after].map(({ source }) => source.automaton);
  const missed = unlabelledText(small, (change) => verdicts[change] ?? -1, automata, limits);
  if (missed !== undefined) throw new Error(`the step says what is not so of "${missed}"`);
  return { product: small, changes, evidence };
}

/** Which of the two documents derive texts, a bit for each. */
const verdictsOfKind = { neither: 0, went: 1, came: 2, reread: 3, alike: 3 } as const;

const noEvidence: Evidence = { class: 'accidental', note: '' };
