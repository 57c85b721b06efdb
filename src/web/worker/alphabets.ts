/** Alphabets of roles from the documents' own automata, so that the page loads no grammar for them. */
import { revision, revisions } from 'uri-revisions';
import { alphabetsOf, type RoleAlphabet } from 'uri-revisions-cli/grammar';

/** Returns the alphabets of roles in the documents that have them. @throws UnknownNameError for a role of none */
export function alphabets(roles: readonly string[]): readonly RoleAlphabet[] {
  const languages = revisions.map((id) => {
    const language = revision(id);
    const roleOf = new Map(language.rules.map(({ name, role }) => [name, role]));
    return {
      revision: id,
      rules: [...roleOf.keys()],
      role: (rule: string) => roleOf.get(rule) ?? '',
      automaton: (start: string) => language.automaton({ start }),
    };
  });
  return alphabetsOf(languages, roles);
}
