/** `findings`: the statements of one revision's prose about strings, beyond its grammar. */

import { declareCommand, option } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import { textsArgument } from '../input/texts.js';
import { sectionInWords } from '../../core/base/citation.js';
import type { Finding } from '../../core/prose/check.js';
import type { SplitComparison } from '../../core/reference/split.js';
import type { Revision } from '../../core/revision.js';
import type { UriSyntaxError } from '../../core/reading/error.js';
import { blocksOn } from '../output/blocks.js';
import { cells, columns, wrap } from '../output/columns.js';
import { attempt } from '../output/failure.js';
import { loadRevision } from '../documents/load-revision.js';
import { reason } from '../../core/reading/error-message.js';
import { cut, shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { recordOptions } from '../rows/options.js';
import { joinedCell, printRows, type Rows } from '../rows/print.js';
import { recordsOfTexts, textsOfRecords } from '../rows/reader.js';
import type { Span } from '../../core/tree/read-components.js';
import { visible } from '../../core/base/visible.js';

const about = `A string is conforming if it is derivable (valid under the grammar) and has no
finding of the level "violation". Findings come from the document's text outside
the grammar. Levels: "violation": forbidden; "discouraged": advised against;
"tolerated": improper, but to be accepted; "note": information. A finding has
the same id in every revision. Findings that depend on the base, such as a
surplus "..", need --base; the note "relative" asks for one. If the regular
expression of RFC 3986, Appendix B, splits a string differently from the
grammar, both results are shown.

A row of --out has the most severe level among the findings of its string, their
ids and their text.`;

export const command = declareCommand({
  arguments: [textsArgument('URL', 'the strings to check')],
  options: [
    ...fileOrText('URL', 'in'),
    shared.revision,
    option('--base <URL>', 'the base URL of the strings, or its kind'),
    ...recordOptions(),
    shared.json,
  ],
  about,
  exit: { 1: 'at least one string is not conforming' },
  examples: [
    'uri-revisions findings http://u:p@0x7f.1/../%7e -r rfc3986',
    'uri-revisions findings a.csv --in csv --column url --out csv --pass-columns',
    "uri-revisions findings -r url-1997 --json < urls.txt | jq '.findings[].id'",
  ],
  run: async (texts, { base, json, ...options }, terminal) => {
    const revision = await loadRevision(options.revision);
    const start = base === undefined ? revision.start : revision.startFor(base);
    const printBlocks = blocksOn(terminal);
    const rows: Rows = {
      columns: ['derivable', 'conforming', 'reason', 'level', 'ids', 'findings'],
      answer: (text) => {
        const { derivable, conforming, findings } = revision.check(text, { base });
        if (!conforming) terminal.end(1);
        const error = errorOf(text, revision, start);
        const ids = [...new Set(findings.map(({ id }) => id))];
        return {
          derivable,
          conforming,
          reason: error && reason(error),
          level: levels.find((level) => findings.some((finding) => finding.level === level)),
          ids: joinedCell(ids, ' '),
          findings: joinedCell(findings.map(findingLine), ' '),
        };
      },
    };
    if (await printRows(recordsOfTexts(texts, options, terminal), options, terminal, rows)) return;
    for await (const text of textsOfRecords(texts, options, terminal)) {
      const { derivable, conforming, findings } = revision.check(text, { base });
      const verdict = { derivable, conforming, error: errorOf(text, revision, start) };
      if (!conforming) terminal.end(1);
      const split = attempt(() => revision.compareSplit(text));
      if (json) {
        const error = verdict.error?.toJSON();
        const findingBlock = {
          ...verdict,
          error,
          findings,
          disagreements: split.ok ? split.value.disagreements : undefined,
        };
        await terminal.printJsonWith({ revision: revision.id, text, base, ...findingBlock }, 'findings');
      } else {
        const disagreeing = split.ok && split.value.disagreements.length > 0 ? split.value : undefined;
        await printBlocks(report(text, verdict, findings, disagreeing, terminal));
      }
    }
  },
});

function* report(
  text: string,
  verdict: Verdict,
  findings: readonly Finding[],
  disagreeing: SplitComparison | undefined,
  terminal: Terminal,
): Generator<string> {
  yield heading(text, verdict, terminal);
  for (const finding of findings) yield findingBlock(text, finding, terminal);
  if (disagreeing !== undefined) yield otherwise(disagreeing, terminal);
}

/** Levels, the highest first. */
const levels = ['violation', 'discouraged', 'tolerated', 'note'] as const;

/** `discouraged (3.2.1) at offset 9 to 10: …` */
function findingLine({ level, section, span: { start, end }, message }: Finding): string {
  return `${level} (${section}) at offset ${start} to ${end}: ${message}`;
}

interface Verdict {
  readonly derivable: boolean;
  readonly conforming: boolean;
  readonly error: UriSyntaxError | undefined;
}

function errorOf(text: string, revision: Revision, start: string): UriSyntaxError | undefined {
  if (revision.accepts(text, { start })) return undefined;
  const result = revision.safeParse(text, { start });
  return result.ok ? undefined : result.error;
}

function heading(text: string, { conforming, error }: Verdict, { colours }: Terminal): string {
  const { bold, green, red } = colours;
  const why = error === undefined ? 'derivable, not conforming' : `not derivable: ${reason(error)}`;
  return `${bold(shown(text))}\n${conforming ? green('derivable and conforming') : red(why)}\n`;
}

const indent = '  ';

/** Formats a finding: its level and source, the place, and its message. */
function findingBlock(
  text: string,
  { id, level, section, message, span }: Finding,
  { colours, width }: Terminal,
): string {
  const { red, yellow, cyan, dim } = colours;
  const paint = { violation: red, discouraged: yellow, tolerated: cyan, note: dim }[level];
  const room = width - indent.length;
  const [line, marks] = underlined(text, span, room);
  const body = [line, paint(marks), ...wrap(message, room)].map((each) => `${indent}${each}\n`);
  return `${paint(level)} (${sectionInWords(section)}, ${id})\n${body.join('')}`;
}

/** Lists the components in which the document's split differs from the reading. */
function otherwise({ name, disagreements }: SplitComparison, { colours, width }: Terminal): string {
  const { bold, dim } = colours;
  const rows = disagreements.map(({ component, split, grammar }) =>
    cells([`${indent}${component}`, cut(shown(split)), cut(shown(grammar))]),
  );
  const heading = cells([`${indent}component`, 'split', 'grammar'], bold);
  return `${dim(`${name} splits it differently:`)}\n${columns([heading, ...rows], width)}`;
}

const mark = '^';
const cutSign = '…';

/**
 * Returns two lines: as much of the text around the span as fits, and a mark under each character of the span, or one
 * at its start if it is empty.
 * @param width maximum width of each line; a longer span loses its end
 */
export function underlined(text: string, { start, end }: Span, width: number): readonly [string, string] {
  const half = Math.floor(width / 2);
  const from = text.length <= width ? 0 : Math.max(0, Math.min(start - half, text.length - width));
  const to = Math.min(text.length, from + width);
  const before = (from > 0 ? cutSign : '') + visible(text.slice(from, start));
  const marked = visible(text.slice(start, Math.min(end, to)));
  const after = visible(text.slice(Math.min(end, to), to)) + (to < text.length ? cutSign : '');
  return [before + marked + after, ' '.repeat(before.length) + mark.repeat(Math.max(marked.length, 1))];
}
