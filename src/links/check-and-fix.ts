/**
 * `links --check` and `links --fix`: the invalid links of files, as lines, JSON, CSV or SARIF 2.1.0, and the fixes that
 * one revision prescribes, as a diff.
 */

import { readFileSync, statSync } from 'node:fs';
import { types } from 'node:util';
import { visible } from '../core/base/visible.js';
import { standardInput } from '../cli/output/errors.js';
import { replaceFile } from '../cli/output/written-file.js';
import { cut, shown } from '../cli/output/signs.js';
import { inputField } from '../cli/output/table.js';
import { json, type Terminal } from '../cli/output/terminal.js';
import { versionOf } from '../cli/output/version.js';
import { counted, grouped } from '../study/formatting/format-text.js';
import { fileUri, sarifEnds } from '../study/formatting/sarif.js';
import type { KnownFindings } from './baseline.js';
import {
  type Checked,
  findingLine,
  findingRows,
  findingsIn,
  instead,
  kindOfFinding,
  type LinkFinding,
  sentence,
} from './findings.js';
import { fixedText, type FixingRevision } from './fixes.js';
import { locationOf } from './format-links.js';
import type { FoundLinks, SpelledLink } from './link-list.js';
import type { ReadDocument } from './read-file.js';
import type { StartedDocument } from './starts.js';
import { disabledLinks } from './switches.js';
import { templateOf } from './templates.js';

/** Output formats of findings. */
export type FindingsForm = 'text' | 'json' | 'csv' | 'sarif';

/** Choices of a check. */
export interface CheckOptions {
  readonly form: FindingsForm;
  /** True if links that a template may fill in are not reported. */
  readonly skipsTemplates: boolean;
  /** Findings that are not reported. */
  readonly known?: KnownFindings | undefined;
  /** Collects all findings, for a new baseline. */
  readonly all?: KnownFindings | undefined;
}

/** Prints findings, file by file. */
export class FindingsPrinter {
  private readonly sarif = new SarifResults();
  private readonly counts = { links: 0, findings: 0, known: 0, skipped: 0, disabled: 0 };

  private constructor(
    private readonly revisions: readonly Checked[],
    private readonly options: CheckOptions,
    private readonly terminal: Terminal,
  ) {}

  static async of(
    revisions: readonly Checked[],
    options: CheckOptions,
    terminal: Terminal,
  ): Promise<FindingsPrinter> {
    if (options.form === 'csv') await terminal.print(findingRows.header);
    if (options.form === 'sarif') await terminal.print(sarifEnds()[0]);
    return new FindingsPrinter(revisions, options, terminal);
  }

  /** Checks the links of a document. */
  async take(document: StartedDocument, input: string): Promise<void> {
    await this.terminal.printAll(this.printed(document, input));
  }

  /** Ends the output, and summarizes the findings in a sentence. @param files the number of files */
  async end(files: number): Promise<void> {
    if (this.options.form === 'sarif')
      await this.terminal.print(`${this.sarif.end(versionOf(this.terminal.packageFolder))}\n`);
    const { links, findings, known, skipped, disabled } = this.counts;
    const results = [
      counted(findings, 'finding'),
      ...(known > 0 ? [`${grouped(known)} more in the baseline`] : []),
      ...(skipped > 0 ? [`${grouped(skipped)} more in templates`] : []),
      ...(disabled > 0 ? [`${counted(disabled, 'link')} disabled by comments`] : []),
    ];
    this.terminal.say(
      `Checked ${counted(links, 'link')} in ${counted(files, 'file')}: ${results.join(', ')}.`,
    );
  }

  private *printed(document: StartedDocument, input: string): Generator<string> {
    const disabled = disabledLinks(document.links, document.switches ?? []);
    const links = document.links.filter((link) => !disabled.has(link));
    this.counts.links += links.length;
    this.counts.disabled += disabled.size;
    const { form, known, all, skipsTemplates } = this.options;
    for (const finding of findingsIn(document, links, input, this.revisions)) {
      if (skipsTemplates && templateOf(finding.reference) !== undefined) {
        this.counts.skipped++;
        continue;
      }
      all?.add(finding);
      if (known?.has(finding) === true) {
        this.counts.known++;
        continue;
      }
      this.counts.findings++;
      this.terminal.end(1);
      if (form === 'text') yield findingLine(finding);
      else if (form === 'json') yield `${json(finding)}\n`;
      else if (form === 'csv') yield findingRows.record(finding);
      else yield this.sarif.result(finding);
    }
  }
}

/** Numbers of links. */
export interface FixCounts {
  readonly fixed: number;
  readonly unfixed: number;
}

/** Shows the changes of a file, and writes them on request. Ends with 1 if an invalid link is left. */
export async function fixFile(
  document: StartedDocument,
  { input, bytes, revision, isAdvised, isWritten, read }: FixedFile,
  terminal: Terminal,
): Promise<FixCounts> {
  const { part, text, links, startsOf, switches = [] } = document;
  const trouble = writeObstacle(document, bytes, input, isWritten);
  if (trouble !== undefined) {
    terminal.say(`error: cannot fix "${visible(input)}": ${trouble}`);
    terminal.end(2);
    return { fixed: 0, unfixed: 0 };
  }
  const how = {
    advised: isAdvised,
    startOf: (link: SpelledLink) => startsOf(link)[0],
    disabled: disabledLinks(links, switches),
  };
  const fixed = fixedText(text, links, revision, (changed) => read(changed).links, how);
  const counts = { fixed: fixed.fixed, unfixed: fixed.unfixed.length };
  for (const { link, reason } of fixed.unfixed) {
    const place = `${input}${part === undefined ? '' : `, part ${part}`}:${link.line}:${link.column}`;
    terminal.say(
      `${place}: ${locationOf(link)} is not fixed: ${cut(shown(link.reference))}`,
      ...reason.split('\n'),
    );
    terminal.end(1);
  }
  if (fixed.text === text) return counts;
  // The decoded text has no byte order mark, but the first line of the file does.
  const mark = bytes[0] === 0xef ? '\ufeff' : '';
  const show = terminal.columns === undefined ? unchangedLine : visibleLine;
  await terminal.printAll(diffOf(input, mark + text, mark + fixed.text, show));
  if (!isWritten) {
    terminal.end(1);
    return counts;
  }
  try {
    // A pipe cannot be read again.
    if (!statSync(input).isFile()) throw new Error('it is not a regular file');
    if (!Buffer.from(bytes).equals(readFileSync(input))) throw new Error('it has changed since it was read');
    replaceFile(input, mark + fixed.text);
  } catch (error) {
    terminal.say(
      `error: cannot write "${visible(input)}": ${types.isNativeError(error) ? error.message : ''}`,
    );
    terminal.end(2);
    return { fixed: 0, unfixed: counts.fixed + counts.unfixed };
  }
  return counts;
}

export interface FixedFile {
  readonly input: string;
  readonly bytes: Uint8Array;
  readonly revision: FixingRevision;
  /** True to make the changes that the revision only recommends. */
  readonly isAdvised: boolean;
  readonly isWritten: boolean;
  /** Reads a text of the same kind. */
  readonly read: (text: string) => FoundLinks;
}

/**
 * Returns the reason why a file cannot be changed, as a clause: except for the links, the output must equal the input.
 */
function writeObstacle(
  { part, text, cut }: ReadDocument,
  bytes: Uint8Array,
  input: string,
  isWritten: boolean,
): string | undefined {
  if (part !== undefined) return 'messages cannot be fixed, because their parts have their own encodings';
  if (cut !== undefined) return cut.problem;
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb ? 3 : 0;
  if (!Buffer.from(text).equals(Buffer.from(bytes.subarray(mark)))) return 'it is not UTF-8';
  return isWritten && input === standardInput ? 'standard input cannot be written' : undefined;
}

/** Returns the line unchanged: a program reads the diff, and no terminal interprets it. */
function unchangedLine(line: string): string {
  return line;
}

/** Makes invisible characters of a line visible, except a carriage return at its end. */
function visibleLine(line: string): string {
  return line.endsWith('\r') ? `${visible(line.slice(0, -1))}\r` : visible(line);
}

/** Context lines of a change in a diff, as in "diff -u". */
const contextLines = 3;

/**
 * Yields a unified diff of two texts with the same number of lines, which `git apply -p0` and `patch -p0` accept.
 * @param show displays a line or a name; it must return them unchanged for the diff to be applicable
 */
export function* diffOf(
  name: string,
  before: string,
  after: string,
  show: (line: string) => string,
): Generator<string> {
  if (before === after) return;
  const lines = before.split('\n');
  const then = after.split('\n');
  // No line follows the last line end.
  const count = lines.length - (lines.at(-1) === '' ? 1 : 0);
  const written = (sign: string, line: string, i: number): string =>
    `${sign}${show(line)}${i === lines.length - 1 ? '\n\\ No newline at end of file\n' : '\n'}`;
  const named = show(nameInDiff(name));
  yield `--- ${named}\n+++ ${named}\n`;
  for (let at = 0; at < count; at++) {
    if (lines[at] === then[at]) continue;
    const start = Math.max(0, at - contextLines);
    let last = at;
    for (let next = at; next <= last + 2 * contextLines + 1 && next < count; next++) {
      if (lines[next] !== then[next]) last = next;
    }
    const end = Math.min(count, last + 1 + contextLines);
    const range = `${start + 1}${end - start === 1 ? '' : `,${end - start}`}`;
    yield `@@ -${range} +${range} @@\n`;
    for (let i = start; i < end;) {
      const from = i;
      while (i < end && lines[i] !== then[i]) i++;
      for (let j = from; j < i; j++) yield written('-', lines[j] ?? '', j);
      for (let j = from; j < i; j++) yield written('+', then[j] ?? '', j);
      if (i === from) yield written(' ', lines[i] ?? '', i++);
    }
    at = end - 1;
  }
}

/** Characters that would end a name. */
const special = /[\p{Cc}"\\]/u;

/** Quotes a name as in C, if needed; a tab follows a name with a space, as before a date. */
function nameInDiff(name: string): string {
  if (!special.test(name)) return name.includes(' ') ? `${name}\t` : name;
  const octets = (character: string): string =>
    Array.from(Buffer.from(character), (octet) => `\\${octet.toString(8).padStart(3, '0')}`).join('');
  return `"${name.replace(new RegExp(special, 'gu'), octets)}"`;
}

/** The results of a log as JSON, one after another; only the rules are stored. */
class SarifResults {
  private readonly rules = new Map<string, { readonly index: number; readonly rule: object }>();
  private separator = '';

  result(finding: LinkFinding): string {
    const { revision, rule, violation, section, message } = finding;
    const id = kindOfFinding(finding);
    const place = section.startsWith('line ') ? section : `section ${section}`;
    const syntax =
      rule === undefined ? `Syntax of ${revision}.` : `Syntax of ${rule}, ${place} of ${revision}.`;
    const text = violation === undefined ? syntax : message;
    const known = this.rules.get(id) ?? {
      index: this.rules.size,
      rule: { id, shortDescription: { text }, properties: { revision, rule, violation, section } },
    };
    this.rules.set(id, known);
    const result = json({ ruleId: id, ruleIndex: known.index, ...resultOf(finding) });
    const written = `${this.separator}${result}`;
    this.separator = ',';
    return written;
  }

  /** Returns the end of the log. @param version of this program */
  end(version: string): string {
    const rules = [...this.rules.values()].map(({ rule }) => rule);
    return sarifEnds({ name: 'uri-revisions', version, semanticVersion: version, rules })[1];
  }
}

function resultOf(finding: LinkFinding): object {
  const { input, part, line, column, section, reference, offset, found, advice } = finding;
  const held = locationOf(finding);
  return {
    level: 'error',
    message: { text: `${sentence(finding)}: "${reference}"${instead(finding)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation:
            input === standardInput ? { description: { text: inputField(input) } } : { uri: fileUri(input) },
          region: {
            startLine: line,
            startColumn: column,
            ...(found !== undefined && { endColumn: column + found.length }),
          },
        },
        ...(held !== '' && { logicalLocations: [{ fullyQualifiedName: held }] }),
      },
    ],
    properties: { reference, offset, section, advice, ...(part !== undefined && { part }) },
  };
}
