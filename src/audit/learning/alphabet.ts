/**
 * The letters of learning: classes of code units, each with one that speaks for it. A class is split where the parser
 * tells two of its code units apart, and learning goes on with more letters.
 */
import { type CodeUnitSet, lastCodeUnit } from '../../base/code-units.js';
import { classSets } from '../../study/automata/explore.js';
import { mostLegibleFirst } from '../../study/automata/product.js';
import type { Automaton } from '../../automaton/automaton.js';
import { jointClasses } from '../../study/automata/table-automaton.js';
import { knownKinds } from './known-kinds.js';

/** The letter of code units that are never asked about. */
export const unasked = 0xffff;

/** A class of code units for which one of them speaks. */
export interface Letter {
  /** The code unit that the parser is asked about in place of any other of the class. */
  readonly representative: number;
  /** Those that it was asked about too, that one first: none was found to be treated otherwise. */
  readonly asked: readonly number[];
}

/** Letters 0, 1, … and the code units of each. */
export class Alphabet {
  private readonly letters: Letter[] = [];
  private readonly of: Uint16Array;

  /**
   * @param classes the class of each code unit, or `unasked`
   * @param asked the code units that the parser may be asked about, those that read best first; of each class one at least
   */
  constructor(classes: Uint16Array, asked: readonly number[]) {
    const numbers = new Map<number, number>();
    const members: number[][] = [];
    for (const unit of asked) {
      const c = classes[unit] ?? unasked;
      if (c === unasked) continue;
      const letter = numbers.get(c) ?? members.push([]) - 1;
      numbers.set(c, letter);
      members[letter]?.push(unit);
    }
    for (const units of members) this.letters.push({ representative: units[0] ?? 0, asked: units });
    this.of = classes.map((c) => numbers.get(c) ?? unasked);
  }

  get size(): number {
    return this.letters.length;
  }

  /** The class of each code unit as it is now. */
  get classes(): Uint16Array {
    return this.of.slice();
  }

  /** All code units that the parser may be asked about, those of a letter together, its representative first. */
  get asked(): readonly number[] {
    return this.letters.flatMap((letter) => letter.asked);
  }

  /** The letter of a code unit, or `unasked`. */
  letterOf(unit: number): number {
    return this.of[unit] ?? unasked;
  }

  letter(number: number): Letter {
    const letter = this.letters[number];
    if (letter === undefined) throw new RangeError(`no letter ${number}`);
    return letter;
  }

  /** Moves some of a letter's code units, of those asked about, to a new one, for which the first of them speaks. */
  split(number: number, moved: readonly number[]): void {
    const { representative, asked } = this.letter(number);
    const stay = asked.filter((unit) => !moved.includes(unit));
    this.letters[number] = { representative, asked: stay };
    for (const unit of moved) this.of[unit] = this.letters.length;
    this.letters.push({ representative: moved[0] ?? 0, asked: moved });
  }

  /** The same without some code units, and without those for which only they speak. */
  without(units: readonly number[]): Alphabet {
    const classes = this.of.slice();
    for (const unit of units) classes[unit] = unasked;
    return new Alphabet(
      classes,
      this.asked.filter((unit) => !units.includes(unit)),
    );
  }

  /** The code units that are never asked about. */
  get unasked(): CodeUnitSet {
    const [set = []] = classSets({ classCount: 1, classOf: (unit) => (this.of[unit] === unasked ? 0 : 1) });
    return set;
  }
}

/**
 * The letters to begin with: what the automata tell apart together, and what parsers are known to treat apart. Of
 * US-ASCII every character is asked about, of what is beyond it some of each kind.
 */
export function startingAlphabet(automata: readonly Automaton[]): Alphabet {
  const kinds = new Uint16Array(lastCodeUnit + 1);
  knownKinds.forEach(({ set }, i) => {
    for (const [from, to] of set) kinds.fill(i + 1, from, to + 1);
  });
  const joint = jointClasses(automata);
  const classes = kinds.map((kind, unit) => (joint[unit] ?? 0) * (knownKinds.length + 1) + kind);
  const beyond = knownKinds.flatMap(({ asked }) => asked);
  const isAsked = (unit: number): boolean => unit < 0x80 || beyond.includes(unit);
  return new Alphabet(classes, [...mostLegibleFirst].filter(isAsked));
}

/** The characters of a text, each a letter of its own; no others are asked about. */
export function alphabetOfCharacters(text: string): Alphabet {
  const units = [...new Set(Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)))];
  const classes = new Uint16Array(lastCodeUnit + 1).fill(unasked);
  units.forEach((unit, i) => (classes[unit] = i));
  return new Alphabet(classes, units);
}

/** The classes of an automaton, for each of which one character speaks. */
export function alphabetOfAutomaton(automaton: Automaton): Alphabet {
  const classes = jointClasses([automaton]);
  const first = new Map<number, number>();
  for (const unit of mostLegibleFirst) {
    const c = classes[unit] ?? 0;
    if (!first.has(c)) first.set(c, unit);
  }
  return new Alphabet(classes, [...first.values()]);
}
