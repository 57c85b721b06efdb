/** What a revision makes of a reference and its base: asked, and told in words. */

import type { Resolution, ResolutionStep, ResolveOptions } from '../../reference/resolve/resolve.js';
import type { Revision } from '../../revision.js';
import { visible } from '../../base/visible.js';
import { attempt, type Attempt, failureLine } from '../failure.js';

/** Asks a revision, with those of the options that its document has. */
export function resolveLeniently(
  revision: Revision,
  reference: string,
  base: string,
  options: ResolveOptions,
): Attempt<Resolution> {
  const own = Object.fromEntries(revision.resolveOptions.map((name) => [name, options[name]]));
  return attempt(() => revision.resolve(reference, base, own));
}

/** The result in one line; undefined where there is none. What stands in parentheses is no string of a document. */
export function shownResult(outcome: Attempt<Resolution>): string | undefined {
  if (!outcome.ok || outcome.value.kind === 'refused') return undefined;
  const { value } = outcome;
  if (value.kind === 'absolute') return visible(value.text);
  return `(current document)${value.fragment === undefined ? '' : visible(`#${value.fragment}`)}`;
}

/** Why there is no result, in one line; undefined where there is one. */
export function whyNone(outcome: Attempt<Resolution>): string | undefined {
  if (!outcome.ok) return failureLine(outcome.error);
  if (outcome.value.kind !== 'refused') return undefined;
  const { surplus, section } = outcome.value;
  return `refused: ${surplus} ".." beyond the root, which is an error (section ${section})`;
}

/** The steps that only put together what others have decided. */
const recomposition = ['7', 'recombine', 'result'];

/** The steps that made the result what it is: those that changed the buffer, else the last choice. */
export function decisiveSteps({ trace = [] }: Resolution): readonly ResolutionStep[] {
  const changing = trace.filter(({ before, after }) => before !== after);
  return changing.length > 0 ? changing : trace.filter(({ step }) => !recomposition.includes(step)).slice(-1);
}

/** A step in one line: where it stands, what came of it, and the buffer where it changed. */
export function shownStep({ section, step, outcome, before, after }: ResolutionStep): string {
  const buffer = before === after ? '' : `: ${after ?? ''}`;
  return visible(`${section}, ${step}: ${outcome}${buffer}`);
}
