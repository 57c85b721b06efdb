/** Turns the error of a generated parser into a UriSyntaxError in the document's terms. */

import { UriSyntaxError } from './error.js';
import { pointer, visible } from './visible.js';
import type { GrammarData } from './rule.js';

/** The parts of peggy's error that are used. */
interface ParserError {
  readonly location: { readonly start: { readonly offset: number } };
  readonly expected: readonly { readonly type: string; readonly text?: string }[] | null;
}

/** @throws the error itself when it does not come from a generated parser */
export function syntaxError<Name extends string>(
  error: unknown,
  text: string,
  grammar: GrammarData<Name>,
  start: Name,
): UriSyntaxError {
  if (!(error instanceof Error)) throw error;
  const { location, expected } = error as unknown as Partial<ParserError>;
  const offset = location?.start.offset ?? 0;
  const found = offset < text.length ? text.charAt(offset) : undefined;
  const terms = [...new Set(expected?.map((e) => (e.text === undefined ? e.type : JSON.stringify(e.text))))];
  const section = grammar.rules.find((rule) => rule.name === start)?.section ?? '';
  const what = found === undefined ? 'the text ends too early' : `"${visible(found)}" cannot come here`;
  const message =
    `not derivable from ${start} of ${grammar.id} (section ${section}): ` +
    `${what}, at offset ${String(offset)}\n${pointer(text, offset)}`;
  return new UriSyntaxError(message, {
    revision: grammar.id,
    start,
    offset,
    found,
    expected: terms,
    section,
  });
}
