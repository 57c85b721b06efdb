/** The message of a UriSyntaxError: what is wrong, the line with a caret, what could have come, what to write instead. */

import type { SyntaxErrorDetails } from './details.js';
import { delimiters } from '../base/character.js';
import { pointer, quoted, visible } from '../base/visible.js';

/** Longer suggestions than this would hide what differs. */
const longestSuggestion = 100;

/** Where a text stops being the beginning of a derivable one, and at which character, if at any. */
export type Stop = Pick<SyntaxErrorDetails, 'offset' | 'found'>;

/** What is wrong with a text, in a clause. */
export function reason({ found, offset }: Stop): string {
  return reasonAt(found) + String(offset);
}

/** The same without the offset, which comes last. */
export function reasonAt(found: string | undefined): string {
  const what = found === undefined ? 'the text ends too early' : `${quoted(found)} cannot come here`;
  return `${what}, at offset `;
}

/**
 * Several lines, fit for a terminal.
 * @param inside the innermost open rule
 * @param sentences what to write instead
 */
export function syntaxErrorMessage(details: Told, inside: string, sentences: readonly string[]): string {
  const { revision, start, text, offset, found } = details;
  const lines = [
    `not derivable from ${start} of ${revision}: ${reasonAt(found)}${offset}, inside ${inside}`,
    pointer(text, offset),
    `Possible here: ${visible(possible(details))}.`,
    ...sentences,
  ];
  return lines.join('\n');
}

/** What a message is made of. */
type Told = Stop &
  Pick<SyntaxErrorDetails<string>, 'revision' | 'start' | 'text' | 'expected' | 'completion'>;

/** What could have come, in words. */
function possible({ expected, completion }: Pick<SyntaxErrorDetails, 'expected' | 'completion'>): string {
  const terms = completion === '' ? [...expected, 'the end of the text'] : expected;
  return [terms.slice(0, -1).join(', '), ...terms.slice(-1)].filter(Boolean).join(' or ');
}

/** What a document, or the grammar alone, prescribes for a refused text at the place of the refusal. */
export type Prescription = Pick<SyntaxErrorDetails, 'escaped' | 'strayPercent' | 'dotSegment' | 'remark'>;

/** The prescription in sentences. */
export function prescribed({ escaped, strayPercent, dotSegment, remark }: Prescription): readonly string[] {
  const stray = strayPercent === undefined ? escaped : '%25 for the "%"';
  return [
    dotSegment && 'As a relative reference, write ./ before it.',
    stray && `As data, write ${stray}.`,
    remark,
  ].filter(Boolean) as string[];
}

/** What to write instead, in sentences; none where nothing near is known. A prescription leaves no room for a guess. */
export function advice(
  details: Prescription & Pick<SyntaxErrorDetails, 'found' | 'completion' | 'nearest'>,
): readonly string[] {
  const sentences = prescribed(details);
  const { escaped, found, completion } = details;
  // Only of a delimiter is it open whether it is data.
  if (sentences.length > 0 && !(escaped && delimiters.includes(found ?? ' '))) return sentences;
  return found === undefined ? [completionOf(completion)] : [...sentences, ...suggestionOf(details)];
}

/** How an incomplete text is completed, in a sentence. */
export function completionOf(completion: string): string {
  return `The shortest way to complete it: ${quoted(completion)}.`;
}

/** The nearest derivable text, as a question, if one is known. */
export function suggestionOf({ nearest: [text] }: Pick<SyntaxErrorDetails, 'nearest'>): readonly string[] {
  return text === undefined || text.length > longestSuggestion ? [] : [`Did you mean ${quoted(text)}?`];
}
