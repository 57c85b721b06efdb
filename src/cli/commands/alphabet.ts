/** `alphabet`: the characters that may occur in each role of each revision, raw or only escaped. */

import { declareCommand } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarAndStart, aboutGrammars } from '../input/grammar-options.js';
import { ascii } from '../../core/base/ascii.js';
import { alphabets, formatAlphabets, type RoleAlphabet } from '../../study/index.js';
import { show, type Table } from '../output/table.js';
import { aboutLearnt, studiedRevisions } from '../documents/studies.js';

const about = `This is read off the automata, so it is exact: a character counts if some string
of the role has it. "%" counts as itself only where it begins no escape; a
character counts as escaped if some string has "%" and its two hexadecimal
digits. If several rules have a role, the first counts; "grammar REV" lists the
roles. Neighbours that are alike share a line, named as a range of revisions.

--csv prints a record for each role, revision and character of US-ASCII. In
JSON, "octets" tells whether the octets beyond US-ASCII can be escaped.

${aboutGrammars}
The role of each of its rules is the name of the rule.

${aboutLearnt}
Its role is "reference": what may follow the prefix after which it was learnt.`;

export const command = declareCommand({
  arguments: [['[ROLE...]', 'the roles; all by default']],
  options: [shared.revisions(), shared.csv(), ...grammarAndStart, shared.json],
  about,
  exit: { 0: 'shown' },
  examples: [
    'uri-revisions alphabet path query fragment',
    'uri-revisions alphabet user -r rfc1738,rfc2396bis-01',
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
      `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
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
