/** What is asked: two documents, and the steps of the lineage that lead from one to the other. */
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Advice } from '../../about.js';
import type { Limits } from '../../base/limits.js';
import type { SyntaxNode } from '../../tree/node.js';
import type { Side } from './side.js';
import type { LineageStep } from './step.js';

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
