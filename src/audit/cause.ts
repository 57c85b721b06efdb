/** Why there is no answer, without what differs from text to text, so that the same cause is one class. */
import { visible } from '../base/visible.js';
import type { Outcome } from './protocol.js';

/** Of a longer cause, its beginning. */
const longest = 80;

/** How the runner says that an adapter ended; what the adapter wrote follows. */
const ends = /^(?:ended with exit code \d+|was ended by \w+)(?:: |$)/;
/** A line that says what went wrong, among those that say where. */
const telling = /error|exception|panic|fault|abort|assert/i;

/** Of a crash, or of what an adapter says that it could not ask; undefined of everything else. */
export function causeOf({ text, answer }: Outcome): string | undefined {
  if ('failure' in answer) return answer.failure === 'crash' ? causeIn(answer.message, text) : undefined;
  return 'error' in answer ? causeIn(answer.error, text) : undefined;
}

function causeIn(message: string, text: string): string {
  const [end = ''] = ends.exec(message) ?? [];
  const lines = message
    .slice(end.length)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const line = lines.find((each) => telling.test(each)) ?? lines.at(-1) ?? '';
  const common = (text.length < shortestTold ? line : line.replaceAll(text, sign))
    .replace(/: ".*"$/, '')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, sign)
    .replace(/0x[0-9A-Fa-f]+|\d+/g, '0');
  const cause = `${end}${visible(common).trim()}`.replace(/: $/, '');
  return cause.length > longest ? `${cause.slice(0, longest)}${sign}` : cause;
}

const sign = '…';
/** Shorter texts are parts of words. */
const shortestTold = 4;
