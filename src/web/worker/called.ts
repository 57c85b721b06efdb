/** What documents call a character: their rules for single characters, one of which it is. */
import { type Language, revision, type RevisionId, revisions } from 'uri-revisions';

/** The rules of a document that derive a character, and single characters only; in the document's order. */
export interface Called {
  readonly revision: RevisionId;
  readonly rules: readonly string[];
}

/** Of each document, what it calls a character. */
export function called(character: string): readonly Called[] {
  return revisions.map((id) => {
    const language = revision(id);
    const rules = language.rules.flatMap(({ name }) =>
      language.accepts(character, { start: name }) && isOfSingles(language, name) ? [name] : [],
    );
    return { revision: id, rules };
  });
}

/** Whether a rule derives single characters only. */
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
