/** Message of a UriSyntaxError: the problem, the line with a caret, possible continuations, and suggestions. */

import type { SyntaxErrorDetails } from './details.js';
import { delimiters } from '../base/character.js';
import { componentLabel, endOfText, pointer, quoted, visible } from '../base/visible.js';

/** Maximum length of a suggestion; a longer one would hide the difference. */
const maxSuggestionLength = 100;

/** Offset where a text stops being the prefix of a derivable one, and the character there, if any. */
export type Stop = Pick<SyntaxErrorDetails, 'offset' | 'found'>;

/** States the problem of a text in a clause. */
export function reason({ found, offset }: Stop): string {
  return reasonAt(found) + String(offset);
}

/** States the problem without the offset, which comes last. */
export function reasonAt(found: string | undefined): string {
  return `${found === undefined ? 'incomplete' : `${quoted(found)} is not allowed`} at offset `;
}

/**
 * Writes several lines, safe to print on a terminal.
 * @param inside the innermost open rule
 * @param sentences suggestions
 */
export function syntaxErrorMessage(
  details: MessageDetails,
  inside: string,
  sentences: readonly string[],
): string {
  const { revision, start, text, offset, found, component } = details;
  const where = component === undefined ? '' : `in the ${componentLabel(component)}, `;
  const lines = [
    `not derivable from ${start} of ${revision}: ${where}${reasonAt(found)}${offset}, inside ${inside}`,
    pointer(text, offset),
    `Allowed here: ${visible(possible(details))}.`,
    ...sentences,
  ];
  return lines.join('\n');
}

/** Details that a message needs. */
type MessageDetails = Stop &
  Pick<SyntaxErrorDetails<string>, 'revision' | 'start' | 'text' | 'component' | 'expected' | 'completion'>;

/** Lists the possible continuations in words. */
function possible({ expected, completion }: Pick<SyntaxErrorDetails, 'expected' | 'completion'>): string {
  const terms = completion === '' ? [...expected, endOfText] : expected;
  return [terms.slice(0, -1).join(', '), ...terms.slice(-1)].filter(Boolean).join(' or ');
}

/** Changes that a document, or the grammar alone, prescribes for a refused text at the place of the refusal. */
export type Prescription = Pick<SyntaxErrorDetails, 'escaped' | 'strayPercent' | 'dotSegment' | 'remark'>;

/** Writes the prescription in sentences. */
export function prescribed({ escaped, strayPercent, dotSegment, remark }: Prescription): readonly string[] {
  const stray = strayPercent === undefined ? escaped : '%25 for the "%"';
  return [
    dotSegment && 'To write a relative reference, put ./ before it.',
    stray && `As data, write ${stray}.`,
    remark,
  ].filter(Boolean) as string[];
}

/** Writes suggestions in sentences; none if nothing near is known. A prescription replaces guesses. */
export function advice(
  details: Prescription & Pick<SyntaxErrorDetails, 'component' | 'found' | 'completion' | 'nearest'>,
): readonly string[] {
  const sentences = prescribed(details);
  const { escaped, found, completion } = details;
  // Only delimiters may or may not be data.
  if (sentences.length > 0 && !(escaped && delimiters.includes(found ?? ' '))) return sentences;
  const missing = missingScheme(details);
  if (missing !== undefined) return [...sentences, missing];
  return found === undefined ? [completionOf(completion)] : [...sentences, ...suggestionOf(details)];
}

/** States that a text has no scheme, if it ends or another component begins where the scheme does not. */
export function missingScheme({
  component,
  found = '/',
}: Pick<SyntaxErrorDetails, 'component' | 'found'>): string | undefined {
  const isMissing = component === 'scheme' && '/?#'.includes(found);
  return isMissing ? 'No scheme: a URI begins with one, such as "https:".' : undefined;
}

/** Writes in a sentence how to complete an incomplete text. */
export function completionOf(completion: string): string {
  return `Shortest completion: ${quoted(completion)}.`;
}

/** Suggests the nearest derivable text as a question, if one is known. */
export function suggestionOf({ nearest: [text] }: Pick<SyntaxErrorDetails, 'nearest'>): readonly string[] {
  return text === undefined || text.length > maxSuggestionLength ? [] : [`Did you mean ${quoted(text)}?`];
}
