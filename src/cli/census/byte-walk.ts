/** The walk over bytes in WebAssembly, many lines at a time: of each the state and the place at which it ends. */

import { walkerModule } from '../../../generated/walker.js';
import { type Walker, walkerWith } from '../../automaton/walker.js';
import type { LineEnd } from '../input/lines.js';

/** So many lines there is room for at first. */
const fewLines = 8192;
/** Numbers of 4 bytes: where a line starts; in which state its walk ends, and where. */
const numberSize = 4;
const endSize = 2 * numberSize;
/** What stands between lines: src/automaton/wasm/README.md. */
const [nothing, aByte, perhapsCr] = [0, 1, 2];

export class ByteWalk {
  /** Where each line starts in the bytes, and after the last where another would. */
  starts = new Int32Array();
  /**
   * Of each line two numbers: the last state from which something is derivable, and the place in the bytes of the first byte
   * with which nothing derivable goes on, or of the end of the line.
   */
  ends = new Int32Array();
  private readonly walker: Walker;
  private most = fewLines;
  private memory = new Uint8Array();

  /** @param table the file of src/automaton/README.md */
  constructor(table: Uint8Array) {
    this.walker = walkerWith(Buffer.from(walkerModule, 'base64'), table);
  }

  /** Walks lines that all are ended. How many there are. Linear. */
  lines(bytes: Uint8Array, { byte, hasCr }: LineEnd): number {
    const { walker } = this;
    for (;;) {
      const [starts, ends, at] = this.put(bytes);
      const count = walker.split(at, bytes.length, byte, starts, this.most);
      if (count <= this.most) {
        walker.ends(at, starts, count, hasCr ? perhapsCr : aByte, ends);
        return count;
      }
      this.most = count;
    }
  }

  /** Walks one text that may have any byte. Linear. */
  text(bytes: Uint8Array): void {
    const [starts, ends, at] = this.put(bytes);
    this.starts[0] = 0;
    this.starts[1] = bytes.length;
    this.walker.ends(at, starts, 1, nothing, ends);
  }

  /** The addresses of what is told of lines, and of bytes that are put there. */
  private put(bytes: Uint8Array): readonly [starts: number, ends: number, bytes: number] {
    const { walker, most } = this;
    const endsFrom = numberSize * (most + 1);
    const size = endsFrom + endSize * most + bytes.length;
    const starts = walker.room(size);
    if (starts === 0) throw new RangeError(`there is no memory for ${size} bytes`);
    const ends = starts + endsFrom;
    const { buffer } = walker.memory;
    if (buffer !== this.memory.buffer || this.starts.length <= most) {
      this.memory = new Uint8Array(buffer);
      this.starts = new Int32Array(buffer, starts, most + 1);
      this.ends = new Int32Array(buffer, ends, 2 * most);
    }
    const at = ends + endSize * most;
    this.memory.set(bytes, at);
    return [starts, ends, at];
  }
}
