/** Blocks of lines on standard output, with an empty line between them. */

import type { Terminal } from './terminal.js';

/** Prints one block after the other, or several as they come. */
export function blocksOn(terminal: Terminal): (blocks: string | Iterable<string>) => Promise<void> {
  let isFirst = true;
  function* separated(blocks: Iterable<string>): Generator<string> {
    for (const block of blocks) {
      yield isFirst ? block : `\n${block}`;
      isFirst = false;
    }
  }
  return (blocks) => terminal.printAll(separated(typeof blocks === 'string' ? [blocks] : blocks));
}
