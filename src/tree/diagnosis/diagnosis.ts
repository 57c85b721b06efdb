/** Why a start rule does not derive a text, found out from its automaton; each thing when it is first asked for. */

import type { Place } from '../../automaton/place.js';
import type { Recognizer } from '../../automaton/recognizer.js';
import { characterAt, escapeOf } from '../../base/character.js';
import { shortestCompletion } from './completion.js';
import type { SyntaxErrorDetails } from './details.js';
import type { Mend, mendOf } from './escaping.js';
import { keepsPlace, nearestTexts } from './nearest.js';
import type { GrammarData } from '../rule.js';
import { type Walk, walk } from '../../automaton/walk.js';

/** What a diagnosis needs to know of a grammar. */
export type NamedRules<Id extends string> = Pick<GrammarData, 'names' | 'sections'> & {
  readonly id: Id;
  /** The rule of whole references, if there is one. */
  readonly start?: string;
};

/**
 * The diagnosis of a text that a rule, given by its index, does not derive.
 * @param mend finds the escapes of a grammar that has any
 */
export function diagnosisOf<Id extends string>(
  text: string,
  rule: number,
  { id, names, sections, start }: NamedRules<Id>,
  recognizer: Recognizer,
  mend?: typeof mendOf,
): SyntaxErrorDetails<Id> {
  let walked: Walk | undefined;
  let reached: Place | undefined;
  let nearest: readonly string[] | undefined;
  let known: { readonly mend: Mend | undefined } | undefined;
  const automaton = recognizer.automaton(rule);
  /** Where the automaton stops. */
  const end = (): Walk => (walked ??= walk(automaton, text));
  const place = (): Place => (reached ??= recognizer.place(rule, text));
  const found = (): string | undefined => characterAt(text, end().offset);
  const mended = (): Mend | undefined =>
    (known ??= { mend: mend?.(automaton, text, end(), nameOf(rule) === start) }).mend;
  /** Where something is to be escaped. */
  const escapedAt = (): number | undefined => {
    const one = mended();
    return typeof one === 'object' ? one.at : undefined;
  };
  const nameOf = (index: number): string => names[index] ?? '';
  const sectionOf = (index: number): string => sections[index] ?? '';

  return {
    revision: id,
    start: nameOf(rule),
    text,
    get offset() {
      return end().offset;
    },
    get found() {
      return found();
    },
    get escaped() {
      const { offset } = end();
      return escapedAt() === offset ? escapeOf(text.charCodeAt(offset)) : undefined;
    },
    get strayPercent() {
      const at = escapedAt();
      return at === end().offset ? undefined : at;
    },
    get dotSegment() {
      return typeof mended() === 'string';
    },
    get expected() {
      return place().expected.map((term) => (typeof term === 'number' ? nameOf(term) : JSON.stringify(term)));
    },
    get characters() {
      return place().characters;
    },
    get open() {
      return place().open.map((index) => ({ rule: nameOf(index), section: sectionOf(index) }));
    },
    get section() {
      return sectionOf(place().open[0] ?? rule);
    },
    get completion() {
      return shortestCompletion(automaton, end().state);
    },
    get nearest() {
      return (nearest ??= nearestTexts(automaton, text).filter((mended) => keepsPlace(text, mended)));
    },
  };
}
