/** A rejected text, told in one line or as JSON. */

import type { UriSyntaxError } from '../../tree/diagnosis/error.js';
import { visible } from '../../base/visible.js';

/** What the automaton tells about a rejected text by itself. */
export type Refusal = Pick<UriSyntaxError, 'found' | 'offset'>;

/** Where a text stops being derivable, and at what: `8 "_"`, `3 end`. */
export function stopsAt({ found, offset }: Refusal): string {
  return `${offset} ${found === undefined ? 'end' : `"${visible(found)}"`}`;
}

/** Why a text is rejected, in one line. */
export function reason({ found, offset }: Refusal): string {
  return reasonAt(found) + String(offset);
}

/** The same without the offset, which comes last. */
export function reasonAt(found: string | undefined): string {
  const what = found === undefined ? 'the text ends too early' : `"${visible(found)}" cannot come here`;
  return `${what}, at offset `;
}

/** What `reason` tells as JSON. */
export function briefJson({ offset, found }: Refusal): object {
  return { offset, found };
}

/** Everything about a rejected text as JSON. */
export function wholeJson(error: UriSyntaxError): object {
  return { ...error.toJSON(), message: error.message };
}
