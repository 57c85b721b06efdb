/** `links --check` and `links --fix`: what revisions do not derive in files, and what one prescribes instead. */

import { readFileSync } from 'node:fs';
import { types } from 'node:util';
import type { RevisionId } from '../../../../generated/registry/ids.js';
import { visible } from '../../../base/visible.js';
import type { Revision } from '../../../revision.js';
import { diagnosesFor } from '../../check/diagnoses.js';
import { standardInput } from '../../input/inputs.js';
import { loadLanguage } from '../../load-revision.js';
import { replaceFile } from '../../output/written-file.js';
import { cut, shown } from '../../output/signs.js';
import { json, type Terminal } from '../../output/terminal.js';
import { versionOf } from '../../version.js';
import { type Checked, findingsIn, type LinkFinding } from './findings.js';
import { findingLine, findingRecord, findingsHeader, sarif } from './findings-output.js';
import { diffOf } from './diff.js';
import { fixedText } from './fixes.js';
import type { FoundLinks } from '../found.js';
import type { ReadDocument } from '../read.js';
import { heldBy } from '../show.js';

/** How findings are printed. */
export type FindingsForm = 'text' | 'json' | 'csv' | 'sarif';

/** Prints findings, file by file; SARIF at the end. */
export class FindingsPrinter {
  private readonly kept: LinkFinding[] = [];

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
      const language = await loadLanguage(id);
      return { language, diagnoses: await diagnosesFor(id, language.start, false) };
    });
    if (form === 'csv') await terminal.print(findingsHeader);
    return new FindingsPrinter(await Promise.all(revisions), form, terminal);
  }

  async take(document: ReadDocument, input: string): Promise<void> {
    await this.terminal.printAll(this.printed(document, input));
  }

  async end(): Promise<void> {
    if (this.form !== 'sarif') return;
    await this.terminal.print(`${json(sarif(this.kept, versionOf(this.terminal.packageFolder)))}\n`);
  }

  private *printed(document: ReadDocument, input: string): Generator<string> {
    for (const finding of findingsIn(document, input, this.revisions)) {
      this.terminal.end(1);
      if (this.form === 'text') yield findingLine(finding);
      else if (this.form === 'json') yield `${json(finding)}\n`;
      else if (this.form === 'csv') yield findingRecord(finding);
      else this.kept.push(finding);
    }
  }
}

/** Shows what would be changed in a file, and writes it if it is told to. Ends with 1 if a link is left that is not derivable. */
export async function fixFile(
  document: ReadDocument,
  { input, bytes, revision, isWritten, read }: FixedFile,
  terminal: Terminal,
): Promise<void> {
  const { part, text, links } = document;
  const trouble = troubleWith(document, bytes, input, isWritten);
  if (trouble !== undefined) {
    terminal.say(`error: cannot fix "${visible(input)}": ${trouble}`);
    terminal.end(2);
    return;
  }
  const fixed = fixedText(text, links, revision, (changed) => read(changed).links);
  for (const { link, why } of fixed.unfixed) {
    const place = `${input}${part === undefined ? '' : `, part ${part}`}:${link.line}:${link.column}`;
    terminal.say(`${place}: ${heldBy(link)} is not fixed: ${cut(shown(link.reference))}`, ...why.split('\n'));
    terminal.end(1);
  }
  if (fixed.text === text) return;
  // Text has no mark, which is in the first line of the file all the same.
  const mark = bytes[0] === 0xef ? '\ufeff' : '';
  const show = terminal.columns === undefined ? asItIs : visibleLine;
  await terminal.printAll(diffOf(input, mark + text, mark + fixed.text, show));
  if (!isWritten) {
    terminal.end(1);
    return;
  }
  try {
    if (!Buffer.from(bytes).equals(readFileSync(input))) throw new Error('it has changed since it was read');
    replaceFile(input, mark + fixed.text);
  } catch (error) {
    terminal.say(
      `error: cannot write "${visible(input)}": ${types.isNativeError(error) ? error.message : ''}`,
    );
    terminal.end(2);
  }
}

/** A file that is to be fixed. */
export interface FixedFile {
  readonly input: string;
  readonly bytes: Uint8Array;
  readonly revision: Pick<Revision, 'accepts' | 'fix'>;
  readonly isWritten: boolean;
  /** Reads a text of the same kind. */
  readonly read: (text: string) => FoundLinks;
}

/** Why a file cannot be changed, as a clause: what is written must be what was read, but for the links. */
function troubleWith(
  { part, text, cut }: ReadDocument,
  bytes: Uint8Array,
  input: string,
  isWritten: boolean,
): string | undefined {
  if (part !== undefined) return 'messages are not fixed, whose parts have encodings of their own';
  if (cut !== undefined) return cut.problem;
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb ? 3 : 0;
  if (!Buffer.from(text).equals(Buffer.from(bytes.subarray(mark)))) return 'it is not UTF-8';
  return isWritten && input === standardInput ? 'standard input cannot be written' : undefined;
}

/** What a program reads must be the line itself; nothing obeys it. */
function asItIs(line: string): string {
  return line;
}

/** With what is invisible in a line shown, but for a carriage return that ends it. */
function visibleLine(line: string): string {
  return line.endsWith('\r') ? `${visible(line.slice(0, -1))}\r` : visible(line);
}
