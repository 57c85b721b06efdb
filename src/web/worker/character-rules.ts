/** The documents' names of a character: their rules for single characters that include it. */
import { type Language, revision, type RevisionId, revisions } from 'uri-revisions';

/** The rules of a document that derive a character and only single characters; in the document's order. */
export interface CharacterRules {
  readonly revision: RevisionId;
  readonly rules: readonly string[];
}

/** Returns each document's names of a character. */
export function characterRules(character: string): readonly CharacterRules[] {
  return revisions.map((id) => {
    const language = revision(id);
    const rules = language.rules.flatMap(({ name }) =>
      language.accepts(character, { start: name }) && isOfSingles(language, name) ? [name] : [],
    );
    return { revision: id, rules };
  });
}

/** Tests whether a rule derives only single characters. */
function isOfSingles(language: Language, start: string): boolean {
  const automaton = language.automaton({ start });
  const { initial, dead, classCount } = automaton;
  const classes = Array.from({ length: classCount }, (_, c) => c);
  return (
    !automaton.accepting(initial) &&
    classes
      .map((c) => automaton.step(initial, c))
      .filter((state) => state !== dead)
      .every((state) => automaton.accepting(state) && classes.every((c) => automaton.step(state, c) === dead))
  );
}
