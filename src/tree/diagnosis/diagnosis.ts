/** Why a start rule does not derive a text, found out from its automaton; each thing when it is first asked for. */

import type { Place } from '../../automaton/place.js';
import type { Recognizer } from '../../automaton/recognizer.js';
import { characterAt, escapeOf } from '../../base/character.js';
import { shortestCompletion } from './completion.js';
import type { SyntaxErrorDetails } from './details.js';
import { type Data, dataAt, isMendable } from './escaping.js';
import { keepsPlace, nearestTexts } from './nearest.js';
import type { GrammarData } from '../rule.js';
import { type Walk, walk } from '../../automaton/walk.js';

/** What a diagnosis needs to know of a grammar. */
export type NamedRules<Id extends string> = Pick<GrammarData, 'names' | 'sections'> & { readonly id: Id };

/** The diagnosis of a text that a rule, given by its index, does not derive. */
export function diagnosisOf<Id extends string>(
  text: string,
  rule: number,
  { id, names, sections }: NamedRules<Id>,
  recognizer: Recognizer,
): SyntaxErrorDetails<Id> {
  let walked: Walk | undefined;
  let reached: Place | undefined;
  let nearest: readonly string[] | undefined;
  let advised: { readonly data: Data | undefined } | undefined;
  const automaton = recognizer.automaton(rule);
  /** Where the automaton stops. */
  const end = (): Walk => (walked ??= walk(automaton, text));
  const place = (): Place => (reached ??= recognizer.place(rule, text));
  const found = (): string | undefined => characterAt(text, end().offset);
  /** What is data if the text is to become derivable by escapes alone. */
  const data = (): Data | undefined => {
    if (advised === undefined) {
      const one = dataAt(automaton, text, end());
      advised = { data: one && isMendable(automaton, one.state, text.slice(one.rest)) ? one : undefined };
    }
    return advised.data;
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
      return data()?.at === offset ? escapeOf(text.charCodeAt(offset)) : undefined;
    },
    get strayPercent() {
      const at = data()?.at;
      return at === end().offset ? undefined : at;
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
