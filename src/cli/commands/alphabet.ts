/** `alphabet`: the characters that may occur in each role of each revision, raw or only escaped. */

import { declareCommand } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarAndStart, regexOptions } from '../input/grammar-options.js';
import { ascii } from '../../core/base/ascii.js';
import { codePointName } from '../../core/base/character.js';
import { alphabets, formatAlphabets, type RoleAlphabet } from '../../study/index.js';
import { show, type Table } from '../output/table.js';
import { aboutLearnt, studiedRevisions } from '../documents/studies.js';

const about = `The result is read from the automata, so it is exact: a character counts if some
string of the role contains it. "%" counts as itself only where it begins no
escape; a character counts as escaped if some string contains its escape. If
rules share a role, the first is used; "grammar REV" lists the roles.
Neighbouring revisions with the same result share a line, named as a range.
--csv prints one record per role, revision and character of US-ASCII. In JSON,
"octets" states whether octets beyond US-ASCII can be escaped.

${aboutLearnt}`;

export const command = declareCommand({
  arguments: [['[ROLE...]', 'the roles (default: all)']],
  options: [shared.revisions(), shared.csv(), ...grammarAndStart, ...regexOptions, shared.json],
  about,
  examples: [
    'uri-revisions alphabet path query fragment',
    'uri-revisions alphabet user -r rfc1738,rfc3986',
    'uri-revisions alphabet --csv > alphabet.csv',
  ],
  run: async (roles, options, terminal) => {
    const among = await studiedRevisions(options.revisions ?? 'all', options, terminal);
    const found = alphabets(roles.length > 0 ? roles : undefined, among);
    await show(
      options,
      { objects: found, table: () => tableOf(found), text: () => formatAlphabets(found) },
      terminal,
    );
  },
});

function tableOf(found: readonly RoleAlphabet[]): Table {
  const records = found.flatMap((alphabet) =>
    ascii.map((character) => [
      alphabet.role,
      alphabet.revision,
      alphabet.rule,
      codePointName(character),
      character,
      useOf(character, alphabet),
    ]),
  );
  return [['role', 'revision', 'rule', 'code point', 'character', 'use'], ...records];
}

function useOf(character: string, { raw, escaped }: RoleAlphabet): string {
  if (raw.includes(character)) return 'as itself';
  return escaped.includes(character) ? 'escaped only' : 'not at all';
}
