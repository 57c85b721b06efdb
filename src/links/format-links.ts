/** Links for people and as JSON: the bases of a document, and the revisions' readings of each of its links. */

import type { Base, BaseSource, IgnoredBase } from '../core/reference/base.js';
import { visible } from '../core/base/visible.js';
import { columns } from '../cli/output/columns.js';
import { csvRows, inputField } from '../cli/output/table.js';
import { absentSign, cut, differSign, shown } from '../cli/output/signs.js';
import type { Terminal } from '../cli/output/terminal.js';
import type { FoundLink } from './link-list.js';
import type { DocumentBase, Link, LinkReading, LinkResult } from './links.js';

const indent = '  ';

/** Formats the base of a document in each revision, with its source. */
export function shownBases(title: string, bases: readonly DocumentBase[], terminal: Terminal): string {
  const groups = grouped(bases, ({ base }) => [shownBase(base), sourceOf(base)]);
  const passedOver = grouped(
    bases.flatMap((own) => own.base.ignored.map((ignored) => ({ ...own, ignored }))),
    ({ ignored }) => ['', `passed over: ${ignoredBase(ignored)}`],
  );
  return `${terminal.colours.bold(title)}\n${table([...groups, ...passedOver], terminal)}`;
}

/** Formats a link and its readings by the revisions that have rules for it. */
export function shownLink(link: Link, terminal: Terminal): string {
  const { line, column, reference, differs, readings } = link;
  const { bold, yellow } = terminal.colours;
  const sign = differs ? differSign : ' ';
  const title = `${sign} ${line}:${column} ${locationOf(link)}  ${cut(shown(reference))}`;
  const groups = grouped(
    readings.filter(({ result }) => result.kind !== 'undefined'),
    ({ result }) => [shownResult(result)],
  );
  return `${differs ? bold(yellow(title)) : title}\n${table(groups, terminal)}`;
}

/**
 * Returns the location of a link: an element with its attribute, its kind in Markdown, its pointer; nothing in plain
 * text.
 */
export function locationOf({ element, attribute, pointer }: FoundLink): string {
  return [element, attribute, pointer]
    .filter((name) => name !== undefined)
    .map(shown)
    .join(' ');
}

/** Revisions with the same cells. */
interface Group {
  readonly revisions: readonly string[];
  readonly cells: readonly string[];
}

function grouped<Reading extends DocumentBase>(
  readings: readonly Reading[],
  tell: (reading: Reading) => readonly string[],
): readonly Group[] {
  const groups = new Map<string, { revisions: string[]; cells: readonly string[] }>();
  for (const reading of readings) {
    const cells = tell(reading);
    const key = cells.join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { revisions: [reading.revision], cells });
    else group.revisions.push(reading.revision);
  }
  return [...groups.values()];
}

function table(groups: readonly Group[], { colours, width }: Terminal): string {
  return columns(
    groups.map(({ revisions, cells }) => [
      { lines: [indent + revisions.join(', ')], paint: colours.dim },
      ...cells.map((cell) => ({ lines: [cut(cell)] })),
    ]),
    width,
  );
}

function shownBase({ base, source }: Base): string {
  if (source === undefined) return absentSign;
  return base === undefined ? 'none' : base === '' ? 'the empty string' : visible(base);
}

const sources: Readonly<Record<BaseSource, string>> = {
  content: 'embedded base',
  Base: 'Base',
  'Content-Base': 'Content-Base',
  'Content-Location': 'Content-Location',
  retrieval: 'retrieval URL',
  default: 'default',
};

function sourceOf({ source, section, depth }: Base): string {
  if (source === undefined) return 'no rules for relative references';
  const isEnclosing = depth > 0 && source !== 'retrieval' && source !== 'default';
  const where = isEnclosing ? `, ${depth} ${depth === 1 ? 'entity' : 'entities'} outwards` : '';
  return `${sources[source]}${section === undefined ? '' : ` (${section})`}${where}`;
}

function ignoredBase({ source, value, reason }: IgnoredBase): string {
  const why = reason === 'not-absolute' ? 'is not absolute' : 'is relative, without a base';
  return `${sources[source]} ${shown(value)} ${why}`;
}

function shownResult(result: LinkResult): string {
  switch (result.kind) {
    case 'absolute':
      return visible(result.text);
    case 'current-document':
      return `(current document)${result.fragment === undefined ? '' : visible(`#${result.fragment}`)}`;
    case 'refused':
      return '(rejected)';
    case 'undefined':
      return absentSign;
    case 'error':
      return visible(result.error.message.split('\n', 1).join(''));
  }
}

/** Formats a row for each revision. */
export const linkRows = csvRows<LinkReading & { readonly input: string; readonly link: Link }>({
  input: ({ input }) => inputField(input),
  part: ({ link }) => link.part,
  line: ({ link }) => link.line,
  column: ({ link }) => link.column,
  in: ({ link }) => locationOf(link),
  reference: ({ link }) => link.reference,
  revision: ({ revision }) => revision,
  base: ({ base }) => base.base,
  kind: ({ result }) => result.kind,
  result: ({ result }) => resultText(result),
});

function resultText(result: LinkResult): string {
  if (result.kind === 'absolute') return result.text;
  return 'error' in result ? (result.error.message.split('\n', 1)[0] ?? '') : '';
}

/** Returns a link as JSON: errors as their names and messages. */
export function linkJson({ readings, ...link }: Link): object {
  return {
    ...link,
    readings: readings.map((reading) => ({ ...reading, result: resultJson(reading.result) })),
  };
}

function resultJson(result: LinkResult): object {
  if (!('error' in result)) return result;
  const { kind, error } = result;
  return { kind, name: error.name, message: error.message };
}
