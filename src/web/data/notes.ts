/** What is noted about the printing of each document, from grammar/<id>/README.md: sections, paragraphs, lists, tables. */

import type { RevisionId } from 'uri-revisions';

const written: Readonly<Record<string, string>> = import.meta.glob('../../../grammar/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface NotedSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The sections that tell of misprints: what was looked at and left, where a document contradicts itself, its errata. */
const told = ['What stays as printed', 'Where it contradicts itself', 'The errata'];

export function notesOn(id: RevisionId): readonly NotedSection[] {
  const text = written[`../../../grammar/${id}/README.md`] ?? '';
  return text.split(/^## /m).flatMap((section) => {
    const [title = '', ...blocks] = section.split(/\n{2,}/);
    return told.includes(title.trim()) ? [{ title: title.trim(), blocks: blocks.flatMap(blockOf) }] : [];
  });
}

function blockOf(text: string): readonly Block[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (first === '') return [];
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return [{ kind: 'table', head, rows }];
  }
  if (!first.startsWith('- ')) return [{ kind: 'paragraph', text: lines.join(' ') }];
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return [{ kind: 'list', items }];
}

/** A row of a table; `\|` is a bar in a cell. */
function cellsOf(line: string): readonly string[] {
  return line
    .replaceAll('\\|', '\u{E000}')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\u{E000}', '|'));
}

/** A stretch of a sentence: words, or code. */
export interface Stretch {
  readonly text: string;
  readonly isCode: boolean;
}

/** Words and code of a sentence; a link is its words. Linear. */
export function stretches(sentence: string): readonly Stretch[] {
  return [...sentence.matchAll(/`([^`]*)`|(?:\\[^]|[^`\\])+/g)].map(([text, code]) =>
    code === undefined ? { text: plain(text), isCode: false } : { text: code, isCode: true },
  );
}

function plain(words: string): string {
  return words.replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1').replace(/\\([_*`])/g, '$1');
}
