/**
 * JSON Pointers of the strings that are links (RFC 6901, with "*" as a wildcard token), with a record of which of them
 * matched.
 */

import { tokensOf } from '../cli/input/records/member.js';

export class Pointers {
  private readonly patterns: readonly { readonly pointer: string; readonly tokens: readonly string[] }[];
  private readonly used = new Set<string>();

  constructor(given: readonly string[]) {
    this.patterns = given.map((pointer) => ({ pointer, tokens: tokensOf(pointer) }));
  }

  /** Tests whether one of them matches the string at a path of unescaped tokens. */
  match(path: readonly string[]): boolean {
    const matching = this.patterns.filter(({ tokens }) => isMatch(path, tokens));
    for (const { pointer } of matching) this.used.add(pointer);
    return matching.length > 0;
  }

  /** The pointers that have matched no string so far. */
  get unused(): readonly string[] {
    return this.patterns.map(({ pointer }) => pointer).filter((pointer) => !this.used.has(pointer));
  }
}

function isMatch(path: readonly string[], pattern: readonly string[]): boolean {
  return path.length === pattern.length && pattern.every((token, i) => token === '*' || token === path[i]);
}
