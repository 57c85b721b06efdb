/** The alphabets as a table: characters that occur in the same way everywhere share a row. */

import { type RevisionId, revisions } from 'uri-revisions';
import type { RoleAlphabet } from 'uri-revisions-cli/grammar';

/** How a character can occur in a role of a revision. */
export type Occurrence = 'raw' | 'escaped' | 'never' | 'no rule';

export interface CharacterRow {
  readonly name: string;
  readonly cells: readonly {
    readonly role: string;
    readonly revision: RevisionId;
    readonly occurrence: Occurrence;
  }[];
}

/** The order of the table: capital letters, small letters, digits, signs, the space, what cannot be seen. */
const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[!-~]/, / /, /[^ -~]/];
const order = (character: string): number => kinds.findIndex((kind) => kind.test(character));

const ascii = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit)).sort(
  (a, b) => order(a) - order(b),
);

/** A row for the characters that occur in the same way everywhere, in the order of their first ones. */
export function rowsOf(
  alphabets: readonly RoleAlphabet[],
  roles: readonly string[],
): readonly CharacterRow[] {
  const columns = roles.flatMap((role) =>
    revisions.map((revision) => ({
      role,
      revision,
      alphabet: alphabets.find((one) => one.role === role && one.revision === revision),
    })),
  );
  const rows = new Map<string, { characters: string[]; cells: CharacterRow['cells'] }>();
  for (const character of ascii) {
    const cells = columns.map(({ role, revision, alphabet }) => ({
      role,
      revision,
      occurrence: occurrenceOf(alphabet, character),
    }));
    const key = cells.map(({ occurrence }) => occurrence).join();
    const row = rows.get(key) ?? { characters: [], cells };
    row.characters.push(character);
    rows.set(key, row);
  }
  return [...rows.values()].map(({ characters, cells }) => ({ name: nameOf(characters), cells }));
}

function occurrenceOf(alphabet: RoleAlphabet | undefined, character: string): Occurrence {
  if (alphabet === undefined) return 'no rule';
  if (alphabet.raw.includes(character)) return 'raw';
  return alphabet.escaped.includes(character) ? 'escaped' : 'never';
}

/** Runs of three or more as ranges. */
function nameOf(characters: readonly string[]): string {
  const units = characters.map((character) => character.charCodeAt(0));
  const names: string[] = [];
  for (let i = 0; i < units.length;) {
    let end = i;
    while (
      units[end + 1] === (units[end] ?? 0) + 1 &&
      order(characters[end + 1] ?? '') === order(characters[i] ?? '')
    ) {
      end++;
    }
    if (end - i < 2) end = i;
    const first = visibleName(characters[i] ?? '');
    names.push(end > i ? `${first}–${visibleName(characters[end] ?? '')}` : first);
    i = end + 1;
  }
  return names.join(' ');
}

function visibleName(character: string): string {
  if (character === ' ') return 'space';
  if (/[!-~]/.test(character)) return character;
  return character === '\x7f' ? 'DEL' : character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}
