/** What character references of HTML stand for in attributes, which Markdown has too. */

import { parseFragment } from 'parse5';

/** @param piece one reference, with what follows it as far as it matters; what is none stands for itself */
export function referencedCharacters(piece: string): string {
  const [node] = parseFragment(`<a title="${piece}">`).childNodes;
  return node !== undefined && 'attrs' in node ? (node.attrs[0]?.value ?? piece) : piece;
}
