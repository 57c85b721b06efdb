/**
 * Letters of a grammar that mentions characters beyond US-ASCII. A letter stands for all code units that no rule
 * distinguishes, but each character of US-ASCII is its own letter. Tables of the grammar's parser are by letters.
 */
import { type Walk, walk } from '../automaton/walk.js';
import type { Automaton } from '../automaton/automaton.js';
import { decodeRuns } from '../automaton/dfa-table.js';
import type { Letters } from '../automaton/lazy-dfa.js';
import type { Recognizer } from '../automaton/recognizer.js';
import { asciiSize, legibleAscii } from '../base/ascii.js';
import { hexadecimal } from '../base/character.js';
import { type CodeUnitSet, codeUnits, lastCodeUnit } from '../base/code-units.js';
import { codePointOf, highSurrogates, isIn, lowSurrogates } from '../base/surrogates.js';
import { representatives, shortestCompletion } from './completion.js';
import type { SyntaxErrorDetails } from './details.js';
import { diagnosisOf, type NamedRules } from './diagnosis.js';
import type { repairOf } from './escaping.js';

const isSurrogate = /\p{Surrogate}/u;
const isLetter = /\p{L}/u;
/** The code units at which surrogates begin and end. */
const borders = [highSurrogates[0], lowSurrogates[0], lowSurrogates[1] + 1];

export class Alphabet implements Letters {
  readonly uniformFrom = lastCodeUnit;
  /** The letter of each code unit. */
  readonly letters: Uint16Array;
  /** Number of letters. The end of a text is one more. */
  readonly count: number;

  /**
   * @param beyond the letters from the first code unit beyond US-ASCII on, minus the number of letters of US-ASCII, for
   * decodeRuns
   */
  constructor(beyond: string) {
    this.letters = Uint16Array.from({ length: lastCodeUnit + 1 }, (_, unit) => unit);
    this.letters.set(
      decodeRuns(beyond, lastCodeUnit + 1 - asciiSize, (_, letter) => letter).map((l) => l + asciiSize),
      asciiSize,
    );
    this.count = this.letters.reduce((most, letter) => Math.max(most, letter), asciiSize) + 1;
  }

  readonly of = (codeUnit: number): number => this.letters[codeUnit] ?? 0;

  /** Returns the letter at a place, as an index into the tables of a generated parser. */
  readonly at = (text: string, place: number): number =>
    place < text.length ? (this.letters[text.charCodeAt(place)] ?? 0) : this.count;

  /**
   * Diagnoses like diagnosisOf. Suggestions beyond US-ASCII are ranges of characters. The nearest texts insert only
   * US-ASCII.
   */
  diagnosisOf<Id extends string>(
    text: string,
    rule: number,
    rules: NamedRules<Id>,
    recognizer: Recognizer,
    repair?: typeof repairOf,
  ): SyntaxErrorDetails<Id> {
    const once = <Value>(find: () => Value): { readonly get: () => Value } => {
      let found: { readonly value: Value } | undefined;
      return { get: () => (found ??= { value: find() }).value };
    };
    const automaton = recognizer.automaton(rule);
    const stop = once(() => this.walk(automaton, text));
    const details = diagnosisOf(text, rule, rules, recognizer, repair, stop.get);
    const place = once(() => recognizer.place(rule, text.slice(0, details.offset)));
    const nameOf = (index: number): string => rules.names[index] ?? '';
    const { nearest } = Object.getOwnPropertyDescriptors(details);
    return Object.defineProperties(details, {
      characters: { get: () => Array.from(place.get().characters).filter(isAscii).join('') },
      expected: once(() => {
        const { expected } = place.get();
        const single = expected.filter((term) => typeof term === 'string');
        return [
          ...expected.flatMap((term) => (typeof term === 'number' ? nameOf(term) : [])),
          ...single.filter(isAscii).map((term) => JSON.stringify(term)),
          ...this.charactersOf(
            single.filter((term) => !isAscii(term)),
            automaton,
            stop.get().state,
          ).map(rangeText),
        ];
      }),
      completion: once(() =>
        shortestCompletion(automaton, stop.get().state, representatives(automaton, this.legible())),
      ),
      nearest: once(() => {
        const all = nearest.get?.call(details) ?? [];
        return isSurrogate.test(text) ? all : all.filter((near) => !isSurrogate.test(near));
      }),
    });
  }

  /**
   * Returns the code points of the characters that begin with a letter and are possible in a state. A
   * half of a pair stands for itself if the automaton does not need the other half.
   */
  private charactersOf(letters: readonly string[], automaton: Automaton, state: number): CodeUnitSet {
    const after = (from: number, unit: number): number => automaton.step(from, automaton.classOf(unit));
    const wanted = new Set(letters.map((letter) => letter.charCodeAt(0)));
    const stretches = this.stretches().filter(([from]) => wanted.has(this.letters[from] ?? 0));
    return codeUnits(
      stretches.flatMap(([from, to]) => {
        if (!isIn(from, highSurrogates)) return [[from, to] as const];
        return Array.from({ length: to - from + 1 }, (_, i) => from + i).flatMap((high) => {
          const between = after(state, high);
          const lows = this.stretches().filter(
            ([low]) => isIn(low, lowSurrogates) && after(between, low) !== automaton.dead,
          );
          return lows.map(([low, last]) => [codePointOf(high, low), codePointOf(high, last)] as const);
        });
      }),
    );
  }

  /** Walks like `walk`, but ends before a pair of surrogates that no accepted text has here, or before half of one. */
  walk(automaton: Automaton, text: string): Walk {
    const end = walk(automaton, text);
    const { offset, state } = end;
    const isAfterHigh = offset > 0 && isIn(text.charCodeAt(offset - 1), highSurrogates);
    if (!isAfterHigh || (!isIn(text.charCodeAt(offset), lowSurrogates) && !this.needsLow(automaton, state))) {
      return end;
    }
    return walk(automaton, text.slice(0, offset - 1));
  }

  /** Tests whether only the other half of a pair continues from a state. */
  private needsLow(automaton: Automaton, state: number): boolean {
    if (automaton.accepting(state)) return false;
    return this.stretches().every(
      ([unit]) =>
        isIn(unit, lowSurrogates) || automaton.step(state, automaton.classOf(unit)) === automaton.dead,
    );
  }

  /** Returns the ranges of code units that are each one letter, and all high, all low or no surrogates. */
  private stretches(): CodeUnitSet {
    if (this.known !== undefined) return this.known;
    const { letters } = this;
    const found: [number, number][] = [];
    letters.forEach((letter, unit) => {
      const last = found.at(-1);
      const isBorder = borders.includes(unit);
      if (last !== undefined && letters[unit - 1] === letter && !isBorder) last[1] = unit;
      else found.push([unit, unit]);
    });
    return (this.known = found);
  }
  private known: CodeUnitSet | undefined;

  /** Returns US-ASCII, then a character of each letter beyond it, which is one of a script if there is one. */
  private legible(): readonly string[] {
    if (this.legibles !== undefined) return this.legibles;
    const beyond = new Map<number, string>();
    this.letters.forEach((letter, unit) => {
      const known = beyond.get(letter);
      if (unit < asciiSize || (known !== undefined && isLetter.test(known))) return;
      const character = String.fromCharCode(unit);
      if (known === undefined || isLetter.test(character)) beyond.set(letter, character);
    });
    return (this.legibles = [...legibleAscii, ...beyond.values()]);
  }
  private legibles: readonly string[] | undefined;
}

function isAscii(character: string): boolean {
  return character.charCodeAt(0) < asciiSize;
}

/** Writes code points for a person: a single character as a quoted literal, others by their numbers as in ABNF. */
function rangeText([from, to]: CodeUnitSet[number]): string {
  const only = String.fromCodePoint(from);
  if (from === to && !isSurrogate.test(only)) return JSON.stringify(only);
  return `%x${hexadecimal(from)}${from === to ? '' : `-${hexadecimal(to)}`}`;
}
