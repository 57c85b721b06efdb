/** Text in columns: cells of one or more lines, wrapped to fit a width. */

/** A cell. */
export interface Cell {
  /** Lines without control characters. */
  readonly lines: readonly string[];
  /** One character before the first line. */
  readonly sign?: string | undefined;
  /** True if every character counts: lines are then broken anywhere, and keep all blanks. */
  readonly exact?: boolean;
  readonly paint?: (text: string) => string;
}

/** Returns cells of one line each. */
export function cells(texts: readonly string[], paint: (text: string) => string = String): readonly Cell[] {
  return texts.map((text) => ({ lines: [text], paint }));
}

const gap = '  ';
/** Minimum width to which a column is reduced. */
const narrowest = 8;
/** Words up to this length are not broken. */
const maxUnbrokenLength = 16;

/** Formats rows of cells as lines, without trailing blanks. */
export function columns(rows: readonly (readonly Cell[])[], width: number): string {
  const widths = fit(naturalWidths(rows), fits(rows, width) ? unbrokenWidths(rows) : minWidths(rows), width);
  return rows
    .flatMap((row) => {
      const wrapped = row.map(({ lines, exact, ...cell }, column) => ({
        ...cell,
        lines: lines.flatMap((line) => (exact ? chop : wrap)(line, widths[column] ?? narrowest)),
      }));
      const height = wrapped.reduce((most, { lines }) => Math.max(most, lines.length), 0);
      return Array.from({ length: height }, (_, i) => joined(wrapped, widths, i));
    })
    .map((line) => `${line}\n`)
    .join('');
}

/** Tests whether the rows fit without breaking a line that is as short as a word. */
export function fits(rows: readonly (readonly Cell[])[], width: number): boolean {
  const widths = unbrokenWidths(rows);
  return widths.reduce((sum, least) => sum + least, gap.length * (widths.length - 1)) <= width;
}

function joined(cells: readonly Cell[], widths: readonly number[], index: number): string {
  let line = '';
  let blanks = 0;
  cells.forEach(({ lines, sign, paint = String }, column) => {
    const text = lines[index] ?? '';
    if (text !== '') {
      const marked = index === 0 && sign !== undefined ? sign + text : text;
      line += ' '.repeat(blanks - (marked.length - text.length)) + paint(marked);
      blanks = 0;
    }
    blanks += (widths[column] ?? 0) - text.length + gap.length;
  });
  return line;
}

function naturalWidths(rows: readonly (readonly Cell[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach(({ lines }, column) => {
      for (const line of lines) widths[column] = Math.max(widths[column] ?? 0, line.length);
    });
  }
  return widths;
}

/** Returns the least width of each column without breaking a word. */
function minWidths(rows: readonly (readonly Cell[])[]): number[] {
  return widthsOf(rows, ({ lines, exact }) => (exact ? [] : lines.flatMap((line) => line.split(' '))));
}

/** Returns the least width of each column without breaking a line that is as short as a word. */
function unbrokenWidths(rows: readonly (readonly Cell[])[]): number[] {
  return widthsOf(rows, ({ lines }) => lines);
}

function widthsOf(rows: readonly (readonly Cell[])[], wordsOf: (cell: Cell) => readonly string[]): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      const words = wordsOf(cell);
      const lengths = words.map(({ length }) => length).filter((length) => length <= maxUnbrokenLength);
      widths[column] = lengths.reduce((a, b) => Math.max(a, b), widths[column] ?? narrowest);
    });
  }
  return widths;
}

/** Narrows the widest column that may be narrower, until all fit or none may. */
function fit(natural: readonly number[], least: readonly number[], width: number): number[] {
  const room = width - gap.length * (natural.length - 1);
  // No column needs more than the whole width; without this cap the loop would take time linear in the widest column.
  const widths = natural.map((wide) => Math.min(wide, Math.max(room, narrowest)));
  let surplus = widths.reduce((sum, wide) => sum + wide, 0) - room;
  while (surplus > 0) {
    const shrinkable = widths.map((wide, column) => (wide > (least[column] ?? narrowest) ? wide : 0));
    const widest = Math.max(...shrinkable);
    if (widest === 0) break;
    widths[shrinkable.lastIndexOf(widest)] = widest - 1;
    surplus--;
  }
  return widths;
}

/** Breaks prose at blanks, and inside a word that is too long, there after a hyphen if it has one. */
export function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const blank = rest.lastIndexOf(' ', width);
    const hyphen = rest.lastIndexOf('-', width - 1) + 1;
    const end = blank > 0 ? blank : hyphen > width / 2 ? hyphen : width;
    lines.push(rest.slice(0, end));
    rest = rest.slice(blank > 0 ? end + 1 : end);
  }
  return [...lines, rest];
}

/** Breaks a line into pieces of a width. */
function chop(line: string, width: number): string[] {
  return Array.from({ length: Math.max(1, Math.ceil(line.length / width)) }, (_, i) =>
    line.slice(i * width, (i + 1) * width),
  );
}
