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
import { isCharacterIn } from '../output/tree.js';
import { visible } from '../../core/base/visible.js';
import { cut } from '../output/signs.js';

/** Further lines are shown with --all. */
const maxLines = 200;

const about = `The transcription is a parsing expression grammar (PEG). It tries alternatives
in order, commits to the first that matches, and never backtracks into a
completed rule. Each line begins with an offset, indented by the depth of rules:

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
  option('--characters', 'show steps inside character rules'),
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
    const { rule, peg, ruleNames, isDerivable, isCopy, isCharacter } = await traceSubject(
      text,
      options,
      terminal,
    );
    if (!isDerivable) terminal.end(1);
    const events = withStudyErrors(trace({ peg: readPeg(peg), rule, text, ruleNames }));
    const finish = (last: TraceEvent | undefined): void => {
      if (last === undefined || matchesWhole(last, text)) return;
      terminal.end(1);
      if (isCopy) terminal.say('note: this PEG is an unproved copy of the BNF; "prove" compares them');
    };
    if (options.json) {
      let last: TraceEvent | undefined;
      for (const event of events) {
        last = event;
        await terminal.printJson({ ...event, source: peg.slice(event.span.start, event.span.end) });
      }
      finish(last);
      return;
    }
    const isClosed = options.characters ? () => false : isCharacter;
    let lines = 0;
    for (const line of traceLines(events, { text, peg, isClosed, finish, width: terminal.width })) {
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
  /** True if the transcription is a copy without a proof, which may reject derivable strings. */
  readonly isCopy: boolean;
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
      isCopy: true,
      isCharacter: () => false,
    };
  }
  const { document, revision, rule } = await studiedRule(name, options.start);
  return {
    rule,
    peg: pegText(revision),
    ruleNames: document.rules.map((each) => each.name),
    isDerivable: document.accepts(text, { start: rule }),
    isCopy: false,
    isCharacter: isCharacterIn(document),
  };
}

/** The context of the events. */
interface TraceContext {
  readonly text: string;
  /** The transcription. */
  readonly peg: string;
  /** Tests whether the steps inside a rule are left out. */
  readonly isClosed: (rule: string) => boolean;
  /** Receives the last event. */
  readonly finish: (last: TraceEvent | undefined) => void;
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
  if (last !== undefined) yield `\n${ending(last, story)}\n`;
  story.finish(last);
}

function matchesWhole(last: TraceEvent, text: string): boolean {
  return last.type === 'match' && last.end === text.length;
}

/** Explains the end of the rule itself. */
function ending(last: TraceEvent, { text }: TraceContext): string {
  if (matchesWhole(last, text)) return 'The rule matches the whole string: the PEG accepts it.';
  if (last.type !== 'match') return 'The rule fails: the PEG rejects the string.';
  return `The rule leaves ${quoted(text.slice(last.end), maxRestLength)} unmatched: the PEG rejects the string.`;
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
      const next = expression === 'choice' ? 'next alternative' : 'the optional or repeated expression ends';
      return `${next}, giving back ${quoted(text.slice(event.to, event.from), room - next.length - 20)}`;
    }
  }
}

function quoted(text: string, length: number): string {
  return `"${cut(visible(text), length - 2)}"`;
}
