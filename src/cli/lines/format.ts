/** Output of verdicts: a line of tab-separated fields, or JSON. */

import { ascii } from '../../core/base/ascii.js';
import { characterAt } from '../../core/base/character.js';
import { visible } from '../../core/base/visible.js';
import { lineFeed } from '../input/lines.js';
import { reasonAt, type Stop } from '../../core/reading/error-message.js';
import { type Colours, json } from '../output/terminal.js';
import type { Diagnosed, Diagnoses } from './diagnoses.js';
import { bytesOf, type Output, viewOf } from './output.js';
import { type BoundedStop, reasonOf, type Verdict } from './verdict.js';

const tab = 0x09;
const colon = 0x3a;

/** The position of a line. */
export interface Place {
  readonly input: string;
  /** From 1. */
  readonly line: number;
}

/** Formats a verdict as a line. @param place undefined for a string given as an argument */
export function textLine(
  { text, length, error }: Verdict,
  place: Place | undefined,
  colours: Colours,
): string {
  const where = place === undefined ? [] : [`${visible(place.input)}:${place.line}`];
  const fields = [...where, word(error === undefined, colours), visible(text)];
  if (error !== undefined) fields.push('byteOffset' in error ? error.message : reasonOf(error));
  if (length !== undefined) fields.push(`cut: the line has ${length} bytes`);
  return `${fields.join('\t')}\n`;
}

function word(isDerivable: boolean, { green, red }: Colours): string {
  return isDerivable ? green('derivable') : red('not derivable');
}

/** Formats a verdict as JSON. @param place undefined for a string given as an argument */
export function jsonLine(
  { text, bytes, length, error }: Verdict,
  place: Place | undefined,
  diagnoses?: Diagnoses,
): string {
  // Members that are undefined do not appear. Spreading objects would double the time.
  const line = {
    input: place?.input,
    line: place?.line,
    text: bytes === undefined ? text : undefined,
    base64: bytes && Buffer.from(bytes).toString('base64'),
    derivable: error === undefined,
    error: error === undefined || 'byteOffset' in error ? error : errorJson(error, text, diagnoses),
  };
  const shown = length === undefined ? line : { ...line, text: undefined, start: text, bytes: length };
  return `${json(shown)}\n`;
}

function errorJson(error: BoundedStop, text: string, diagnoses: Diagnoses | undefined): object {
  const { offset, found, mayBeDeeper } = error;
  return { offset, found, mayBeDeeper, ...diagnosed(error, text, diagnoses) };
}

/** Returns the diagnosis; undefined if a truncated string is refused beyond its available text. */
function diagnosed(error: Stop, text: string, diagnoses: Diagnoses | undefined): Diagnosed | undefined {
  const isThere = error.offset + (error.found?.length ?? 0) <= text.length;
  return isThere ? diagnoses?.of(text, error) : undefined;
}

/** A line of visible US-ASCII, by its offsets in a batch. */
export interface PlainLine {
  readonly from: number;
  /** The offset at which its characters stop being derivable. */
  readonly stop: number;
  readonly to: number;
  readonly isDerivable: boolean;
}

/** Writes the verdicts on the lines of a batch. */
export interface LineWriter {
  /** Starts a batch, to which the next lines belong. */
  begin(batch: Uint8Array, first: Place): void;
  plain(line: PlainLine): void;
  other(verdict: Verdict): void;
}

/** Writes the same as textLine. Copies the bytes of plain lines. */
export class TextWriter implements LineWriter {
  private batch = bytesOf('');
  private input = bytesOf('');
  private place: Place = { input: '', line: 1 };
  private line = 0;
  private readonly derivable: DataView;
  private readonly notDerivable: DataView;
  private readonly incomplete: DataView;
  /** By the character that is not allowed. */
  private readonly notAllowed: readonly DataView[];

  constructor(
    private readonly output: Output,
    private readonly colours: Colours,
    private readonly onlyFailures: boolean,
  ) {
    this.derivable = bytesOf(`${word(true, colours)}\t`);
    this.notDerivable = bytesOf(`${word(false, colours)}\t`);
    this.incomplete = bytesOf(`\t${reasonAt(undefined)}`);
    this.notAllowed = ascii.map((character) => bytesOf(`\t${reasonAt(character)}`));
  }

  begin(batch: Uint8Array, first: Place): void {
    this.batch = viewOf(batch);
    this.place = first;
    this.input = bytesOf(visible(first.input));
    this.line = first.line;
  }

  plain({ from, stop, to, isDerivable }: PlainLine): void {
    const { output, batch } = this;
    const line = this.line++;
    if (isDerivable && this.onlyFailures) return;
    output.add(this.input);
    output.byte(colon);
    output.number(line);
    output.byte(tab);
    output.add(isDerivable ? this.derivable : this.notDerivable);
    output.copy(batch, from, to);
    if (!isDerivable) {
      output.add((stop < to ? this.notAllowed[batch.getUint8(stop)] : undefined) ?? this.incomplete);
      output.number(stop - from);
    }
    output.byte(lineFeed);
  }

  other(verdict: Verdict): void {
    const line = this.line++;
    if (verdict.error === undefined && this.onlyFailures) return;
    this.output.text(textLine(verdict, { input: this.place.input, line }, this.colours));
  }
}

const quote = 0x22;
const backslash = 0x5c;

/** Writes the same as jsonLine. Copies the bytes of plain lines in which nothing is escaped. */
export class JsonWriter implements LineWriter {
  private bytes: Uint8Array = Buffer.from('');
  private batch = bytesOf('');
  private input = '';
  private line = 0;
  private head = bytesOf('');
  private readonly text = bytesOf(',"text":"');
  private readonly derivable = bytesOf('","derivable":true}\n');
  private readonly refused = bytesOf('","derivable":false,"error":{"offset":');
  private readonly found = bytesOf(',"found":"');
  private readonly foundEnd = bytesOf('"');
  private readonly end = bytesOf('}}\n');

  constructor(
    private readonly output: Output,
    private readonly onlyFailures: boolean,
    private readonly diagnoses: Diagnoses | undefined,
  ) {}

  begin(batch: Uint8Array, { input, line }: Place): void {
    this.bytes = batch;
    this.batch = viewOf(batch);
    this.input = input;
    this.line = line;
    this.head = bytesOf(`${json({ input }).slice(0, -1)},"line":`);
  }

  plain(line: PlainLine): void {
    const { output, batch } = this;
    const { from, stop, to, isDerivable } = line;
    if (isDerivable && this.onlyFailures) {
      this.line++;
      return;
    }
    if (this.isEscaped(from, to) || (!isDerivable && this.diagnoses?.suggests)) {
      this.other(verdictOn(this.bytes, line));
      return;
    }
    output.add(this.head);
    output.number(this.line++);
    output.add(this.text);
    output.copy(batch, from, to);
    if (isDerivable) {
      output.add(this.derivable);
      return;
    }
    output.add(this.refused);
    output.number(stop - from);
    if (stop < to) {
      output.add(this.found);
      output.byte(batch.getUint8(stop));
      output.add(this.foundEnd);
    }
    if (this.diagnoses !== undefined) output.add(this.diagnoses.membersOf(this.bytes, line));
    output.add(this.end);
  }

  other(verdict: Verdict): void {
    const line = this.line++;
    if (verdict.error === undefined && this.onlyFailures) return;
    this.output.text(jsonLine(verdict, { input: this.input, line }, this.diagnoses));
  }

  /** Tests whether JSON escapes some character of a plain line. */
  private isEscaped(from: number, to: number): boolean {
    const { bytes } = this;
    for (let at = from; at < to; at++) {
      const byte = bytes[at];
      if (byte === quote || byte === backslash) return true;
    }
    return false;
  }
}

function verdictOn(batch: Uint8Array, { from, stop, to, isDerivable }: PlainLine): Verdict {
  const { buffer, byteOffset } = batch;
  const text = Buffer.from(buffer, byteOffset + from, to - from).toString('latin1');
  const offset = stop - from;
  return { text, error: isDerivable ? undefined : { offset, found: characterAt(text, offset) } };
}
