/** A transcription some of whose rules are replaced: to prove or trace one's own. */
import { readPeg } from './read-peg.js';

/**
 * The text of some rules, and after it every rule of a transcription that it does not define, so that places in it
 * stay as they are. @throws PegTextError
 */
export function editedPeg(own: string, transcription: string): string {
  const defined = new Set(readPeg(own).rules.map(({ name }) => name));
  const others = readPeg(transcription)
    .rules.filter(({ name }) => !defined.has(name))
    .map(({ span }) => transcription.slice(span.start, span.end).trim());
  return `${[own, ...others].join('\n\n')}\n`;
}
