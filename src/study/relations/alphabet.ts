/**
 * Alphabets of roles: the characters of US-ASCII that may occur in a role's strings, raw or only escaped. They are
 * computed from the automata, and so exact.
 */
import { asciiSize } from '../../core/base/ascii.js';
import { unknownName } from '../../core/base/unknown-name.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { distancesToAcceptance } from '../../grammar/automata/explore.js';

/** The characters of a language. */
export interface Alphabet {
  /**
   * The characters of US-ASCII that occur unescaped in some string, in their order; "%" only if a string has it other
   * than before two hexadecimal digits.
   */
  readonly raw: string;
  /**
   * The other characters of US-ASCII whose escape occurs in some string: "%" and two hexadecimal digits of either case.
   */
  readonly escaped: string;
  /** True if the escape of every octet beyond US-ASCII occurs in some string. */
  readonly octets: boolean;
}

/** The alphabet of a role in one revision. */
export interface RoleAlphabet extends Alphabet {
  readonly role: string;
  readonly revision: string;
  /** The first rule of that role. */
  readonly rule: string;
}

/** A grammar whose rules have roles. */
export interface RoleLanguages {
  readonly revision: string;
  readonly rules: readonly string[];
  role(rule: string): string;
  automaton(rule: string): Automaton;
}

const hexDigits = Array.from('0123456789ABCDEFabcdef', (digit) => digit.charCodeAt(0));
const percent = '%'.charCodeAt(0);

/** Returns the alphabet of a language. Time is the number of states, times the number of octets. */
export function alphabetOf(automaton: Automaton): Alphabet {
  const walk = new LiveWalk(automaton);
  const escapes = escapedOctets(walk);
  const ascii = Array.from({ length: asciiSize }, (_, unit) => unit);
  const raw = ascii.filter((unit) => occurs(walk, String.fromCharCode(unit)));
  return {
    raw: String.fromCharCode(...raw),
    escaped: String.fromCharCode(...ascii.filter((unit) => escapes.has(unit) && !raw.includes(unit))),
    octets: Array.from({ length: 256 - asciiSize }, (_, i) => asciiSize + i).every((octet) =>
      escapes.has(octet),
    ),
  };
}

/** Tests whether a character, of US-ASCII or beyond, occurs unescaped in some string of a language. */
export function occursIn(automaton: Automaton, character: string): boolean {
  return occurs(new LiveWalk(automaton), character);
}

/**
 * Returns the alphabets of roles (all by default) in each revision that has them; role by role, oldest revision first.
 * @throws UnknownNameError for a role that no revision has
 */
export function alphabetsOf(
  grammars: readonly RoleLanguages[],
  roles?: readonly string[],
): readonly RoleAlphabet[] {
  const known = [...new Set(grammars.flatMap((grammar) => grammar.rules.map((rule) => grammar.role(rule))))];
  const unknown = roles?.find((role) => !known.includes(role));
  if (unknown !== undefined) throw unknownName('role', unknown, known);
  return (roles ?? known).flatMap((role) =>
    grammars.flatMap((grammar) => {
      const rule = grammar.rules.find((candidate) => grammar.role(candidate) === role);
      if (rule === undefined) return [];
      return [{ role, revision: grammar.revision, rule, ...alphabetOf(grammar.automaton(rule)) }];
    }),
  );
}

type States = ReadonlySet<number>;

/** Steps between the states that some string of the language passes through. */
class LiveWalk {
  readonly all: States;

  constructor(private readonly automaton: Automaton) {
    this.all = new Set(distancesToAcceptance(automaton).keys());
  }

  after(states: States, codeUnit: number): States {
    const characterClass = this.automaton.classOf(codeUnit);
    const next = new Set<number>();
    for (const state of states) {
      const target = this.automaton.step(state, characterClass);
      if (this.all.has(target)) next.add(target);
    }
    return next;
  }

  /** Tests whether all continuations from these states begin with hexadecimal digits. */
  needsHexDigit(states: States): boolean {
    const others = new Set<number>();
    for (let unit = 0; unit <= asciiSize; unit++) {
      if (!hexDigits.includes(unit)) others.add(unit);
    }
    return (
      [...states].every((state) => !this.automaton.accepting(state)) &&
      [...others].every((unit) => this.after(states, unit).size === 0)
    );
  }
}

function occurs(walk: LiveWalk, character: string): boolean {
  if (character === '%') return hasBarePercent(walk);
  // Half of a surrogate pair is no character.
  if (/\p{Cs}/u.test(character)) return false;
  let states = walk.all;
  for (let i = 0; i < character.length; i++) states = walk.after(states, character.charCodeAt(i));
  return states.size > 0;
}

/** Tests whether some string has a "%" that does not begin an escape. */
function hasBarePercent(walk: LiveWalk): boolean {
  const first = walk.after(walk.all, percent);
  if (!walk.needsHexDigit(first)) return true;
  return hexDigits.some((digit) => !walk.needsHexDigit(walk.after(first, digit)));
}

/** Returns the octets whose escape occurs in some string. */
function escapedOctets(walk: LiveWalk): ReadonlySet<number> {
  const octets = new Set<number>();
  const first = walk.after(walk.all, percent);
  for (const high of hexDigits) {
    const second = walk.after(first, high);
    for (const low of hexDigits) {
      if (walk.after(second, low).size > 0) octets.add(parseInt(String.fromCharCode(high, low), 16));
    }
  }
  return octets;
}
