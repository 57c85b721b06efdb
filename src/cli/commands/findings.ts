/** `findings`: what the prose of one revision says of strings beyond its grammar. */

import type { Command } from 'commander';
import { sectionInWords } from '../../base/citation.js';
import type { Finding } from '../../prose/check.js';
import type { SplitComparison } from '../../reference/split.js';
import type { Revision } from '../../revision.js';
import type { UriSyntaxError } from '../../tree/diagnosis/error.js';
import { blocksOn } from '../output/blocks.js';
import { csvRecord } from '../output/csv.js';
import { cells, columns, wrap } from '../output/columns.js';
import { attempt } from '../failure.js';
import { loadRevision } from '../load-revision.js';
import { addNotes, type CommonOptions, takesCsv, takesRevision } from '../input/options.js';
import { reason, wholeJson } from '../output/refusal.js';
import { cut, shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import type { InputOptions } from '../input/inputs.js';
import { aboutTexts, takesTexts, textsOf } from '../input/texts.js';
import { underlined } from '../output/underline.js';

interface Options extends CommonOptions, InputOptions {
  readonly base?: string;
  readonly csv?: true;
}

const about = `A string is conforming if it is derivable and the document forbids nothing about
it. Each finding has a level: "violation", what the document forbids;
"discouraged", what it advises against; "tolerated", what it asks readers to
accept although it is not the proper form; "note", what a reader should know.
A finding has the same id in every revision that has it. Some depend on the
document in which a relative reference stands: --base names it. Where a
document also says how to split a string (the regular expression of Appendix B)
and that differs from its grammar, both are shown.

--csv prints a record for each finding, and one for a string that has none. Of
what is not derivable it has the reason, in every record of that string; what a
document splits otherwise is told without --csv alone.

${aboutTexts}`;

export function define(command: Command): void {
  takesTexts(command, 'URL', 'the strings');
  takesCsv(takesRevision(command).option('--base <URL>', 'the base of the document that they stand in'));
  addNotes(command, {
    about,
    exit: { 0: 'every string is conforming', 1: 'at least one is not' },
    examples: [
      'uri-revisions findings http://u:p@0x7f.1/../%7e -r rfc2396bis-01',
      "uri-revisions findings 'HTTP://a_b/~c' -r rfc1738",
      'uri-revisions findings -r rfc3986 --csv < urls.txt > findings.csv',
      "uri-revisions findings -r url-1997 --json < urls.txt | jq '.findings[].id'",
    ],
  });
}

export async function run(
  texts: readonly string[],
  { base, json, csv, ...options }: Options,
  terminal: Terminal,
): Promise<void> {
  const revision = await loadRevision(options.revision);
  const printBlocks = blocksOn(terminal);
  if (csv) await terminal.print(header);
  for await (const text of textsOf(texts, options, terminal)) {
    const { derivable, conforming, findings } = revision.check(text, { base });
    const verdict = { derivable, conforming, error: errorOf(text, revision) };
    if (!conforming) terminal.end(1);
    if (csv) {
      await terminal.printAll(records(revision.id, text, verdict, findings));
      continue;
    }
    const split = attempt(() => revision.compareSplit(text));
    if (json) {
      const error = verdict.error && wholeJson(verdict.error);
      const told = {
        ...verdict,
        error,
        findings,
        disagreements: split.ok ? split.value.disagreements : undefined,
      };
      await terminal.printJsonWith({ revision: revision.id, text, base, ...told }, 'findings');
    } else {
      const disagreeing = split.ok && split.value.disagreements.length > 0 ? split.value : undefined;
      await printBlocks(report(text, verdict, findings, disagreeing, terminal));
    }
  }
}

function* report(
  text: string,
  verdict: Verdict,
  findings: readonly Finding[],
  disagreeing: SplitComparison | undefined,
  terminal: Terminal,
): Generator<string> {
  yield heading(text, verdict, terminal);
  for (const finding of findings) yield told(text, finding, terminal);
  if (disagreeing !== undefined) yield otherwise(disagreeing, terminal);
}

const header = csvRecord([
  'revision',
  'text',
  'derivable',
  'conforming',
  'reason',
  'level',
  'section',
  'id',
  'start',
  'end',
  'finding',
]);

/** A record for each finding, or one for none. */
function* records(
  revision: string,
  text: string,
  { derivable, conforming, error }: Verdict,
  findings: readonly Finding[],
): Generator<string> {
  const reasonGiven = error === undefined ? '' : reason(error);
  const fields = [revision, text, String(derivable), String(conforming), reasonGiven];
  if (findings.length === 0) yield csvRecord([...fields, '', '', '', '', '', '']);
  for (const { level, section, id, span, message } of findings) {
    yield csvRecord([...fields, level, section, id, String(span.start), String(span.end), message]);
  }
}

interface Verdict {
  readonly derivable: boolean;
  readonly conforming: boolean;
  readonly error: UriSyntaxError | undefined;
}

function errorOf(text: string, revision: Revision): UriSyntaxError | undefined {
  if (revision.accepts(text)) return undefined;
  const result = revision.safeParse(text);
  return result.ok ? undefined : result.error;
}

function heading(text: string, { conforming, error }: Verdict, { colours }: Terminal): string {
  const { bold, green, red } = colours;
  const why = error === undefined ? 'derivable, not conforming' : `not derivable: ${reason(error)}`;
  return `${bold(shown(text))}\n${conforming ? green('derivable and conforming') : red(why)}\n`;
}

const indent = '  ';

/** A finding: its level and source, the place, and what is said about it. */
function told(
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

/** Where the document's split differs from the reading. */
function otherwise({ name, disagreements }: SplitComparison, { colours, width }: Terminal): string {
  const { bold, dim } = colours;
  const rows = disagreements.map(({ component, split, grammar }) =>
    cells([`${indent}${component}`, cut(shown(split)), cut(shown(grammar))]),
  );
  const heading = cells([`${indent}component`, 'split', 'grammar'], bold);
  return `${dim(`${name} splits it otherwise:`)}\n${columns([heading, ...rows], width)}`;
}
