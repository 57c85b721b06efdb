/** Of strings in files that two documents derive, which conform to one of them alone, as text of 80 columns and as Markdown. */
import type { RevisionId } from '../../../generated/registry/ids.js';
import { sectionInWords } from '../../base/citation.js';
import { visible } from '../../base/visible.js';
import type { Finding } from '../../prose/check.js';
import { grouped, prose, word } from './format-text.js';
import { codeSpan, sentence, table } from './markdown.js';

/** Strings that both documents derive, and that only one of them forbids, for the same reasons. */
export interface ConformingChange {
  /** `began`: the earlier document forbids them; `ceased`: the later. */
  readonly kind: 'began' | 'ceased';
  /** What the document says that forbids them: its violations. */
  readonly findings: readonly Pick<Finding, 'id' | 'section' | 'message'>[];
  readonly count: number;
  /** The first of the shortest. */
  readonly example: string;
}

export interface ConformingChanges {
  readonly before: RevisionId;
  readonly after: RevisionId;
  /** Of each kind the most frequent first. */
  readonly changes: readonly ConformingChange[];
  /** Strings that are too long to be held, and so are not asked about. */
  readonly unasked: number;
}

const kinds = ['began', 'ceased'] as const;

function headingOf(kind: ConformingChange['kind'], { before, after }: ConformingChanges): string {
  const [forbids, not] = kind === 'began' ? [before, after] : [after, before];
  return `${kind} to conform: both derive them, ${forbids} forbids them, ${not} does not`;
}

/** How many there are, in a sentence. */
export function conformingSummary({ changes, unasked }: ConformingChanges): string {
  const [began = '', ceased = ''] = kinds.map((kind) =>
    grouped(changes.reduce((sum, change) => sum + (change.kind === kind ? change.count : 0), 0)),
  );
  const long = unasked === 0 ? '' : `; ${grouped(unasked)} too long to be asked about`;
  return `Of those that both derive, ${began} began to conform, ${ceased} ceased to${long}.`;
}

/** The reasons of each kind, each with a shortest string. */
export function formatConformingChanges(found: ConformingChanges): readonly string[] {
  return kinds.flatMap((kind) => {
    const some = found.changes.filter((change) => change.kind === kind);
    if (some.length === 0) return [];
    const lines = some.map(
      ({ count, example, findings }) =>
        `${grouped(count).padStart(8)}  ${word(example)}\n` +
        findings.map((finding) => prose(' '.repeat(10), violationInWords(finding))).join(''),
    );
    return [`${prose('', headingOf(kind, found))}${lines.join('')}`];
  });
}

/** The same as a table for each kind, under its heading. */
export function conformingMarkdown(found: ConformingChanges): readonly string[] {
  return kinds.flatMap((kind) => {
    const some = found.changes.filter((change) => change.kind === kind);
    if (some.length === 0) return [];
    const rows = some.map(({ count, example, findings }) => [
      grouped(count),
      codeSpan(visible(example)),
      findings.map((finding) => sentence(violationInWords(finding))).join(' '),
    ]);
    return [`## ${sentence(headingOf(kind, found))}`, table(['strings', 'shortest', 'why'], rows)];
  });
}

/** What forbids a string, in a line. */
export function violationInWords({ id, section, message }: ConformingChange['findings'][number]): string {
  return `${id}, ${sectionInWords(section)}: ${message}`;
}
