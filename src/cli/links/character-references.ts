/** What character references of HTML stand for, which Markdown has too. */

import { parseFragment } from 'parse5';

/** @param piece one reference, with its semicolon; what is none stands for itself */
export function referencedCharacters(piece: string): string {
  const [node] = parseFragment(piece).childNodes;
  return node !== undefined && 'value' in node ? node.value : piece;
}
