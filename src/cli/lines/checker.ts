/** Verdicts on batches of lines. Lines of visible US-ASCII are judged as bytes, all others as texts. */

import picocolors from 'picocolors';
import type { Automaton } from '../../core/automaton/automaton.js';
import { type Batch, carriageReturn, endOfText, lineFeed } from '../input/lines.js';
import { ByteAutomaton, isVisible } from './byte-automaton.js';
import type { Diagnoses } from './diagnoses.js';
import { JsonWriter, type LineWriter, type Place, TextWriter } from './format.js';
import type { Output } from './output.js';
import { type IsOpen, isDerivableLine, verdictOnLine } from './verdict.js';
import type { Work } from './work.js';

/** The output format of lines. */
export interface Format {
  /** A line for each verdict, a JSON object for each, or nothing. */
  readonly kind: 'text' | 'json' | 'none';
  readonly isColourful: boolean;
  /** True if derivable lines are omitted. */
  readonly onlyFailures: boolean;
  /** True if JSON suggests the nearest derivable string. */
  readonly suggests: boolean;
}

export interface Tally {
  readonly bytes: number;
  readonly lines: number;
  readonly derivable: number;
}

export class Checker implements Work<Place, Tally> {
  private readonly bytewise: ByteAutomaton;
  private readonly writer: LineWriter | undefined;

  /** @param diagnoses the diagnoses of refused strings in JSON, beyond the offset */
  constructor(
    private readonly automaton: Automaton,
    format: Format,
    output: Output,
    diagnoses?: Diagnoses,
    private readonly isOpen?: IsOpen,
  ) {
    this.bytewise = new ByteAutomaton(automaton);
    this.writer = writerTo(output, format, diagnoses);
  }

  /** Adds the verdicts on the lines of a batch to the output. Linear. */
  check({ bytes, isEnded }: Batch, place: Place): Tally {
    const { automaton, bytewise, writer, isOpen } = this;
    const isJudged = writer !== undefined || isOpen !== undefined;
    const end = isEnded ? bytes.length : bytes.lastIndexOf(lineFeed) + 1;
    let lines = 0;
    let derivable = 0;
    const checkText = (line: Uint8Array): void => {
      // An error takes much memory, and matters only if it is written.
      const verdict = isJudged ? verdictOnLine(line, automaton, isOpen) : undefined;
      if (verdict === undefined ? isDerivableLine(line, automaton) : verdict.error === undefined) derivable++;
      if (verdict !== undefined) writer?.other(verdict);
    };
    writer?.begin(bytes, place);
    for (let from = 0; from < end; lines++) {
      const stop = bytewise.walk(bytes, from);
      // The rest of a refused line matters only if it is written.
      const isRead = isJudged || !bytewise.refuses;
      let to = stop;
      if (isRead) while (isVisible(bytes[to] ?? 0)) to++;
      let next = to + 1 + Number(bytes[to] === carriageReturn);
      const isDerivable = stop === to && bytewise.accepts;
      if (bytes[next - 1] === lineFeed && (isDerivable || isOpen === undefined)) {
        if (isDerivable) derivable++;
        writer?.plain({ from, stop, to, isDerivable });
      } else {
        next = bytes.indexOf(lineFeed, to) + 1;
        if (isRead) checkText(bytes.subarray(from, endOfText(bytes, from, next - 1)));
      }
      from = next;
    }
    if (!isEnded) {
      checkText(bytes.subarray(end));
      lines++;
    }
    return { bytes: bytes.length, lines, derivable };
  }
}

function writerTo(output: Output, format: Format, diagnoses: Diagnoses | undefined): LineWriter | undefined {
  const { kind, isColourful, onlyFailures } = format;
  switch (kind) {
    case 'text':
      return new TextWriter(output, picocolors.createColors(isColourful), onlyFailures);
    case 'json':
      return new JsonWriter(output, onlyFailures, diagnoses);
    case 'none':
      return undefined;
  }
}
