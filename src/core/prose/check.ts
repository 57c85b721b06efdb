/** Checks a string against one revision's prose: applies every entry of its table, and sorts the findings by place. */

import type { SyntaxNode } from '../tree/node.js';
import type { Reading, Span } from '../reading/reading.js';
import type { Match, Level, ProseEntry } from './entry.js';

/** A finding of the document's prose about a span of the text. */
export interface Finding {
  readonly id: string;
  readonly level: Level;
  /** Section of the document. */
  readonly section: string;
  /** One sentence, without any of the text itself. */
  readonly message: string;
  /** UTF-16 code units from 0, end exclusive; empty if the finding concerns the whole of an empty text. */
  readonly span: Span;
}

/** The verdict on a string. */
export interface Check {
  /** In the language of the start rule. */
  readonly derivable: boolean;
  /** Derivable, and no finding is a violation. */
  readonly conforming: boolean;
  /** The syntax tree; undefined if the text is not derivable. For a long text, parsed on access. */
  readonly reading: SyntaxNode | undefined;
  /** Sorted by start, then by the order of the table. */
  readonly findings: readonly Finding[];
}

/**
 * Checks a reading against a table of prose. `base` is the reading of the base of the document that contains the text,
 * for entries that need one. Time is linear in the text, for each entry.
 */
export function check(prose: readonly ProseEntry[], reading: Reading, base?: Reading): Check {
  const findings = findingsOf(prose, reading, base);
  const { derivable } = reading;
  const conforming = derivable && findings.every(({ level }) => level !== 'violation');
  if (!reading.isLong) return { derivable, conforming, reading: reading.tree, findings };
  return Object.defineProperty({ derivable, conforming, reading: undefined, findings }, 'reading', {
    enumerable: true,
    get: () => reading.tree,
  });
}

/** Returns the findings of the entries, sorted by start, then by the order of the entries. */
export function findingsOf(
  prose: readonly ProseEntry[],
  reading: Reading,
  base?: Reading,
): readonly Finding[] {
  return prose
    .flatMap((entry) => joined(entry.test(reading, base)).map((match) => finding(entry, match)))
    .sort((a, b) => a.span.start - b.span.start);
}

function finding({ id, level, section, sentence }: ProseEntry, { start, end, detail }: Match): Finding {
  const message = detail === undefined ? sentence : `${sentence} ${detail}`;
  return { id, level, section, message, span: { start, end } };
}

/** Joins adjacent matches with the same detail: a run of twenty escapes is one finding. */
function joined(matches: readonly Match[]): Match[] {
  const result: Match[] = [];
  for (const match of matches) {
    const last = result.at(-1);
    if (last?.end === match.start && last.end > last.start && last.detail === match.detail) {
      result[result.length - 1] = { ...last, end: match.end };
    } else {
      result.push(match);
    }
  }
  return result;
}
