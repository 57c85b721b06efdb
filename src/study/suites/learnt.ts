/**
 * Suites of a language that was learnt of a parser, and the strength of lists for it. Its faults are those of its automaton
 * alone. The texts begin with its prefix, and have only characters that were asked about.
 */
import { asciiSize } from '../../base/ascii.js';
import { contains } from '../../base/code-units.js';
import type { Scope, StudiedGrammar } from '../automata/studied-grammar.js';
import { mostLegibleFirst } from '../automata/product.js';
import type { StatedCase, Strength, SuiteCase } from './case.js';
import { type SuiteChoice, verdictStrength, verdictSuite, type VerdictSource } from './verdict.js';

/** Cases that kill every fault of the automaton, as verdictSuite has them. Returns their strength. */
export function* learntSuite(grammar: StudiedGrammar, choice: SuiteChoice): Generator<SuiteCase, Strength> {
  const { prefix, unasked } = scopeOf(grammar);
  const cases = verdictSuite(sourceOf(grammar, unasked), choice);
  let next = cases.next();
  for (; next.done !== true; next = cases.next()) yield { ...next.value, text: prefix + next.value.text };
  return after(prefix, next.value);
}

/** The strength of a list of cases. One without the prefix, or with a character that was not asked about, says nothing. */
export function learntStrength(grammar: StudiedGrammar, cases: readonly StatedCase[]): Strength {
  const { prefix, unasked } = scopeOf(grammar);
  const isAsked = (text: string): boolean =>
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).every(
      (unit) => !contains(unasked, unit),
    );
  const telling = cases
    .filter(({ text }) => text.startsWith(prefix) && isAsked(text.slice(prefix.length)))
    .map((stated) => ({ ...stated, text: stated.text.slice(prefix.length) }));
  return { ...after(prefix, verdictStrength(sourceOf(grammar, unasked), telling)), cases: cases.length };
}

function scopeOf({ scope = { prefix: '', unasked: [] } }: StudiedGrammar): Scope {
  return scope;
}

function after(prefix: string, strength: Strength): Strength {
  const whole = <Told extends { readonly text: string }>(one: Told): Told => ({
    ...one,
    text: prefix + one.text,
  });
  return { ...strength, untested: strength.untested.map(whole), wrong: strength.wrong.map(whole) };
}

/** The automaton without the classes of which nothing was asked about, and what spells the others. */
function sourceOf(grammar: StudiedGrammar, unasked: Scope['unasked']): VerdictSource {
  const automaton = grammar.automaton(grammar.start);
  const numbers = new Map<number, number>();
  const characters = [...mostLegibleFirst].filter((unit) => {
    if (contains(unasked, unit)) return false;
    const c = automaton.classOf(unit);
    const isNew = !numbers.has(c);
    if (isNew) numbers.set(c, numbers.size);
    return isNew || unit < asciiSize;
  });
  const classes = [...numbers.keys()];
  return {
    rule: grammar.start,
    characters,
    automaton: {
      initial: automaton.initial,
      dead: automaton.dead,
      classCount: classes.length,
      classOf: (unit) => numbers.get(automaton.classOf(unit)) ?? 0,
      step: (state, c) => automaton.step(state, classes[c] ?? 0),
      accepting: (state) => automaton.accepting(state),
    },
  };
}
