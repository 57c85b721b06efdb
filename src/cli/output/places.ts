/** Lines and columns in a text that comes in pieces, for offsets that come in order. */

/** From 1, in UTF-16 code units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Lines end with LF. Keeps the starts of lines that may still be asked about. Linear over all calls. */
export class Places {
  private line = 1;
  private lineStart = 0;
  private length = 0;
  /** Where the lines after the current one begin, from the index `next` on. */
  private starts: number[] = [];
  private next = 0;

  /** Takes the next piece of the text. */
  push(text: string): void {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.starts.push(this.length + at + 1);
    }
    this.length += text.length;
  }

  /** The place of an offset, which must not be before one that was asked about or forgotten. */
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

  /** Forgets all but the last so many code units; no offset before them will be asked about. */
  keep(units: number): void {
    this.at(this.length - units);
    this.starts.splice(0, this.next);
    this.next = 0;
  }
}
