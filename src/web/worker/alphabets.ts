/** Alphabets of roles from the documents' own automata, so that the page loads no grammar for them. */
import { revision, revisions } from 'uri-revisions';
import { alphabetOf, type RoleAlphabet } from 'uri-revisions-cli/grammar';

/** Returns what `alphabets` of the package returns for these roles. */
export function alphabets(roles: readonly string[]): readonly RoleAlphabet[] {
  return roles.flatMap((role) =>
    revisions.flatMap((id) => {
      const language = revision(id);
      const rule = language.rules.find((candidate) => candidate.role === role)?.name;
      if (rule === undefined) return [];
      return [{ role, revision: id, rule, ...alphabetOf(language.automaton({ start: rule })) }];
    }),
  );
}
