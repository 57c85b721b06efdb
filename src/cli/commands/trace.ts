/** `trace`: what the transcription of a rule does with a string, step by step. */

import type { Command } from 'commander';
import { accepts, automatonOf, bnfOf, pegText, readPeg, trace } from '../../study/index.js';
import { aboutGrammars, type GrammarOptions, isGrammarFile, takesGrammar } from '../input/grammar-options.js';
import { addNotes, type CommonOptions, takesRevision, takesStart } from '../input/options.js';
import { studied, studiedEach, studiedLanguage, studiedRule, transcriptionOf } from '../studies.js';
import type { Terminal } from '../output/terminal.js';
import { traceLines } from '../output/trace-lines.js';
import { isCharacterIn } from '../output/tree.js';

interface Options extends CommonOptions, GrammarOptions {
  readonly all?: true;
  readonly characters?: true;
}

/** More are shown with --all. */
const mostLines = 200;

const about = `The transcription is a parsing expression grammar (PEG): it tries alternatives
in order, commits to the first that matches, and gives nothing back once a rule
has ended. Each line begins with an offset, and is indented by the rules that
are open:

  ▸ a rule is tried there
  ✓ what matches ends there, with the text it matched
  ✕ what fails stops at the character there
  ↩ what was read is given back, and matching goes on there

The steps inside rules of single characters, escapes or runs of them are left
out; --characters shows them. A trace is cut after ${mostLines} lines; --all shows it
whole. --json has every step, with its place in the transcription (which
"grammar" shows rule by rule).

${aboutGrammars}
Its transcription is its rules copied in their order, which need not derive
the same.`;

export function define(command: Command): void {
  takesStart(takesRevision(command.argument('<TEXT>', 'the string')));
  command
    .option('--all', 'show all steps, however many')
    .option('--characters', 'show the steps inside rules of characters too');
  takesGrammar(command);
  addNotes(command, {
    about,
    exit: { 0: 'the string is derivable', 1: 'it is not' },
    examples: [
      'uri-revisions trace 1.2.3.4:8 -r rfc2396bis-01 --start server',
      'uri-revisions trace wais://h/d -r rfc1738',
      'uri-revisions trace //h -r url-1997 --json | jq -r .type | sort | uniq -c',
    ],
  });
}

export async function run(text: string, options: Options, terminal: Terminal): Promise<void> {
  const { rule, peg, ruleNames, isDerivable, isCharacter } = await told(text, options, terminal);
  if (!isDerivable) terminal.end(1);
  const events = studiedEach(trace({ peg: readPeg(peg), rule, text, ruleNames }));
  if (options.json) {
    for (const event of events) {
      await terminal.printJson({ ...event, source: peg.slice(event.span.start, event.span.end) });
    }
    return;
  }
  const isClosed = options.characters ? () => false : isCharacter;
  let lines = 0;
  for (const line of traceLines(events, { text, peg, isClosed, width: terminal.width })) {
    if (lines === mostLines && !options.all) {
      terminal.say(`more than ${mostLines} lines: the rest is left out; --all shows it`);
      return;
    }
    await terminal.print(line);
    lines++;
  }
}

/** What a trace is told of. */
interface Told {
  readonly rule: string;
  /** The text of the transcription. */
  readonly peg: string;
  readonly ruleNames: readonly string[];
  readonly isDerivable: boolean;
  readonly isCharacter: (rule: string) => boolean;
}

async function told(text: string, options: Options, terminal: Terminal): Promise<Told> {
  const { revision: name } = options;
  if (name !== undefined && isGrammarFile(name)) {
    const of = await studiedLanguage(name, undefined, options, terminal);
    return {
      rule: of.rule,
      peg: transcriptionOf(of),
      ruleNames: bnfOf(of.revision).rules.map((rule) => rule.name),
      isDerivable: studied(() => accepts(automatonOf(of), text)),
      isCharacter: () => false,
    };
  }
  const { document, revision, rule } = await studiedRule(name, options.start);
  return {
    rule,
    peg: pegText(revision),
    ruleNames: document.rules.map((each) => each.name),
    isDerivable: document.accepts(text, { start: rule }),
    isCharacter: isCharacterIn(document),
  };
}
