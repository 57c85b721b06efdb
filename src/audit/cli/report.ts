/** Results of an audit, as tables for people and as CSV. */
import { type Audit, componentNames, type DocumentAudit, type FoundClass, type Verdict } from '../index.js';
import { visible } from '../../core/base/visible.js';
import { type Cell, cells, columns } from '../../cli/output/columns.js';
import type { Table } from '../../cli/output/table.js';
import { cut, shown, shownText } from '../../cli/output/signs.js';
import { grouped } from '../../study/formatting/format-text.js';
import type { Terminal } from '../../cli/output/terminal.js';

/** The verdicts in words, in the order of the table. */
const inWords: Readonly<Record<Verdict, string>> = {
  agreed: 'agreed',
  design: 'different by design',
  accepted: 'accepted, not derivable',
  refused: 'derivable, rejected',
  different: 'components different',
  error: 'adapter errors',
  crash: 'crashes',
  'time-out': 'time-outs',
};

/** Verdicts that are shown only if they occur. */
const rare: readonly Verdict[] = ['design', 'error', 'crash', 'time-out'];

/**
 * Formats the table of verdicts, and for each document the table of its classes. @param mostClasses maximum number of
 * shown classes
 */
export function auditBlocks(
  { parser, cases, documents }: Audit,
  mostClasses: number,
  { width, colours }: Pick<Terminal, 'width' | 'colours'>,
): readonly string[] {
  const { bold } = colours;
  const heading = cells(
    [cases === 1 ? '1 string' : `${grouped(cases)} strings`, ...documents.map(({ revision }) => revision)],
    bold,
  );
  const row = (name: string, count: (document: DocumentAudit) => number): readonly Cell[] =>
    cells([name, ...documents.map((document) => grouped(count(document)))]);
  const rows = Object.entries(inWords).flatMap(([name, words]) => {
    const verdict = name as Verdict;
    if (rare.includes(verdict) && documents.every(({ verdicts }) => verdicts[verdict] === 0)) return [];
    const read = componentNames.filter((component) =>
      documents.some(({ components }) => components[component] > 0),
    );
    return [
      row(words, ({ verdicts }) => verdicts[verdict]),
      ...(verdict === 'different'
        ? read.map((each) => row(`  ${each}`, ({ components }) => components[each]))
        : []),
    ];
  });
  const title = `${visible(parser.name)} ${visible(parser.version)}\n`;
  return [
    title + columns([heading, ...rows], width),
    ...documents.flatMap((document) => classBlock(document, mostClasses, width, bold)),
  ];
}

function classBlock(
  { revision, classes }: DocumentAudit,
  most: number,
  width: number,
  bold: (text: string) => string,
): readonly string[] {
  const reported = classes.filter(({ verdict }) => verdict !== 'design');
  if (reported.length === 0) return [];
  const shownClasses = reported.slice(0, most);
  const hasMessages = shownClasses.some((found) => messageUnlessInKey(found) !== '');
  const names = [revision, 'class', 'section', 'smallest string', ...(hasMessages ? ['message'] : [])];
  const heading = cells(names, bold);
  const rows = shownClasses.map((found): readonly Cell[] => [
    ...cells([grouped(found.count), ...classCells(found)]),
    { lines: [cut(shownText(found.witness))], exact: true },
    ...(hasMessages ? cells([messageUnlessInKey(found)]) : []),
  ]);
  const rest = reported.length - most;
  return [columns([heading, ...rows], width) + (rest > 0 ? `and ${grouped(rest)} more classes\n` : '')];
}

function classCells({ key, section = '' }: FoundClass): readonly string[] {
  return [visible(key), section];
}

/** Returns the message unless the key contains it. */
function messageUnlessInKey({ key, message = '' }: FoundClass): string {
  return key.endsWith(message) ? '' : cut(visible(message));
}

/** Returns the classes of all documents as rows, including those by design. */
export function auditTable({ documents }: Audit): Table {
  const rows = documents.flatMap(({ revision, classes }) =>
    classes.map(({ verdict, count, key, section, witness, message }) => [
      ...[revision, verdict, count, key, section, shown(witness), message],
    ]),
  );
  return [['revision', 'verdict', 'strings', 'class', 'section', 'smallest string', 'message'], ...rows];
}
