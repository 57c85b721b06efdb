/** What changes from one document to another, at a glance: so few lines that a screen has room for them. */
import { type MigrationGroup, migrationGroups } from '../migration/groups.js';
import type { Migration, MigrationClass } from '../migration/migrate.js';
import { conformingParts, type CountedStrings, kindHeadings, migrationSummary } from './format-migration.js';
import { grouped, prose, word } from './format-text.js';

/** Groups of a kind that have a line each; of more, the others are one. */
const mostLines = 5;
const widths = [8, 20, 18, 8, 10, 6];

/** A line for each group of classes: how many, where, a shortest string, and what is said of them. @param counted in files, if they were read */
export function formatMigrationGroups(migration: Migration, counted?: CountedStrings): string {
  const headings = kindHeadings(migration);
  const found = migrationGroups(migration).flatMap((group) => {
    const classes = group.classes.filter(({ number }) => counted?.classes.has(number) ?? true);
    return classes.length === 0 ? [] : [{ ...group, classes }];
  });
  const parts = (Object.keys(headings) as MigrationClass['kind'][]).flatMap((kind) => {
    const groups = found
      .filter((group) => group.kind === kind)
      .sort((a, b) => sizeOf(b.classes, counted) - sizeOf(a.classes, counted));
    if (groups.length === 0) return [];
    const lines = shownOf(groups).map(([where, classes]) => lineOf(where, classes, counted));
    return [`${headings[kind]}\n${lines.join('')}`];
  });
  const head = row([
    counted === undefined ? 'classes' : 'strings',
    'where',
    'shortest',
    'intended',
    'accidental',
    'unsaid',
  ]);
  const table = parts.length === 0 ? [] : [`${head}\n${parts.join('\n')}`];
  return [prose('', migrationSummary(migration, counted)), ...table, ...conformingParts(counted)].join('\n');
}

type Line = readonly [where: string, classes: readonly MigrationClass[]];

function shownOf(groups: readonly MigrationGroup[]): readonly Line[] {
  const shown = groups.length > mostLines ? groups.slice(0, mostLines - 1) : groups;
  const others = groups.slice(shown.length).flatMap(({ classes }) => classes);
  const lines = shown.map(({ where, classes }): Line => [whereOf(where), classes]);
  return others.length === 0 ? lines : [...lines, [`${groups.length - shown.length} more`, others]];
}

/** `host`, `authority, path`, `between components`. */
export function whereOf(where: readonly string[]): string {
  if (where.length === 0) return 'between components';
  return where.map((name) => (name === 'hostKind' ? 'kind of host' : name)).join(', ');
}

function lineOf(
  where: string,
  classes: readonly MigrationClass[],
  counted: CountedStrings | undefined,
): string {
  const size = grouped(sizeOf(classes, counted));
  const text = shortest(classes, counted);
  return row([size, where, text === undefined ? '–' : word(text), ...saidOf(classes, counted).map(signed)]);
}

function signed(count: number): string {
  return count === 0 ? '–' : grouped(count);
}

/** Of how many classes, or strings in them, the documents say that they are intended, something else, and nothing. */
function saidOf(classes: readonly MigrationClass[], counted: CountedStrings | undefined): readonly number[] {
  const has = (one: MigrationClass, isIntended: boolean): boolean =>
    one.evidence.some(({ evidence }) => (evidence.class === 'intended') === isIntended);
  return [
    classes.filter((one) => has(one, true)),
    classes.filter((one) => has(one, false)),
    classes.filter(({ evidence }) => evidence.length === 0),
  ].map((some) => sizeOf(some, counted));
}

/** Columns, with how wide they are; numbers are set to the right. */
function row(cells: readonly string[]): string {
  return `${cells.map((cell, i) => (i === 1 || i === 2 ? cut(cell, widths[i] ?? 0).padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')}\n`;
}

function sizeOf(classes: readonly MigrationClass[], counted: CountedStrings | undefined): number {
  if (counted === undefined) return classes.length;
  return classes.reduce((sum, { number }) => sum + (counted.classes.get(number)?.count ?? 0), 0);
}

/** In files, none where all of them are longer than what is kept. */
function shortest(
  classes: readonly MigrationClass[],
  counted: CountedStrings | undefined,
): string | undefined {
  const texts = classes
    .filter(({ number }) => counted === undefined || counted.classes.get(number)?.example !== undefined)
    .map(({ text }) => text);
  return texts.length === 0
    ? undefined
    : texts.reduce((least, text) => (text.length < least.length ? text : least));
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
