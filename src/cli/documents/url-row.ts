/** The row of `compare` for Node's own URL class: a reading, apart from the documents and their verdicts. */

import { type UrlReading, urlReading } from '../../study/url-reading.js';
import { cells, columns, wrap } from '../output/columns.js';
import { Misuse } from '../output/errors.js';
import { cut, differSign, shown, valueCell } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';

/** Names the parser. */
export const urlParser = `Node's URL (${process.version})`;

/** Explains the sign in a reading. */
export const urlLegend = `${differSign} in Node's URL: differs from the string's component, even after the changes`;

/** The parser's result for one string. */
export interface UrlRow extends Partial<UrlReading> {
  readonly reading: 'no URL class' | 'failure' | 'unchanged' | 'resolved' | 'rewritten';
}

/** Reads strings against a base. @throws Misuse if the base is no URL */
export function urlRow(text: string, base: string | undefined): UrlRow {
  if (base !== undefined && urlReading(base)?.href === undefined)
    throw new Misuse(`--base: ${urlParser} does not parse this URL`);
  const read = urlReading(text, base);
  if (read === undefined) return { reading: 'no URL class' };
  const { href, changes, differs } = read;
  if (href === undefined) return { reading: 'failure' };
  const isSame = changes.length + differs.length === 0;
  return { reading: isSame ? (href === text ? 'unchanged' : 'resolved') : 'rewritten', ...read };
}

/** Formats the row as text: the reading, its changes, and the URL with its components. */
export function urlRowText(row: UrlRow, { colours, width }: Pick<Terminal, 'colours' | 'width'>): string {
  const { reading, changes = [], differs = [] } = row;
  const lines = [
    ...wrap(`${urlParser}, a parser of the WHATWG URL Standard: ${reading}`, width),
    ...wrap(changes.join(', '), width),
  ].filter((line) => line !== '');
  const table = urlValues(row).map(({ name, value, isOther }) => [
    ...cells([name], colours.bold),
    valueCell([cut(shown(value))], isOther, colours),
  ]);
  const signs = differs.length === 0 ? '' : `\n${colours.dim(wrap(urlLegend, width).join('\n'))}\n`;
  return `${lines.join('\n')}\n${table.length === 0 ? '' : `\n${columns(table, width)}`}${signs}`;
}

/** Returns the URL and its components, without those that both the URL and the string lack. */
export function urlValues({ href, components, differs = [] }: UrlRow): readonly {
  readonly name: string;
  readonly value: string | undefined;
  readonly isOther: boolean;
}[] {
  const values = Object.entries({ href, ...components }).map(([name, value]) => ({
    ...{ name, value },
    isOther: differs.some((other) => other === name),
  }));
  return values.filter(({ value, isOther }) => value !== undefined || isOther);
}
