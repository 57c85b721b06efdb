/** A rejected text, told in one line or as JSON. */

import type { UriSyntaxError } from '../syntax/error.js';
import { visible } from '../syntax/visible.js';

/** Where a text stops being derivable, and at what: `8 "_"`, `3 end`. */
export function stopsAt({ found, offset }: UriSyntaxError): string {
  return `${offset} ${found === undefined ? 'end' : `"${visible(found)}"`}`;
}

/**
 * Why a text is rejected, in one line. Takes only what the automaton tells in passing, as many texts may be
 * rejected; so does briefJson.
 */
export function reason({ found, offset }: UriSyntaxError): string {
  const what = found === undefined ? 'the text ends too early' : `"${visible(found)}" cannot come here`;
  return `${what}, at offset ${offset}`;
}

/** What `reason` tells as JSON. */
export function briefJson({ offset, found }: UriSyntaxError): object {
  return { offset, found };
}

/** Everything about a rejected text as JSON. */
export function wholeJson(error: UriSyntaxError): object {
  return { ...error.toJSON(), message: error.message };
}
