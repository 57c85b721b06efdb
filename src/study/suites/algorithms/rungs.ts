/** A document's ladder of normalization as something to be tested: what it makes of a text, and what with other steps. */
import { rooms } from '../../../../generated/registry/rooms.js';
import { UnsupportedOperationError } from '../../../reference/error.js';
import {
  type Level,
  type Normalization,
  type NormalizationChange,
  type NormalizationStep,
  normalize,
} from '../../../reference/normalize.js';
import type { Revision } from '../../../revision.js';
import { UriSyntaxError } from '../../../tree/diagnosis/error.js';
import type { DecidingStep } from './algorithm.js';
import { type Parts, partsOf } from './parts.js';

/** @throws UnsupportedOperationError where a document has no rules for any level above `string` */
export function checkLevels({ id, levels }: Revision): void {
  if (levels.length > 1) return;
  const message = `${id} says nothing of normalization: it has no level but "string", at which every text is its own form`;
  throw new UnsupportedOperationError(id, 'normalize', undefined, message);
}

/** The steps of a document by level, their subjects made unique: `port`, `port 2` …; and the forms that they lead to. */
export class Rungs {
  readonly levels: readonly Level[];
  readonly top: Level;
  readonly steps: readonly NormalizationStep[];
  /** Those and, of a ladder to the normal form, the steps that only compare. */
  readonly all: readonly NormalizationStep[];
  private readonly taken: ReadonlyMap<Level, readonly NormalizationStep[]>;
  private readonly known = new Map<Level, Map<string, Formed>>();

  /** @param comparing whether the forms are those that are compared, which may be beyond the normal ones */
  constructor(
    private readonly document: Revision,
    comparing: boolean,
  ) {
    this.levels = document.levels;
    this.top = document.levels.at(-1) ?? 'string';
    this.all = withUniqueSubjects(rooms[document.id].references.normalization.comparing);
    this.steps = this.all.filter((step) => comparing || !step.onlyCompares);
    this.taken = new Map(
      this.levels.map((level) => [level, this.steps.filter((step) => this.isTaken(step, level))]),
    );
  }

  /** What comes of a text at a level, the highest by default. */
  at(text: string, level = this.top): Formed {
    const known = this.known.get(level) ?? new Map<string, Formed>();
    this.known.set(level, known);
    let formed = known.get(text);
    if (formed === undefined) known.set(text, (formed = new Formed(this, text, level)));
    return formed;
  }

  /** The steps that are taken at a level. */
  upTo(level: Level): readonly NormalizationStep[] {
    return this.taken.get(level) ?? [];
  }

  /** Whether a step is taken at a level. */
  isTaken(step: NormalizationStep, level: Level): boolean {
    return this.levels.indexOf(step.level) <= this.levels.indexOf(level);
  }

  /** What comes of other steps; undefined where the text is refused. */
  run(text: string, steps: readonly NormalizationStep[]): Normalization | undefined {
    try {
      return normalize(this.document, { levels: [this.top], steps, comparing: steps }, text);
    } catch (error) {
      if (error instanceof UriSyntaxError) return undefined;
      throw error;
    }
  }
}

/** A text at a level. */
export class Formed {
  /** Undefined where the text is refused. */
  readonly form: string | undefined;
  readonly parts: Parts;
  /** Those of the form. */
  readonly formParts: Parts;
  private readonly changes: readonly NormalizationChange[];
  private readonly lacking = new Map<NormalizationStep, string | undefined>();

  constructor(
    readonly rungs: Rungs,
    readonly text: string,
    readonly level: Level,
  ) {
    const found = rungs.run(text, this.steps);
    this.form = found?.text;
    this.changes = found?.changes ?? [];
    this.parts = partsOf(text);
    this.formParts = this.form === undefined || this.form === text ? this.parts : partsOf(this.form);
  }

  /** The steps that are taken at the level. */
  get steps(): readonly NormalizationStep[] {
    return this.rungs.upTo(this.level);
  }

  /** Whether some step changed something. */
  get isChanged(): boolean {
    return this.changes.length > 0;
  }

  /** The form where one step is left out. A step that changed nothing changes nothing when it is not there. */
  without(step: NormalizationStep): string | undefined {
    if (!this.changes.some(({ subject }) => subject === step.subject)) return this.form;
    if (!this.lacking.has(step)) {
      this.lacking.set(step, this.by(this.steps.filter((one) => one !== step)));
    }
    return this.lacking.get(step);
  }

  /** The form by other steps. */
  by(steps: readonly NormalizationStep[]): string | undefined {
    return this.rungs.run(this.text, steps)?.text;
  }

  /** The steps that changed something, or that none did. */
  get taken(): readonly DecidingStep[] {
    if (this.form === undefined) return [{ step: 'not-derivable', section: '' }];
    if (!this.isChanged) return [{ step: 'none', section: '' }];
    return this.changes.map(({ subject, section }) => ({ step: subject, section }));
  }
}

function withUniqueSubjects(steps: readonly NormalizationStep[]): readonly NormalizationStep[] {
  const counts = new Map<string, number>();
  return steps.map((step) => {
    const count = (counts.get(step.subject) ?? 0) + 1;
    counts.set(step.subject, count);
    return count === 1 ? step : { ...step, subject: `${step.subject} ${count}` };
  });
}
