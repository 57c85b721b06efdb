/**
 * The language of a document with the grammar of each URI scheme applied. RFC 3986 §3.1: "each URI scheme's
 * specification may further restrict the syntax"; §3.5 leaves the fragment to the generic syntax.
 */
import { asciiSize } from '../core/base/ascii.js';
import { lastCodeUnit } from '../core/base/code-units.js';
import type { Automaton } from '../core/automaton/automaton.js';
import { walk } from '../core/automaton/walk.js';
import { trimmed } from '../grammar/automata/explore.js';

/** A state of the language with what is known of the scheme. */
interface State {
  readonly inLanguage: number;
  /** The letters read so far; undefined if no grammar applies. */
  readonly scheme: string | undefined;
  /** The state of the scheme's grammar after the colon. */
  readonly inScheme?: number;
}

/**
 * Returns the automaton of the texts of a language that the grammar of their scheme derives, too, if their scheme has
 * one; with a fragment or without it. Time and memory are proportional to the states of the language times those of the
 * grammars.
 * @param grammars by the lower-case names of schemes; the classes of each beyond US-ASCII are at most those of the
 * language
 */
export function withSchemes(language: Automaton, grammars: ReadonlyMap<string, Automaton>): Automaton {
  const { classOf, units, uniformFrom } = classesOf(language);
  const states: State[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (state: State): number => {
    const { inLanguage, scheme = '/', inScheme = '' } = state;
    const key = `${inLanguage} ${scheme} ${inScheme}`;
    const number = numbers.get(key) ?? states.push(state) - 1;
    numbers.set(key, number);
    return number;
  };

  /** Returns what is known of the scheme after a character; undefined if its grammar forbids the character. */
  const schemeAfter = (before: State, unit: number): Omit<State, 'inLanguage'> | undefined => {
    const { scheme, inScheme } = before;
    const read = String.fromCharCode(unit).toLowerCase();
    if (scheme === undefined) return { scheme };
    const grammar = grammars.get(scheme);
    if (inScheme !== undefined && grammar !== undefined) {
      const next = grammar.step(inScheme, grammar.classOf(unit));
      if (next !== grammar.dead) return { scheme, inScheme: next };
      return read === '#' && grammar.accepting(inScheme) ? { scheme: undefined } : undefined;
    }
    if (read === ':' && grammar !== undefined) {
      const { offset, state } = walk(grammar, `${scheme}:`);
      return offset <= scheme.length ? undefined : { scheme, inScheme: state };
    }
    const longer = scheme + read;
    return { scheme: [...grammars.keys()].some((name) => name.startsWith(longer)) ? longer : undefined };
  };

  const dead = numberOf({ inLanguage: language.dead, scheme: undefined });
  const step = (number: number, c: number): number => {
    const state = states[number];
    const unit = units[c] ?? 0;
    if (state === undefined || number === dead) return dead;
    const inLanguage = language.step(state.inLanguage, language.classOf(unit));
    const after = inLanguage === language.dead ? undefined : schemeAfter(state, unit);
    return after === undefined ? dead : numberOf({ inLanguage, ...after });
  };
  const accepting = (number: number): boolean => {
    const { inLanguage, scheme, inScheme } = states[number] ?? { inLanguage: language.dead };
    if (!language.accepting(inLanguage)) return false;
    return inScheme === undefined || grammars.get(scheme ?? '')?.accepting(inScheme) === true;
  };
  return trimmed({
    initial: numberOf({ inLanguage: language.initial, scheme: '' }),
    classCount: units.length,
    classOf,
    step,
    accepting,
    uniformFrom,
    dead,
  });
}

/** Returns classes of a language's code units in which each character of US-ASCII is alone, and a unit of each. */
function classesOf(language: Automaton) {
  const uniformFrom = Math.max(asciiSize, language.uniformFrom ?? lastCodeUnit);
  const units = Array.from({ length: asciiSize }, (_, unit) => unit);
  const known = new Map<number, number>();
  const wide = Uint16Array.from({ length: uniformFrom - asciiSize + 1 }, (_, i) => {
    const c = language.classOf(asciiSize + i);
    const found = known.get(c) ?? units.push(asciiSize + i) - 1;
    known.set(c, found);
    return found;
  });
  const classOf = (unit: number): number =>
    unit < asciiSize ? unit : (wide[Math.min(unit, uniformFrom) - asciiSize] ?? 0);
  return { classOf, units, uniformFrom };
}
