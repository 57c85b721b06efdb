/** The message of a UriSyntaxError: what is wrong, the line with a caret, what could have come, what to write instead. */

import type { SyntaxErrorDetails } from './details.js';
import { delimiters } from '../../base/character.js';
import { pointer, quoted, visible } from '../../base/visible.js';

/** Longer suggestions than this would hide what differs. */
const longestSuggestion = 100;

/** Several lines, fit for a terminal. @param sentences what to write instead */
export function syntaxErrorMessage(details: SyntaxErrorDetails, sentences: readonly string[]): string {
  const { revision, start, text, offset, found, open, section } = details;
  const what = found === undefined ? 'the text ends too early' : `${quoted(found)} cannot come here`;
  const where = `at offset ${offset}, inside ${open[0]?.rule ?? start} (section ${section})`;
  const lines = [
    `not derivable from ${start} of ${revision}: ${what}, ${where}`,
    pointer(text, offset),
    `Possible here: ${visible(possible(details))}.`,
    ...sentences,
  ];
  return lines.join('\n');
}

/** What could have come, in words. */
export function possible({
  expected,
  completion,
}: Pick<SyntaxErrorDetails, 'expected' | 'completion'>): string {
  const terms = completion === '' ? [...expected, 'the end of the text'] : expected;
  return [terms.slice(0, -1).join(', '), ...terms.slice(-1)].filter(Boolean).join(' or ');
}

/**
 * What to write instead, in sentences, as far as grammar tells; none where nothing near is known. Beside what is prescribed
 * there is no guess.
 */
export function advice({
  escaped,
  strayPercent,
  dotSegment,
  found,
  completion,
  nearest,
}: Advised): readonly string[] {
  if (dotSegment) return ['As a relative reference, write ./ before it.'];
  if (strayPercent !== undefined) return ['As data, write %25 for the "%".'];
  if (found === undefined) return [`The shortest way to complete it: ${quoted(completion)}.`];
  const advices = escaped === undefined ? [] : [`As data, write ${escaped}.`];
  // Only of a delimiter is it open whether it is data.
  if (escaped !== undefined && !delimiters.includes(found)) return advices;
  return [...advices, ...suggestionOf({ nearest })];
}

/** What advice is made of. */
export type Advised = Pick<
  SyntaxErrorDetails,
  'escaped' | 'strayPercent' | 'dotSegment' | 'found' | 'completion' | 'nearest'
>;

/** The nearest derivable text, as a question, if one is known. */
export function suggestionOf({ nearest: [text] }: Pick<SyntaxErrorDetails, 'nearest'>): readonly string[] {
  return text === undefined || text.length > longestSuggestion ? [] : [`Did you mean ${quoted(text)}?`];
}
