/** `alphabet`: which characters may occur in which role in which revision, and which escaped only. */

import type { Command } from 'commander';
import { ascii } from '../../base/ascii.js';
import { alphabets, formatAlphabets, type RoleAlphabet } from '../../study/index.js';
import { csvTable } from '../output/csv.js';
import { aboutGrammars, type GrammarOptions, takesGrammar } from '../input/grammar-options.js';
import { addNotes, type CommonOptions, takesCsv, takesRevisions } from '../input/options.js';
import { aboutLearnt, studiedRevisions } from '../studies.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends CommonOptions, GrammarOptions {
  readonly csv?: true;
}

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

export function define(command: Command): void {
  takesRevisions(command.argument('[ROLE...]', 'the roles; all by default'));
  takesGrammar(takesCsv(command));
  addNotes(command, {
    about,
    exit: { 0: 'shown' },
    examples: [
      'uri-revisions alphabet path query fragment',
      'uri-revisions alphabet user -r rfc1738,rfc2396bis-01',
      'uri-revisions alphabet --csv > alphabet.csv',
    ],
  });
}

export async function run(roles: readonly string[], options: Options, terminal: Terminal): Promise<void> {
  const among = await studiedRevisions(options.revisions ?? 'all', options, terminal);
  const found = alphabets(roles.length > 0 ? roles : undefined, among);
  if (options.json) for (const alphabet of found) await terminal.printJson(alphabet);
  else if (options.csv) await terminal.print(csv(found));
  else await terminal.print(formatAlphabets(found));
}

function csv(found: readonly RoleAlphabet[]): string {
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
  return csvTable(['role', 'revision', 'rule', 'code point', 'character', 'use'], records);
}

function useOf(character: string, { raw, escaped }: RoleAlphabet): string {
  if (raw.includes(character)) return 'as itself';
  return escaped.includes(character) ? 'escaped only' : 'not at all';
}
