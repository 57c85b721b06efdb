/** A string against one revision's prose: every entry of its table asked, the answers in the order of the text. */

import type { SyntaxNode } from '../tree/node.js';
import type { Reading, Span } from '../reading/reading.js';
import type { Hit, Level, ProseEntry } from './entry.js';

/** What the document's prose says about a stretch of the text. */
export interface Finding {
  readonly id: string;
  readonly level: Level;
  /** Section of the document. */
  readonly section: string;
  /** One sentence, without any of the text itself. */
  readonly message: string;
  /** UTF-16 code units from 0, end exclusive; empty where the whole of an empty text is meant. */
  readonly span: Span;
}

/** The verdict on a string. */
export interface Check {
  /** In the language of the reference rule. */
  readonly derivable: boolean;
  /** Derivable, and no finding is a violation. */
  readonly conforming: boolean;
  /** The syntax tree; undefined where the text is not derivable. That of a long text is parsed when it is asked for. */
  readonly reading: SyntaxNode | undefined;
  /** By where they begin, then by the order of the table. */
  readonly findings: readonly Finding[];
}

/**
 * Checks a reading against a table of prose. `base` is the reading of the base of the document that the text
 * stands in, for the entries that need one. Time linear in the text, for each entry.
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

/** What the entries say, by where it begins, then by their order. */
export function findingsOf(
  prose: readonly ProseEntry[],
  reading: Reading,
  base?: Reading,
): readonly Finding[] {
  return prose
    .flatMap((entry) => joined(entry.test(reading, base)).map((hit) => finding(entry, hit)))
    .sort((a, b) => a.span.start - b.span.start);
}

function finding({ id, level, section, sentence }: ProseEntry, { start, end, detail }: Hit): Finding {
  const message = detail === undefined ? sentence : `${sentence} ${detail}`;
  return { id, level, section, message, span: { start, end } };
}

/** One hit for hits that touch and say the same: a stretch of twenty escapes is one finding. */
function joined(hits: readonly Hit[]): Hit[] {
  const result: Hit[] = [];
  for (const hit of hits) {
    const last = result.at(-1);
    if (last?.end === hit.start && last.end > last.start && last.detail === hit.detail) {
      result[result.length - 1] = { ...last, end: hit.end };
    } else {
      result.push(hit);
    }
  }
  return result;
}
