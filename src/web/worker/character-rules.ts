/** The documents' names of a character: their rules for single characters that include it, and the roles that allow it. */
import { type Language, revision, type RevisionId, revisions } from 'uri-revisions';
import { occursIn } from 'uri-revisions-cli/grammar';
import { mainRoles } from '../data/words.js';

export interface CharacterRules {
  readonly revision: RevisionId;
  /** The rules that derive the character and only single characters; in the document's order. */
  readonly rules: readonly string[];
  /** The main roles in whose strings the character occurs unescaped. */
  readonly roles: readonly string[];
}

/** Returns each document's names of a character. */
export function characterRules(character: string): readonly CharacterRules[] {
  return revisions.map((id) => {
    const language = revision(id);
    const names = language.rules.map(({ name }) => name);
    const roles = mainRoles.filter((role) => {
      // As in the table of alphabets.
      const first = language.rules.find((rule) => rule.role === role);
      return first !== undefined && occursIn(language.automaton({ start: first.name }), character);
    });
    const rules = names.filter(
      (name) => language.accepts(character, { start: name }) && isOfSingles(language, name),
    );
    return { revision: id, rules, roles };
  });
}

/** Code units: the first of each half of surrogate pairs, the first beyond them, and the last. */
const [high, low, beyond, last] = [0xd800, 0xdc00, 0xe000, 0xffff];

/** Tests whether a rule derives only single characters, of one code unit or of a surrogate pair. */
function isOfSingles(language: Language, start: string): boolean {
  const automaton = language.automaton({ start });
  const { initial, dead, classCount, uniformFrom = last } = automaton;
  const classesIn = (from: number, to: number): ReadonlySet<number> => {
    const classes = new Set<number>();
    for (let unit = Math.min(from, uniformFrom); unit <= Math.min(to, uniformFrom); unit++) {
      classes.add(automaton.classOf(unit));
    }
    return classes;
  };
  const after = (state: number, classes: Iterable<number>): readonly number[] =>
    Array.from(classes, (c) => automaton.step(state, c)).filter((next) => next !== dead);
  const all = Array.from({ length: classCount }, (_, c) => c);
  const isLast = (state: number): boolean => automaton.accepting(state) && after(state, all).length === 0;
  const isUnfinished = (state: number): boolean => !isLast(state);
  if (automaton.accepting(initial)) return false;
  // Most rules end here, before their classes are looked at.
  const unfinished = after(initial, all).filter(isUnfinished);
  if (unfinished.length === 0) return true;
  const lows = classesIn(low, beyond - 1);
  const others = new Set([...classesIn(0, low - 1), ...classesIn(beyond, last)]);
  const singles = new Set([...classesIn(0, high - 1), ...classesIn(low, last)]);
  return (
    after(initial, singles).every(isLast) &&
    unfinished.every((half) => after(half, others).length === 0 && after(half, lows).every(isLast))
  );
}
