/** Lines and columns in a text that arrives in pieces, for ascending offsets. */

/** From 1, in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Maps offsets to places. Lines end with LF. Stores the starts of lines that may still be requested. Linear over all
 * calls.
 */
export class Places {
  private line = 1;
  private lineStart = 0;
  private length = 0;
  /** The starts of the lines after the current one, from the index `next` on. */
  private starts: number[] = [];
  private next = 0;

  /** Adds the next piece of the text. */
  push(text: string): void {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.starts.push(this.length + at + 1);
    }
    this.length += text.length;
  }

  /** Returns the place of an offset, which must not be before one that was requested or dropped. */
  at(offset: number): Place {
    for (
      let start = this.starts[this.next];
      start !== undefined && start <= offset;
      start = this.starts[this.next]
    ) {
      this.line++;
      this.lineStart = start;
      this.next++;
    }
    return { line: this.line, column: offset - this.lineStart + 1 };
  }

  /** Drops all except the last `units` code units; no offset before them may be requested. */
  keep(units: number): void {
    this.at(this.length - units);
    this.starts.splice(0, this.next);
    this.next = 0;
  }
}
