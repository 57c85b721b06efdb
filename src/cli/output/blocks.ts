/** Blocks of lines on standard output, separated by an empty line. */

import type { Terminal } from './terminal.js';

/** Returns a printer of single blocks, or of several as they arrive. */
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
