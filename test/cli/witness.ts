/** What the commands that study grammars say of strings, held against what the revisions accept. */
import { revision, type RevisionId } from '../../src/index.js';
import { linesIn } from './captured.js';

export interface NamedRule {
  readonly revision: RevisionId;
  readonly rule: string;
}

export function accepts(text: string, { revision: id, rule }: NamedRule): boolean {
  return revision(id).accepts(text, { start: rule });
}

/** A comparison as JSON has it. */
export interface ToldComparison {
  readonly relation: string;
  readonly onlyFirst: readonly { readonly text: string; readonly offset: number }[];
  readonly onlySecond: readonly { readonly text: string; readonly offset: number }[];
  readonly both: readonly string[];
}

/** Every string of a comparison is what it is said to be, and there are strings of the kinds that its relation needs. */
export function expectWitnesses(told: ToldComparison, first: NamedRule, second: NamedRule): void {
  const verdicts = (texts: readonly string[]): readonly unknown[] =>
    texts.map((text) => [text, accepts(text, first), accepts(text, second)]);
  const onlyFirst = told.onlyFirst.map(({ text }) => text);
  const onlySecond = told.onlySecond.map(({ text }) => text);
  expect(verdicts(onlyFirst)).toEqual(onlyFirst.map((text) => [text, true, false]));
  expect(verdicts(onlySecond)).toEqual(onlySecond.map((text) => [text, false, true]));
  expect(verdicts(told.both)).toEqual(told.both.map((text) => [text, true, true]));
  expect([told.relation, onlyFirst.length > 0, onlySecond.length > 0]).toEqual([
    told.relation,
    ['superset', 'overlapping', 'disjoint'].includes(told.relation),
    ['subset', 'overlapping', 'disjoint'].includes(told.relation),
  ]);
}

/** The string that is shown so; undefined for one that is cut. */
export function unshown(shown: string): string | undefined {
  if (shown.includes('…')) return undefined;
  if (shown === 'ε') return '';
  return shown
    .replaceAll('␣', ' ')
    .replaceAll(/\\u\{([0-9A-F]+)\}/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
}

/** Fit for a terminal of 80 columns. */
export function expectNarrow(stdout: string): void {
  expect(linesIn(stdout).filter((line) => line.length > 80)).toEqual([]);
}
