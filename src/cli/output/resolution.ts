/** Resolves a reference in a revision, and describes the result. */

import { sectionInWords } from '../../base/citation.js';
import type { Resolution, ResolutionStep, ResolveOptions } from '../../reference/resolve/resolve.js';
import { ResolutionError } from '../../reference/error.js';
import type { Revision } from '../../revision.js';
import { split } from '../../reference/split.js';
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

/** The result in one line; undefined if there is none. A result in parentheses is not a URL. */
export function shownResult(outcome: Attempt<Resolution>): string | undefined {
  if (!outcome.ok || outcome.value.kind === 'refused') return undefined;
  const { value } = outcome;
  if (value.kind === 'absolute') return visible(value.text);
  return `(current document)${value.fragment === undefined ? '' : visible(`#${value.fragment}`)}`;
}

/**
 * A warning where the result, read again, has another authority than the algorithm computed, as putting the components
 * together to the letter can lose it, or than the base has, where the reference has none.
 */
export function lostAuthority(
  revision: Revision,
  reference: string,
  base: string,
  result: Resolution,
): string | undefined {
  if (result.kind !== 'absolute') return undefined;
  const { text, components } = result;
  const { scheme, authority } = split(reference);
  const warning = `warning: by ${revision.id} the result is "${text}":`;
  const found = inQuotes(split(text).authority);
  if (!hasAuthority(revision, text, components.authority)) {
    return `${warning} read again, ${found} follows "//", where ${inQuotes(components.authority)} did`;
  }
  if (scheme !== undefined || authority !== undefined) return undefined;
  const ofBase = split(base).authority;
  if (hasAuthority(revision, text, ofBase)) return undefined;
  return `${warning} ${found} follows "//", where ${inQuotes(ofBase)} does in the base`;
}

function inQuotes(authority: string | undefined): string {
  return authority === undefined ? 'nothing' : `"${authority}"`;
}

/** Whether a text has an authority by Appendix B, or by the grammar if that derives the text. */
function hasAuthority(revision: Revision, text: string, wanted: string | undefined): boolean {
  if ((split(text).authority ?? '') === (wanted ?? '')) return true;
  return revision.accepts(text) && revision.components(text).authority === wanted;
}

/** Why there is no result, in one line; undefined if there is one. */
export function whyNone(outcome: Attempt<Resolution>): string | undefined {
  if (!outcome.ok) return failureLine(outcome.error);
  if (outcome.value.kind !== 'refused') return undefined;
  const { surplus, section } = outcome.value;
  return `refused: ${surplus} ".." beyond the root, which is an error (${sectionInWords(section)})`;
}

/** The steps that were done, where they are told. */
export function traceOf(outcome: Attempt<Resolution>): readonly ResolutionStep[] {
  if (outcome.ok) return outcome.value.trace ?? [];
  return outcome.error instanceof ResolutionError ? (outcome.error.trace ?? []) : [];
}

/** A step in one line: its section, its outcome, and the buffer if that changed. */
export function shownStep({ section, step, outcome, before, after }: ResolutionStep): string {
  const buffer = before === after ? '' : `: ${after ?? ''}`;
  return visible(`${section}, ${step}: ${outcome}${buffer}`);
}
