/** Sentences on the place where states multiply. */
import { quoted } from '../../core/base/visible.js';
import type { StateGrowth, Repetition } from '../../study/learnt-language.js';

const number = (count: number): string => count.toLocaleString('en-US');
const shown = (text: string): string => quoted(text, 60);

/** Number of lengths shown. */
const mostLengths = 8;

/** Returns sentences for people. @param prefix the text before the place */
export function growthSentences(
  { place, states, lengths, repetition }: StateGrowth,
  prefix: string,
): readonly string[] {
  const few = lengths.slice(0, mostLengths).map(number);
  const more = lengths.length > few.length ? ', …,' : '';
  const sentences = [
    `${number(states)} states are reached after ${shown(prefix + place)}: ${few.join(', ')}${more} with 0, 1, 2, … further characters.`,
  ];
  if (repetition !== undefined) sentences.push(repetitionSentence(repetition));
  return sentences;
}

function repetitionSentence({ text, after, matched, distinguished, isAll }: Repetition): string {
  const repeated = `${shown(text)}${after === '' ? '' : ` before ${shown(after)}`}`;
  if (matched !== undefined) {
    const limit = isAll ? 'the highest number tested' : 'but not beyond';
    return `There, the number of ${shown(matched)} must match that of ${repeated}, up to ${number(distinguished)}, ${limit}.`;
  }
  const end = isAll ? 'as many as were tested' : 'and tests found no more';
  return `There, the parser distinguishes ${number(distinguished)} counts of ${repeated}, ${end}.`;
}
