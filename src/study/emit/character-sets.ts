/** Sets of characters as bits of one table, and the tests that emitted code makes of them. */
import { asciiSize } from '../../base/ascii.js';
import { type CodeUnitSet, contains, lastCodeUnit } from '../../base/code-units.js';

/** Index of all characters beyond US-ASCII, and of the end of the text: see `at` in src/tree/parser.ts. */
const beyond = asciiSize;
const end = beyond + 1;

/** Collects the sets of one grammar. */
export class CharacterSets {
  private readonly bits = new Map<string, { readonly set: CodeUnitSet; readonly index: number }>();

  /** A condition: the character at a place, itself an expression, is in the set. */
  test(set: CodeUnitSet, place: string): string {
    const [range, more] = set;
    if (range?.[0] === 0 && range[1] === lastCodeUnit) return `${place} < t.length`;
    if (range !== undefined && more === undefined && range[0] === range[1]) {
      return `at(t, ${place}) === ${String(range[0])}`;
    }
    const key = set.join();
    const { index } = this.bits.get(key) ?? { index: this.bits.size };
    this.bits.set(key, { set, index });
    const table = `sets${String(Math.floor(index / 31))}`;
    return `${table}[at(t, ${place})]! & ${String(2 ** (index % 31))}`;
  }

  /** Declares the tables: for each character the sets it is in, one bit a set. */
  declarations(): string {
    const tables: number[][] = [];
    for (const { set, index } of this.bits.values()) {
      const table = (tables[Math.floor(index / 31)] ??= Array.from({ length: end + 1 }, () => 0));
      for (let code = 0; code <= beyond; code++) {
        if (contains(set, code)) table[code] = (table[code] ?? 0) + 2 ** (index % 31);
      }
      if (contains(set, beyond) !== contains(set, lastCodeUnit)) {
        throw new Error('a class tells characters beyond US-ASCII apart');
      }
    }
    return tables
      .map((table, i) => `const sets${String(i)} = new Int32Array([\n${rowsOf(table)}]);\n\n`)
      .join('');
  }
}

/** The numbers, sixteen a line. */
function rowsOf(numbers: readonly number[]): string {
  const rows: string[] = [];
  for (let i = 0; i < numbers.length; i += 16) rows.push(`${numbers.slice(i, i + 16).join(', ')},\n`);
  return rows.join('');
}
