/** The report on what each role became. */
import type { LanguageChange } from '../../src/study/relations/diff.js';
import { type MatrixCell, matrixOf, type MatrixRow } from '../../src/study/relations/matrix.js';
import { code, heading, paragraph, table } from './markdown.js';
import type { Sources } from './sources.js';

const signs: Readonly<Record<LanguageChange, string>> = {
  unchanged: '=',
  widened: '+',
  narrowed: '−',
  changed: '±',
};

export function matrixReport(sources: Sources): string {
  const rows = matrixOf(sources.all.map(({ grammar }) => grammar));
  const isShared = ({ cells }: MatrixRow): boolean => cells.filter((cell) => cell !== undefined).length > 1;
  const revisions = sources.all.map(({ revision }) => revision);
  const single = revisions.map((revision, i) => {
    const names = rows.filter((row) => !isShared(row) && row.cells[i] !== undefined).map(({ name }) => name);
    return names.length === 0 ? [] : [`${code(revision)}: ${names.join(', ')}.`];
  });
  return (
    heading(2, 'Every role in every document') +
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
