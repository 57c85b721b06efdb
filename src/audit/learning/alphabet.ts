/**
 * The letters of learning: classes of code units, each with a representative. A class is split if the parser
 * distinguishes two of its code units, and learning continues with more letters. The initial classes are the kinds of
 * characters that parsers are known to distinguish.
 */

import { asciiSize } from '../../core/base/ascii.js';
import { highSurrogates, lowSurrogates } from '../../core/base/surrogates.js';
import {
  allCodeUnits,
  type CodeUnitSet,
  codeUnitsOf,
  lastCodeUnit,
  spacesBeyondAscii,
} from '../../core/base/code-units.js';
import { classSets } from '../../grammar/automata/explore.js';
import { codeUnitsByLegibility } from '../../grammar/automata/product.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { jointClasses } from '../../grammar/automata/table-automaton.js';

/** The letter of code units that are never asked about. */
export const unasked = 0xffff;

/** A class of code units with a representative. */
export interface Letter {
  /** The code unit asked about in place of all others of the class. */
  readonly representative: number;
  /** All code units asked about, the representative first: none was found to be treated differently. */
  readonly asked: readonly number[];
}

/** The letters 0, 1, … and the code units of each. */
export class Alphabet {
  private readonly letters: Letter[] = [];
  private readonly of: Uint16Array;

  /**
   * @param classes the class of each code unit, or `unasked`
   * @param asked the code units that the parser may be asked about, the most legible first; at least one of each class
   * @param kinds the kind of each code unit: those of a kind are likely to stay in one class
   */
  constructor(
    classes: Uint16Array,
    asked: readonly number[],
    private readonly kinds: Uint8Array,
  ) {
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

  /** The current class of each code unit. */
  get classes(): Uint16Array {
    return this.of.slice();
  }

  /** All code units that the parser may be asked about, grouped by letter, its representative first. */
  get asked(): readonly number[] {
    return this.letters.flatMap((letter) => letter.asked);
  }

  /** The first of each kind. */
  get oneOfEachKind(): readonly number[] {
    const firsts = new Map([...this.asked].reverse().map((unit) => [this.kindOf(unit), unit]));
    return [...firsts.values()];
  }

  /** Returns the letter of a code unit, or `unasked`. */
  letterOf(unit: number): number {
    return this.of[unit] ?? unasked;
  }

  letter(number: number): Letter {
    const letter = this.letters[number];
    if (letter === undefined) throw new RangeError(`no letter ${number}`);
    return letter;
  }

  /** Compares two code units by kind, then by number. */
  readonly inKinds = (a: number, b: number): number => this.kindOf(a) - this.kindOf(b) || a - b;

  /** Returns the middle one of a letter's code units between two others of a kind; undefined if there is none. */
  between(number: number, from: number, to: number): number | undefined {
    const kind = this.kindOf(from);
    if (kind !== this.kindOf(to)) return undefined;
    const units: number[] = [];
    for (let unit = from + 1; unit < to; unit++)
      if (this.of[unit] === number && this.kindOf(unit) === kind) units.push(unit);
    return units[units.length >> 1];
  }

  private kindOf(unit: number): number {
    return this.kinds[unit] ?? 0;
  }

  /**
   * Splits a letter: the asked code units that are moved become a new letter, whose representative is the first of them.
   * A code unit that was never asked about goes with the nearest one that was: of its kind, if there is one.
   */
  split(number: number, stay: readonly number[], moved: readonly number[]): void {
    const { representative } = this.letter(number);
    const added = this.letters.length;
    const isMoved = new Set(moved);
    const all = [...stay, ...moved].sort((a, b) => a - b);
    const askedOf = Array.from({ length: mostKinds }, (_, kind) => {
      const asked = all.filter((unit) => this.kindOf(unit) === kind);
      return asked.length > 0 ? asked : all;
    });
    const next = askedOf.map(() => 0);
    for (const [unit, letter] of this.of.entries()) {
      if (letter !== number) continue;
      const kind = this.kindOf(unit);
      const asked = askedOf[kind] ?? all;
      let i = next[kind] ?? 0;
      while (i < asked.length - 1 && isNearer(asked[i + 1] ?? 0, asked[i] ?? 0, unit)) i++;
      next[kind] = i;
      if (isMoved.has(asked[i] ?? 0)) this.of[unit] = added;
    }
    this.letters[number] = { representative, asked: stay };
    this.letters.push({ representative: moved[0] ?? 0, asked: moved });
  }

  /** Returns a copy without some code units, and without those that only they represent. */
  without(units: readonly number[]): Alphabet {
    const classes = this.of.slice();
    for (const unit of units) classes[unit] = unasked;
    return new Alphabet(
      classes,
      this.asked.filter((unit) => !units.includes(unit)),
      this.kinds,
    );
  }

  /** The code units that are never asked about. */
  get unasked(): CodeUnitSet {
    const [set = []] = classSets({ classCount: 1, classOf: (unit) => (this.of[unit] === unasked ? 0 : 1) });
    return set;
  }
}

function isNearer(one: number, other: number, unit: number): boolean {
  return Math.abs(one - unit) <= Math.abs(other - unit);
}

/**
 * Returns the initial letters: joint classes of the automata and of the kinds that parsers are known to distinguish.
 * All of US-ASCII is asked about; beyond it, some characters of each kind. @param isCoarse without the kinds, except
 * halves of surrogate pairs: for few letters, which evidence splits
 */
export function startingAlphabet(automata: readonly Automaton[], isCoarse = false): Alphabet {
  const kinds = kindsOf(knownKinds);
  const distinguished = isCoarse ? kindsOf(halvesOfPairs) : kinds;
  const joint = jointClasses(automata);
  // Beyond US-ASCII the kinds alone tell characters apart: of a class of the automata, none might be asked about.
  const ofAutomata = (unit: number): number => joint[Math.min(unit, asciiSize)] ?? 0;
  const classes = Uint16Array.from(distinguished, (kind, unit) => ofAutomata(unit) * mostKinds + kind);
  const beyond = knownKinds.flatMap(({ asked }) => asked);
  const isAsked = (unit: number): boolean => unit < asciiSize || beyond.includes(unit);
  return new Alphabet(classes, [...codeUnitsByLegibility].filter(isAsked), kinds);
}

/** Returns the kind of each code unit; 0 for none. */
function kindsOf(known: readonly KnownKind[]): Uint8Array {
  const kinds = new Uint8Array(lastCodeUnit + 1);
  known.forEach(({ set }, i) => {
    for (const [from, to] of set) kinds.fill(i + 1, from, to + 1);
  });
  return kinds;
}

/** Returns the characters of a text, each as a letter of its own; no others are asked about. */
export function alphabetOfCharacters(text: string): Alphabet {
  const units = [...new Set(Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)))];
  const classes = new Uint16Array(lastCodeUnit + 1).fill(unasked);
  units.forEach((unit, i) => (classes[unit] = i));
  return new Alphabet(classes, units, noKinds);
}

/** Returns the classes of an automaton, each with one representative. */
export function alphabetOfAutomaton(automaton: Automaton): Alphabet {
  const classes = jointClasses([automaton]);
  const first = new Map<number, number>();
  for (const unit of codeUnitsByLegibility) {
    const c = classes[unit] ?? 0;
    if (!first.has(c)) first.set(c, unit);
  }
  return new Alphabet(classes, [...first.values()], noKinds);
}

/** A kind; a code unit in several kinds belongs to the last of them. */
interface KnownKind {
  readonly set: CodeUnitSet;
  /** The code units beyond US-ASCII that are asked about. */
  readonly asked: readonly number[];
}

/** A kind of one character of US-ASCII, all of which are asked about. */
const only = (character: string): KnownKind => {
  const unit = character.charCodeAt(0);
  return { set: [[unit, unit]], asked: [] };
};

/** Halves of surrogate pairs: together a character beyond the first 65,536, alone no character. */
const halvesOfPairs: readonly KnownKind[] = [
  { set: [highSurrogates], asked: [0xd83d] },
  { set: [lowSurrogates], asked: [0xde00] },
];

function beyondAscii(isMember: (character: string) => boolean): CodeUnitSet {
  const units = [...allCodeUnits()];
  return codeUnitsOf(units.filter((unit) => unit >= asciiSize && isMember(String.fromCharCode(unit))));
}

/** Characters whose compatibility form has a delimiter of a URL, which parsers of domain names may find there. */
const delimiterForms = beyondAscii((character) => /[/?#@:[\]\\%]/.test(character.normalize('NFKC')));

/** A kind of few characters, all of which are asked about. */
const allOf = (set: CodeUnitSet): KnownKind => ({
  set,
  asked: set.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
});

const knownKinds: readonly KnownKind[] = [
  // Characters beyond US-ASCII of none of the kinds below: letters and signs, some that change with case or
  // compatibility.
  { set: [[0x80, 0xffff]], asked: [0xe9, 0xc9, 0xdf, 0x131, 0x17f, 0x3c2, 0x2122, 0x212a, 0x2260, 0x4e2d] },
  // Stripped or refused: white space that is stripped at the ends or everywhere, the end of a C string, controls.
  only('\t'),
  only('\n'),
  only('\r'),
  only('\0'),
  only('\x7f'),
  only(' '),
  // Read as a slash.
  only('\\'),
  // C1 controls.
  { set: [[0x80, 0x9f]], asked: [0x80, 0x85, 0x9f] },
  // Spaces and separators.
  {
    set: spacesBeyondAscii,
    asked: [0xa0, 0x2003, 0x2028, 0x3000],
  },
  // Invisible characters: soft hyphen, zero-width space and joiners, directional marks, word joiner, byte order mark.
  {
    set: [
      [0xad, 0xad],
      [0x200b, 0x200f],
      [0x202a, 0x202e],
      [0x2060, 0x2064],
      [0xfeff, 0xfeff],
    ],
    asked: [0xad, 0x200b, 0x200d, 0x202e, 0xfeff],
  },
  // Combining marks.
  { set: [[0x300, 0x36f]], asked: [0x301] },
  // Letters written from right to left.
  { set: [[0x590, 0x8ff]], asked: [0x5d0, 0x627] },
  // Decimal digits of other scripts, and superscripts.
  {
    set: beyondAscii((character) => /[\p{Nd}²³¹]/u.test(character)),
    asked: [0xb2, 0x661, 0x6f1, 0x967],
  },
  // Full-width forms of US-ASCII; of the digits, some.
  { set: [[0xff01, 0xff5e]], asked: [0xff21, 0xff41] },
  { set: [[0xff10, 0xff19]], asked: [0xff11] },
  allOf(delimiterForms),
  // Full stops that can end a label of a host.
  {
    set: [
      [0x3002, 0x3002],
      [0xff0e, 0xff0e],
      [0xff61, 0xff61],
    ],
    asked: [0x3002, 0xff0e, 0xff61],
  },
  ...halvesOfPairs,
  // Private use, the replacement character, and noncharacters.
  { set: [[0xe000, 0xf8ff]], asked: [0xe000] },
  { set: [[0xfffd, 0xfffd]], asked: [0xfffd] },
  {
    set: [
      [0xfdd0, 0xfdef],
      [0xfffe, 0xffff],
    ],
    asked: [0xfdd0, 0xffff],
  },
];

/** Number of kinds, with that of code units of no kind. */
const mostKinds = knownKinds.length + 1;

const noKinds = kindsOf([]);
