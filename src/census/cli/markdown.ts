/** A summary as Markdown: the lines that each document accepts, the groups of documents, and the reasons. */

import { visible } from '../../core/base/visible.js';
import { codeSpan, sentence } from '../../study/formatting/markdown.js';
import { meaningOf } from '../../study/reasons.js';
import type { CensusExample, CensusSummary } from '../../study/census-summary.js';
import { markdownTable } from '../../cli/output/table.js';
import { acceptedBy, count, groupsTitle, masksOf, share, who } from '../groups.js';

/** Returns the tables, each with its title. Linear. */
export function censusMarkdown(summary: CensusSummary): string {
  const { lines, revisions, reasons } = summary;
  const counted = (some: number): readonly string[] => [count(some), share(some, lines)];
  const tables = [
    [
      `${count(lines)} lines by document`,
      markdownTable([
        ['document', 'accepted lines', 'share'],
        ...revisions.map((id, bit) => [sentence(id), ...counted(acceptedBy(bit, summary))]),
      ]),
    ],
    [
      groupsTitle,
      markdownTable([
        ['accepted by', 'lines', 'share', 'examples'],
        ...masksOf(summary).map(({ mask, lines: some, examples }) => [
          sentence(who(summary, mask, (id) => id)),
          ...counted(some),
          examplesOf(examples),
        ]),
      ]),
    ],
    [
      'Lines that no document accepts, by reason',
      markdownTable([
        ['reason', 'meaning', 'lines', 'share', 'examples'],
        ...reasons.map(({ reason, lines: some, examples }) => [
          codeSpan(reason),
          sentence(meaningOf(reason)),
          ...counted(some),
          examplesOf(examples),
        ]),
      ]),
    ],
  ];
  const shown = reasons.length > 0 ? tables : tables.slice(0, 2);
  return shown.map(([title = '', table = '']) => `## ${title}\n\n${table}`).join('\n');
}

function examplesOf(examples: readonly CensusExample[]): string {
  return examples
    .map((one) => ('text' in one ? shown(one.text) : `base64 ${codeSpan(one.base64)}`))
    .join(' ');
}

function shown(text: string): string {
  return text === '' ? '(empty)' : codeSpan(visible(text));
}
