/** Matrix, alphabets and counts as tables of 80 columns. */
import { revisions } from '../../../generated/registry/ids.js';
import type { RoleAlphabet } from '../relations/alphabet.js';
import { printableAscii, type WordShare } from '../sampling/count.js';
import type { LanguageChange } from '../relations/diff.js';
import { word } from './format-text.js';
import type { MatrixCell, MatrixRow } from '../relations/matrix.js';

const signs: Readonly<Record<LanguageChange, string>> = {
  unchanged: '=',
  widened: '+',
  narrowed: '−',
  changed: '±',
};

/** Formats a row for each role or rule, with a column for each revision. */
export function formatMatrix(revisions: readonly string[], rows: readonly MatrixRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  // Each name is above its column; a stroke leads down past the names of later columns.
  const headings = revisions.map((revision, i) => `${' '.repeat(width)}${'│ '.repeat(i)}${revision}\n`);
  return [
    ...headings,
    ...rows.map(({ name, cells }) => `${name.padEnd(width)}${cells.map(sign).join(' ')}\n`),
    '\n○ first   = same   + strings added   − strings removed   ± both   · absent\n',
  ].join('');
}

function sign(cell: MatrixCell | undefined): string {
  if (cell === undefined) return '·';
  return cell.change === undefined ? '○' : signs[cell.change];
}

const printable = printableAscii.map((unit) => String.fromCharCode(unit));
const marks = printable.filter((character) => !/[A-Za-z0-9]/.test(character));
const groups: readonly (readonly [label: string, characters: readonly string[]])[] = [
  ['A-Z', printable.filter((character) => /[A-Z]/.test(character))],
  ['a-z', printable.filter((character) => /[a-z]/.test(character))],
  ['0-9', printable.filter((character) => /[0-9]/.test(character))],
];

/**
 * Formats a block for each role, with a line for each revision and a column for each character. Identical neighbours in
 * the lineage share a line, named as a range: `url-1993..rfc1738`.
 */
export function formatAlphabets(alphabets: readonly RoleAlphabet[]): string {
  const runs = runsOf(alphabets);
  const nameWidth = Math.max(0, ...runs.map(({ name }) => name.length)) + 4;
  const line = (name: string, uses: string, cells: readonly string[]): string =>
    `${name.padEnd(nameWidth)}${uses}  ${cells.map((cell, i) => cell.padEnd(groups[i]?.[0].length ?? 0)).join(' ')}`.trimEnd() +
    '\n';
  const heading = line(
    '',
    marks.map(word).join(''),
    groups.map(([label]) => label),
  );
  const roles = [...new Set(alphabets.map(({ role }) => role))];
  const blocks = roles.map((role) => {
    const lines = runs
      .filter(({ alphabet }) => alphabet.role === role)
      .map(({ name, alphabet }) =>
        line(
          `  ${name}`,
          marks.map((character) => use(alphabet, character)).join(''),
          groups.map(([, characters]) => groupUse(alphabet, characters)),
        ),
      );
    return `${role}\n${heading}${lines.join('')}\n`;
  });
  return `${blocks.join('')}● as itself   % escaped only   · not at all   ◐ some as themselves\n`;
}

/** Identical alphabets of one role in neighbouring revisions of the lineage. */
interface AlphabetRun {
  /** The revision, or a range of them. */
  readonly name: string;
  /** The alphabet of the last revision in the range. */
  readonly alphabet: RoleAlphabet;
}

function runsOf(alphabets: readonly RoleAlphabet[]): readonly AlphabetRun[] {
  const runs: RoleAlphabet[][] = [];
  for (const alphabet of alphabets) {
    const before = runs.at(-1)?.at(-1);
    if (before !== undefined && areNeighbours(before, alphabet) && areAlike(before, alphabet)) {
      runs.at(-1)?.push(alphabet);
    } else runs.push([alphabet]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    const name = first === last ? first.revision : `${first.revision}..${last.revision}`;
    return [{ name, alphabet: last }];
  });
}

function areNeighbours(before: RoleAlphabet, after: RoleAlphabet): boolean {
  const place = ({ revision }: RoleAlphabet): number => revisions.findIndex((id) => id === revision);
  return before.role === after.role && place(before) >= 0 && place(before) + 1 === place(after);
}

function areAlike(firstAlphabet: RoleAlphabet, other: RoleAlphabet): boolean {
  return printable.every((character) => use(firstAlphabet, character) === use(other, character));
}

function use({ raw, escaped }: RoleAlphabet, character: string): string {
  if (raw.includes(character)) return '●';
  return escaped.includes(character) ? '%' : '·';
}

function groupUse(alphabet: RoleAlphabet, characters: readonly string[]): string {
  const uses = new Set(characters.map((character) => use(alphabet, character)));
  const [only = '·'] = uses;
  return uses.size === 1 ? only : '◐';
}

/** Formats the numbers of strings of one language by length, and their share of all strings of printing characters. */
export function formatCounts(shares: readonly WordShare[]): string {
  const width = Math.max(...shares.map(({ count }) => count.toString().length), 'strings'.length);
  const line = (length: string, count: string, share: string): string =>
    `${length.padStart(6)}  ${count.padStart(width)}  ${share.padStart(12)}\n`;
  return [
    line('length', 'strings', 'share'),
    ...shares.map(({ length, count, share }) => line(String(length), String(count), percent(share))),
  ].join('');
}

function percent(share: number): string {
  return `${(share * 100).toPrecision(3)} %`;
}
