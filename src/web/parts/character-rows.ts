/** The alphabets as a table: characters that occur in the same way everywhere share a row. */

import { revisions } from 'uri-revisions';
import type { RoleAlphabet } from 'uri-revisions/grammar';

/** How a character can occur in a role of a revision. */
export type Occurrence = 'raw' | 'escaped' | 'never' | 'no rule';

export interface CharacterRow {
  readonly name: string;
  readonly cells: readonly { readonly role: string; readonly occurrence: Occurrence }[];
}

const ascii = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit));

/** Characters that belong together are named together: letters, then digits, then signs, then invisible ones. */
const order = (character: string): number =>
  /[A-Za-z]/.test(character) ? 0 : /\d/.test(character) ? 1 : /[!-~]/.test(character) ? 2 : 3;

export function rowsOf(
  alphabets: readonly RoleAlphabet[],
  roles: readonly string[],
): readonly CharacterRow[] {
  const columns = roles.flatMap((role) =>
    revisions.map((revision) => ({
      role,
      alphabet: alphabets.find((one) => one.role === role && one.revision === revision),
    })),
  );
  const rows = new Map<string, { characters: string[]; cells: CharacterRow['cells'] }>();
  for (const character of ascii) {
    const cells = columns.map(({ role, alphabet }) => ({
      role,
      occurrence: occurrenceOf(alphabet, character),
    }));
    const key = cells.map(({ occurrence }) => occurrence).join();
    const row = rows.get(key) ?? { characters: [], cells };
    row.characters.push(character);
    rows.set(key, row);
  }
  return [...rows.values()]
    .sort((a, b) => order(a.characters[0] ?? '') - order(b.characters[0] ?? ''))
    .map(({ characters, cells }) => ({
      name: nameOf(characters.sort((a, b) => order(a) - order(b) || a.charCodeAt(0) - b.charCodeAt(0))),
      cells,
    }));
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
