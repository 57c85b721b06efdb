/** The report on what changed from one grammar to the next: the matrix, then each step with its witnesses. */
import type { Comparison, Witness } from '../../src/study/relations/compare-rules.js';
import {
  diffGrammars,
  type GrammarDiff,
  type KeptRule,
  type LanguageChange,
} from '../../src/study/relations/diff.js';
import { isShort } from '../../src/study/formatting/format-text.js';
import { type MatrixCell, matrixOf, type MatrixRow } from '../../src/study/relations/matrix.js';
import { paragraphsOf } from './claims.js';
import { characterCode, code, counted, enumeration, heading, paragraph, table } from './markdown.js';
import { cited, type Source, type Sources } from './sources.js';

const signs: Readonly<Record<LanguageChange, string>> = {
  unchanged: '=',
  widened: '+',
  narrowed: '−',
  changed: '±',
};

/** What each role became. */
export function matrixReport(sources: Sources): string {
  const rows = matrixOf(sources.all.map(({ grammar }) => grammar));
  const isShared = ({ cells }: MatrixRow): boolean => cells.filter((cell) => cell !== undefined).length > 1;
  const revisions = sources.all.map(({ revision }) => revision);
  const single = revisions.map((revision, i) => {
    const names = rows.filter((row) => !isShared(row) && row.cells[i] !== undefined).map(({ name }) => name);
    return names.length === 0 ? [] : [`${code(revision)}: ${names.join(', ')}.`];
  });
  return (
    heading(3, 'Every role in every document') +
    paragraph(
      'A role is what a rule is for, whatever its name. Where a document has the role, its rule is named, and how its language relates to that of the document before it that has the role:',
      '`=` the same strings; `+` strings came; `−` strings went; `±` both.',
    ) +
    table(
      ['role', ...revisions.map(code)],
      rows.filter(isShared).map(({ name, cells }) => [name, ...cells.map(cellText)]),
    ) +
    paragraph('Roles of one document only:', ...single.flat())
  );
}

function cellText(cell: MatrixCell | undefined): string {
  if (cell === undefined) return '';
  const sign = cell.change === undefined ? '' : `${signs[cell.change]} `;
  return `${sign}${code(cell.rules[0] ?? '')}`;
}

/** One section for each document that follows another. */
export function stepsReport(sources: Sources): string {
  const introduction = paragraph(
    'In the tables below the language of a rule has changed either because the rule is reworded, notation and names aside, or through the rules that it refers to.',
  );
  const steps = sources.all.flatMap((after) => {
    const before = sources.before(after);
    return before === undefined ? [] : [stepReport(before, after, paragraphsOf(sources, after, 'step'))];
  });
  return introduction + steps.join('');
}

function stepReport(before: Source, after: Source, remarks: string): string {
  const diff = diffGrammars(before.grammar, after.grammar, { witnesses: 3 });
  const kept = diff.rules.filter((rule): rule is KeptRule => 'comparison' in rule);
  const changed = kept.filter(({ change }) => change !== 'unchanged');
  const rows = changed.map((rule) => [
    nameOf(rule, after),
    rule.role,
    strings(rule.comparison.onlyFirst),
    strings(rule.comparison.onlySecond),
    reason(rule),
  ]);
  return (
    heading(3, `From ${before.revision} to ${after.revision}`) +
    remarks +
    paragraph(counts(diff, kept)) +
    table(['rule', 'role', 'strings that went', 'strings that came', 'why'], rows) +
    paragraph(
      'The same strings as before:',
      `${enumeration(kept.filter(({ change }) => change === 'unchanged').map((rule) => nameOf(rule, after)))}.`,
    )
  );
}

function counts({ rules }: GrammarDiff, kept: readonly KeptRule[]): string {
  const changes = (['widened', 'narrowed', 'changed'] as const).map((change) => {
    const count = kept.filter((rule) => rule.change === change).length;
    return `${count} ${change === 'changed' ? 'changed both ways' : change}`;
  });
  const renamed = kept.filter((rule) => rule.renamed).length;
  const same = kept.filter(({ change }) => change === 'unchanged').length;
  const added = rules.filter(({ change }) => change === 'added').length;
  const dropped = rules.filter(({ change }) => change === 'dropped').length;
  return (
    `In numbers: ${counted(kept.length, 'rule')} kept, ${renamed} of them under another name; ${added} added, ${dropped} dropped. ` +
    `Of the rules kept ${same} derive the same strings, ${enumeration(changes)}.`
  );
}

function nameOf({ before: earlier, after: later, renamed }: KeptRule, after: Source): string {
  return renamed ? `${code(earlier)} → ${cited(after, later)}` : cited(after, later);
}

/** Why the language of a rule is another: its own wording, or that of the rules it refers to. */
function reason({ rewritten, through }: KeptRule): string {
  const rules = through.map(code).join(', ');
  if (!rewritten) return `through ${rules}`;
  return through.length === 0 ? 'reworded' : `reworded; through ${rules}`;
}

/** The witnesses of one side; those too long to be told apart are left out but for the first. */
export function strings(witnesses: Comparison['onlyFirst']): string {
  const [first, ...others] = witnesses;
  return [first, ...others.filter(({ text }) => isShort(text))]
    .flatMap((witness) => (witness === undefined ? [] : [witnessText(witness)]))
    .join(' ');
}

/** A string of one character stands for all that would do. */
function witnessText({ text, alike }: Witness): string {
  if (text.length !== 1 || alike.length < 2) return code(text);
  return `any of ${characterCode(alike)}`;
}
