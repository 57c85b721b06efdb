/** Sets of characters as bits of one table, and the tests that emitted code makes of them. */
import { type CodeUnitSet, lastCodeUnit, onlyCharacter } from '../../base/code-units.js';
import { type Letters, lettersIn } from './letters.js';

/** Collects the sets of one grammar. */
export class CharacterSets {
  private readonly bits = new Map<string, { readonly set: CodeUnitSet; readonly index: number }>();

  /** @param letters what the tables are by; after them stands the end of the text: see `at` in src/tree/parser.ts */
  constructor(private readonly letters: Letters) {}

  /** A condition: the character at a place, itself an expression, is in the set. */
  test(set: CodeUnitSet, place: string): string {
    const [range] = set;
    if (range?.[0] === 0 && range[1] === lastCodeUnit) return `${place} < t.length`;
    if (range !== undefined && onlyCharacter(set) !== undefined) {
      const [letter] = lettersIn(set, this.letters);
      return `at(t, ${place}) === ${String(letter)}`;
    }
    const key = set.join();
    const { index } = this.bits.get(key) ?? { index: this.bits.size };
    this.bits.set(key, { set, index });
    const table = `sets${String(Math.floor(index / 31))}`;
    return `${table}[at(t, ${place})]! & ${String(2 ** (index % 31))}`;
  }

  /** Declares the tables: for each letter the sets it is in, one bit a set. */
  declarations(): string {
    const tables: number[][] = [];
    const { length } = this.letters.units;
    for (const { set, index } of this.bits.values()) {
      const table = (tables[Math.floor(index / 31)] ??= Array.from({ length: length + 1 }, () => 0));
      for (const letter of lettersIn(set, this.letters))
        table[letter] = (table[letter] ?? 0) + 2 ** (index % 31);
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
