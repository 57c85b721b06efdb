/**
 * `links --check` and `links --fix`: underivable links of files, as lines, CSV or SARIF 2.1.0, and the fixes that one
 * revision prescribes, as a diff.
 */

import { readFileSync, statSync } from 'node:fs';
import { types } from 'node:util';
import type { RevisionId } from '../../generated/registry/ids.js';
import { visible } from '../core/base/visible.js';
import type { Revision } from '../core/revision.js';
import { type Diagnoses, diagnosesFor } from '../cli/lines/diagnoses.js';
import { standardInput } from '../cli/output/errors.js';
import { loadLanguage, loadRevision } from '../cli/documents/load-revision.js';
import { replaceFile } from '../cli/output/written-file.js';
import { cut, shown } from '../cli/output/signs.js';
import { json, type Terminal } from '../cli/output/terminal.js';
import { versionOf } from '../cli/output/version.js';
import { changesFor, fixedText } from './fixes.js';
import { type FoundLink, type FoundLinks, type SpelledLink, linkData as toldOf } from './link-list.js';
import type { ReadDocument } from './read-file.js';
import { locationOf } from './format-links.js';
import { fileUri, sarifEnds } from '../study/formatting/sarif.js';
import { csvRows, inputField } from '../cli/output/table.js';
import type { Language } from '../core/language.js';
import { Places } from '../cli/output/places.js';
import { reason, type Stop } from '../core/reading/error-message.js';
import { readSpelling } from './spelling.js';

/** Output formats of findings. */
export type FindingsForm = 'text' | 'json' | 'csv' | 'sarif';

/** Prints findings, file by file. */
export class FindingsPrinter {
  private readonly sarif = new SarifResults();

  private constructor(
    private readonly revisions: readonly Checked[],
    private readonly form: FindingsForm,
    private readonly terminal: Terminal,
  ) {}

  static async of(
    ids: readonly RevisionId[],
    form: FindingsForm,
    terminal: Terminal,
  ): Promise<FindingsPrinter> {
    const revisions = ids.map(async (id) => {
      const [language, revision] = await Promise.all([loadLanguage(id), loadRevision(id)]);
      return { language, revision, diagnoses: await diagnosesFor(id, language.start, false) };
    });
    if (form === 'csv') await terminal.print(findingRows.header);
    if (form === 'sarif') await terminal.print(sarifEnds()[0]);
    return new FindingsPrinter(await Promise.all(revisions), form, terminal);
  }

  async take(document: ReadDocument, input: string): Promise<void> {
    await this.terminal.printAll(this.printed(document, input));
  }

  async end(): Promise<void> {
    if (this.form !== 'sarif') return;
    await this.terminal.print(`${this.sarif.end(versionOf(this.terminal.packageFolder))}\n`);
  }

  private *printed(document: ReadDocument, input: string): Generator<string> {
    for (const finding of findingsIn(document, input, this.revisions)) {
      this.terminal.end(1);
      if (this.form === 'text') yield findingLine(finding);
      else if (this.form === 'json') yield `${json(finding)}\n`;
      else if (this.form === 'csv') yield findingRows.record(finding);
      else yield this.sarif.result(finding);
    }
  }
}

/** Shows the changes of a file, and writes them on request. Ends with 1 if an underivable link is left. */
export async function fixFile(
  document: ReadDocument,
  { input, bytes, revision, isWritten, read }: FixedFile,
  terminal: Terminal,
): Promise<void> {
  const { part, text, links } = document;
  const trouble = writeObstacle(document, bytes, input, isWritten);
  if (trouble !== undefined) {
    terminal.say(`error: cannot fix "${visible(input)}": ${trouble}`);
    terminal.end(2);
    return;
  }
  const fixed = fixedText(text, links, revision, (changed) => read(changed).links);
  for (const { link, reason } of fixed.unfixed) {
    const place = `${input}${part === undefined ? '' : `, part ${part}`}:${link.line}:${link.column}`;
    terminal.say(
      `${place}: ${locationOf(link)} is not fixed: ${cut(shown(link.reference))}`,
      ...reason.split('\n'),
    );
    terminal.end(1);
  }
  if (fixed.text === text) return;
  // The decoded text has no byte order mark, but the first line of the file does.
  const mark = bytes[0] === 0xef ? '\ufeff' : '';
  const show = terminal.columns === undefined ? unchangedLine : visibleLine;
  await terminal.printAll(diffOf(input, mark + text, mark + fixed.text, show));
  if (!isWritten) {
    terminal.end(1);
    return;
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
  }
}

/** A file to be fixed. */
export interface FixedFile {
  readonly input: string;
  readonly bytes: Uint8Array;
  readonly revision: Pick<Revision, 'accepts' | 'fix'>;
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

/** Formats a finding with its place, `page.html:3:5: …`, like compilers, so that editors find the place. */
function findingLine(finding: LinkFinding): string {
  const { input, part, line, column, reference } = finding;
  const place = `${visible(input)}${part === undefined ? '' : `, part ${part}`}:${line}:${column}`;
  return `${place}: ${visible(sentence(finding))}: ${cut(shown(reference))}${visible(instead(finding))}\n`;
}

function sentence({ message, rule, revision, section }: LinkFinding): string {
  return `${message}, inside ${rule} (${revision}, ${section})`;
}

function instead({ advice }: LinkFinding): string {
  return advice.length === 0 ? '' : `. ${advice.join(' ')}`;
}

const findingRows = csvRows<LinkFinding>({
  input: ({ input }) => inputField(input),
  part: ({ part }) => part,
  line: ({ line }) => line,
  column: ({ column }) => column,
  in: locationOf,
  reference: ({ reference }) => reference,
  revision: ({ revision }) => revision,
  offset: ({ offset }) => offset,
  reason: ({ message }) => message,
  rule: ({ rule }) => rule,
  section: ({ section }) => section,
  advice: ({ advice }) => advice.join(' '),
});

/** The results of a log as JSON, one after another; only the rules are stored. */
class SarifResults {
  private readonly rules = new Map<string, { readonly index: number; readonly rule: object }>();
  private separator = '';

  result(finding: LinkFinding): string {
    const { revision, rule, section } = finding;
    const id = `${revision}/${rule}`;
    const text = `What ${rule} derives, in section ${section} of ${revision}.`;
    const known = this.rules.get(id) ?? {
      index: this.rules.size,
      rule: { id, shortDescription: { text }, properties: { revision, rule, section } },
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

/** A revision with the data for its diagnoses. */
interface Checked {
  readonly language: Language;
  readonly revision: Pick<Revision, 'fix'>;
  readonly diagnoses: Diagnoses;
}

/** A link that a revision does not derive. Line and column are those of the character that is not allowed, if known. */
interface LinkFinding extends FoundLink {
  readonly input: string;
  readonly part: string | undefined;
  readonly revision: RevisionId;
  /** Offset in the reference, in UTF-16 code units from 0. */
  readonly offset: number;
  /** The character there; undefined at the end. */
  readonly found: string | undefined;
  /** The innermost rule that is open there, and the section that defines it. */
  readonly rule: string;
  readonly section: string;
  /** The reason of the refusal, as a clause with the offset. */
  readonly message: string;
  /** Advice in sentences. */
  readonly advice: readonly string[];
}

/** Yields the findings in the order of the document. Linear. */
function* findingsIn(
  { part, text, links }: Pick<ReadDocument, 'part' | 'text' | 'links'>,
  input: string,
  revisions: readonly Checked[],
): Generator<LinkFinding> {
  const places = new Places();
  places.push(text);
  for (const link of links) {
    for (const { language, revision, diagnoses } of revisions) {
      const result = language.safeParse(link.reference);
      if (result.ok) continue;
      const { offset, found } = result.error;
      const told = diagnoses.of(link.reference, result.error);
      const changes = changesFor(link.reference, revision);
      const isNone = 'reason' in changes && changes.isNone === true;
      yield {
        input,
        part,
        ...toldOf(link),
        ...placeOf(link, result.error, text, places),
        revision: language.id,
        offset,
        found,
        ...told,
        // No advice for a text that --fix leaves as no reference.
        advice: isNone ? [] : told.advice,
        message: reason(result.error),
      };
    }
  }
}

/** Returns the place of the character at which a link is refused. */
function placeOf(
  { reference, line, column, spelled }: SpelledLink,
  { offset }: Stop,
  text: string,
  places: Places,
): { readonly line: number; readonly column: number } {
  if (spelled === undefined) return { line, column };
  const { start, end, spelling } = spelled;
  const raw = text.slice(start, end);
  const inside = raw === reference ? offset : (readSpelling(raw, spelling).places[offset] ?? 0);
  return places.at(start + inside);
}
