/** Blocks of lines on standard output, with an empty line between them. */

import type { Terminal } from './terminal.js';

/** Prints one block after the other. */
export function blocksOn(terminal: Terminal): (block: string) => Promise<void> {
  let isFirst = true;
  return async (block) => {
    await terminal.print(isFirst ? block : `\n${block}`);
    isFirst = false;
  };
}
