/** A string in JSON, selected by a member of its object or by a JSON pointer (RFC 6901). */

import { isUtf8 } from 'node:buffer';
import type { Problem } from '../../../study/reasons.js';

/** Finds the text in a JSON text. */
export type FindMember = (json: Buffer) => Uint8Array | Problem;

/** Splits a JSON pointer into unescaped tokens. */
export function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns a finder. @param name a member; or a pointer, if it is empty or begins with "/" */
export function member(name: string): FindMember {
  const path = /^(?:\/|$)/.test(name) ? tokensOf(name) : [name];
  return (json) => {
    const value = valueOf(json);
    if (value === undefined) return 'malformed';
    let found: unknown = value;
    for (const token of path) {
      if (typeof found !== 'object' || found === null || !Object.hasOwn(found, token)) return 'missing';
      // The length of a list is a member of its own.
      if (Array.isArray(found) && !/^\d/.test(token)) return 'missing';
      found = found[token as keyof typeof found];
    }
    return typeof found === 'string' ? bytesOf(found) : 'missing';
  };
}

/** Parses a JSON text; undefined if it is invalid, like text that is not UTF-8 (RFC 8259 §8.1). */
function valueOf(json: Buffer): unknown {
  if (!isUtf8(json)) return undefined;
  try {
    return JSON.parse(json.toString());
  } catch {
    return undefined;
  }
}

const loneSurrogate = /(\p{Surrogate})/u;

/** Encodes a text as UTF-8; each lone surrogate becomes three bytes, which are not UTF-8. */
function bytesOf(text: string): Uint8Array {
  if (!loneSurrogate.test(text)) return Buffer.from(text);
  return Buffer.concat(
    text.split(loneSurrogate).map((part, i) => {
      const unit = part.charCodeAt(0);
      const isSurrogate = i % 2 === 1;
      return isSurrogate
        ? Buffer.from([0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)])
        : Buffer.from(part);
    }),
  );
}
