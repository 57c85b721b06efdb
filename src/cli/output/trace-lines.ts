/** A trace of a PEG as lines for people: what is tried, matches, fails and is given back. */

import { eventPlace, type TraceEvent } from '../../study/index.js';
import { visible } from '../../base/visible.js';
import { cut } from './signs.js';

/** What the events are about. */
export interface Story {
  readonly text: string;
  /** The transcription. */
  readonly peg: string;
  /** Whether the steps inside a rule are left out. */
  readonly isClosed: (rule: string) => boolean;
  readonly width: number;
}

const signs: Readonly<Record<TraceEvent['type'], string>> = {
  enter: '▸',
  match: '✓',
  fail: '✕',
  backtrack: '↩',
};

const legible = 24;

/**
 * The lines, one by one: a rule when it is tried and when it ends; a literal, class or lookahead when it ends; and
 * whatever is given back. Each begins with the offset in the text.
 */
export function* traceLines(events: Iterable<TraceEvent>, story: Story): Generator<string> {
  const { text, isClosed } = story;
  const numberWidth = String(text.length).length;
  let closed: number | undefined;
  let last: TraceEvent | undefined;
  for (const event of events) {
    last = event;
    const { type, expression, depth, calls } = event;
    if (closed !== undefined && depth > closed) continue;
    closed = undefined;
    if (type === 'enter' && depth > 0 && calls !== undefined && isClosed(calls)) {
      closed = depth;
      continue;
    }
    const isShown =
      type === 'backtrack' ||
      expression === 'reference' ||
      (type !== 'enter' && ['literal', 'class', 'lookahead'].includes(expression));
    if (!isShown) continue;
    const place = String(eventPlace(event)).padStart(numberWidth);
    const head = `${place}  ${'  '.repeat(depth)}${signs[type]} `;
    yield `${head}${sentence(event, story, Math.max(story.width - head.length, legible))}\n`;
  }
  if (last !== undefined) yield `\n${ending(last, text)}\n`;
}

/** What the end of the rule itself means. */
function ending(last: TraceEvent, text: string): string {
  if (last.type !== 'match') return 'The rule fails: the string is not derivable.';
  return last.end === text.length
    ? 'The rule matches the whole string: it is derivable.'
    : `The rule leaves ${quoted(text.slice(last.end), longestRest)}: the string is not derivable.`;
}

const longestRest = 30;

function sentence(event: TraceEvent, { text, peg }: Story, room: number): string {
  const { calls, span, expression, start } = event;
  const source = calls ?? visible(peg.slice(span.start, span.end).replaceAll(/\s+/g, ' '));
  const what = cut(source, Math.max(Math.floor(room / 2), legible / 2));
  const left = Math.max(room - what.length - 1, legible / 2);
  switch (event.type) {
    case 'enter':
      return what;
    case 'match': {
      const matched = quoted(text.slice(start, event.end), left);
      return expression === 'lookahead' || matched === what ? what : `${what} ${matched}`;
    }
    case 'fail': {
      if (expression === 'lookahead') return what;
      const found = text.at(event.reached);
      return `${what} ${found === undefined ? 'at the end' : `at ${quoted(found, left)}`}`;
    }
    case 'backtrack': {
      const next = expression === 'choice' ? 'next alternative' : 'no further round';
      return `${next}, giving back ${quoted(text.slice(event.to, event.from), room - next.length - 15)}`;
    }
  }
}

function quoted(text: string, length: number): string {
  return `"${cut(visible(text), length - 2)}"`;
}
