/** `trace`: the steps of a rule's transcription on a string. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOptions, isGrammar } from '../input/grammar-options.js';
import {
  accepts,
  automatonOf,
  bnfOf,
  eventPlace,
  pegText,
  readPeg,
  trace,
  type TraceEvent,
} from '../../study/index.js';
import { reportIfDeeper } from '../documents/grammar-file.js';
import {
  studied,
  withStudyErrors,
  studiedLanguage,
  studiedRule,
  transcriptionOf,
} from '../documents/studies.js';
import type { Terminal } from '../output/terminal.js';
import { visible } from '../../core/base/visible.js';
import { characterRules } from '../../core/tree/rule-roles.js';
import { cut } from '../output/signs.js';

/** Further lines are shown with --all. */
const maxLines = 200;

const about = `The transcription is a parsing expression grammar (PEG). It tries alternatives
in order, commits to the first that matches, and never backtracks into a
completed rule. Each line begins with an offset, indented by the open rules:

  ▸ a rule is tried at the offset
  ✓ an expression matches and ends at the offset; its text follows
  ✕ an expression fails at the character at the offset
  ↩ matching returns to the offset

Without --characters, steps inside rules of single characters, escapes or runs
of them are omitted. Without --all, a trace is cut after ${maxLines} lines. --json
prints every step, with its place in the transcription (see "grammar").`;

const optionList = [
  shared.revision,
  shared.start,
  option('--all', 'show all steps'),
  option('--characters', 'show steps inside rules of characters'),
  ...grammarOptions,
  shared.json,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['<TEXT>', 'the string']],
  options: optionList,
  about,
  examples: [
    'uri-revisions trace 1.2.3.4:8 -r rfc3986 --start authority',
    'uri-revisions trace wais://h/d -r rfc1738',
    'uri-revisions trace //h -r url-1997 --json | jq -r .type | sort | uniq -c',
  ],
  run: async (text, options, terminal) => {
    const { rule, peg, ruleNames, isDerivable, isCharacter } = await traceSubject(text, options, terminal);
    if (!isDerivable) terminal.end(1);
    const events = withStudyErrors(trace({ peg: readPeg(peg), rule, text, ruleNames }));
    if (options.json) {
      for (const event of events) {
        await terminal.printJson({ ...event, source: peg.slice(event.span.start, event.span.end) });
      }
      return;
    }
    const isClosed = options.characters ? () => false : isCharacter;
    let lines = 0;
    for (const line of traceLines(events, { text, peg, isClosed, width: terminal.width })) {
      if (lines === maxLines && !options.all) {
        terminal.say(`cut after ${maxLines} lines; --all shows the rest`);
        return;
      }
      await terminal.print(line);
      lines++;
    }
  },
});

interface TraceSubject {
  readonly rule: string;
  /** The text of the transcription. */
  readonly peg: string;
  readonly ruleNames: readonly string[];
  readonly isDerivable: boolean;
  readonly isCharacter: (rule: string) => boolean;
}

async function traceSubject(text: string, options: Options, terminal: Terminal): Promise<TraceSubject> {
  const { revision: name } = options;
  if (name !== undefined && isGrammar(name)) {
    const of = await studiedLanguage(name, undefined, options, terminal);
    const isDerivable = studied(() => accepts(automatonOf(of), text));
    if (!isDerivable) reportIfDeeper(of.revision, text, terminal);
    return {
      rule: of.rule,
      peg: transcriptionOf(of),
      ruleNames: bnfOf(of.revision).rules.map((rule) => rule.name),
      isDerivable,
      isCharacter: () => false,
    };
  }
  const { document, revision, rule } = await studiedRule(name, options.start);
  const characters = characterRules(document);
  return {
    rule,
    peg: pegText(revision),
    ruleNames: document.rules.map((each) => each.name),
    isDerivable: document.accepts(text, { start: rule }),
    isCharacter: (name) => characters.has(name),
  };
}

/** The context of the events. */
interface TraceContext {
  readonly text: string;
  /** The transcription. */
  readonly peg: string;
  /** Tests whether the steps inside a rule are left out. */
  readonly isClosed: (rule: string) => boolean;
  readonly width: number;
}

const signs: Readonly<Record<TraceEvent['type'], string>> = {
  enter: '▸',
  match: '✓',
  fail: '✕',
  backtrack: '↩',
};

const maxShownLength = 24;

/**
 * Yields the lines: a rule when it is tried and when it ends; a literal, class or lookahead when it ends; and
 * everything that is given back. Each line begins with the offset in the text.
 */
function* traceLines(events: Iterable<TraceEvent>, story: TraceContext): Generator<string> {
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
    yield `${head}${sentence(event, story, Math.max(story.width - head.length, maxShownLength))}\n`;
  }
  if (last !== undefined) yield `\n${ending(last, text)}\n`;
}

/** Explains the end of the rule itself. */
function ending(last: TraceEvent, text: string): string {
  if (last.type !== 'match') return 'The rule fails: the string is not derivable.';
  return last.end === text.length
    ? 'The rule matches the whole string: it is derivable.'
    : `The rule leaves ${quoted(text.slice(last.end), maxRestLength)} unmatched: the string is not derivable.`;
}

const maxRestLength = 24;

function sentence(event: TraceEvent, { text, peg }: TraceContext, room: number): string {
  const { calls, span, expression, start } = event;
  const source = calls ?? visible(peg.slice(span.start, span.end).replaceAll(/\s+/g, ' '));
  const what = cut(source, Math.max(Math.floor(room / 2), maxShownLength / 2));
  const left = Math.max(room - what.length - 1, maxShownLength / 2);
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
      const next = expression === 'choice' ? 'next alternative' : 'no further iteration';
      return `${next}, backtracking over ${quoted(text.slice(event.to, event.from), room - next.length - 20)}`;
    }
  }
}

function quoted(text: string, length: number): string {
  return `"${cut(visible(text), length - 2)}"`;
}
