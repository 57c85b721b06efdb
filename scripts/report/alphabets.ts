/** The report on which characters may stand where. */
import { alphabetOf, alphabetsOf } from '../../src/study/relations/alphabet.js';
import { formatAlphabets } from '../../src/study/formatting/format-tables.js';
import { paragraphsOf } from './claims.js';
import { block, characterCode, code, heading, paragraph, table } from './markdown.js';
import { cited, type Sources } from './sources.js';

/** The roles that URLs are split into. */
const roles = ['scheme', 'user', 'password', 'host', 'port', 'path', 'segment', 'query', 'fragment'];

const marks = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).filter((c) =>
  /\W|_/.test(c),
);

export function alphabetsReport(sources: Sources): string {
  const rows = sources.all.map((source) => {
    const { raw, escaped } = alphabetOf(source.grammar.automaton(source.grammar.start));
    const never = marks.filter((mark) => !raw.includes(mark));
    const isEscaped = never.every((mark) => escaped.includes(mark)) ? 'as escapes' : 'not even as escapes';
    return [
      code(source.revision),
      cited(source, source.grammar.start),
      characterCode(never.join('')),
      isEscaped,
    ];
  });
  return (
    heading(2, 'Which characters may stand where') +
    sources.all.map((source) => paragraphsOf(sources, source, 'alphabet')).join('') +
    paragraph('Printing characters that stand in no reference as themselves:') +
    table(['revision', 'reference rule', 'not as themselves', 'otherwise'], rows) +
    paragraph('And role by role, of the rule that has the role:') +
    block(
      formatAlphabets(
        alphabetsOf(
          sources.all.map(({ grammar }) => grammar),
          roles,
        ),
      ),
    )
  );
}
