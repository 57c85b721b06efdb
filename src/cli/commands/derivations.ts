/** `derivations`: how many derivations a string has from the BNF, the first of them, and which one is the reading. */

import type { Command } from 'commander';
import { automatonOf, derivations, formatDerivations, jsonable } from '../../study/index.js';
import { aboutGrammars, type GrammarOptions, isGrammarFile, takesGrammar } from '../input/grammar-options.js';
import { addNotes, type CommonOptions, takesRevision, takesStart } from '../input/options.js';
import { briefJson, reason, wholeJson } from '../output/refusal.js';
import { walk } from '../../automaton/walk.js';
import { characterAt } from '../../base/character.js';
import { studied, type StudiedLanguage, studiedLanguage, studiedRule } from '../studies.js';
import type { Terminal } from '../output/terminal.js';
import { wholeNumber } from '../input/whole-number.js';

interface Options extends CommonOptions, GrammarOptions {
  readonly most: number;
}

/** The longest string whose trees are drawn: some rules nest as deep as a string is long. */
const longestDrawn = 500;

const about = `Derivations come in the order of the BNF's alternatives, each drawn as a tree:
"a › b" is a rule a that consists of b alone, "…" a subtree that is drawn in an
earlier tree. "The reading" is the derivation that the document's policy picks,
and "parse" shows. The count is exact; in JSON it is a string. Strings of more
than ${longestDrawn} characters have no tree drawn. Write -- before a string that begins
with "-".

${aboutGrammars}
Of a file no derivation is picked as the reading.`;

export function define(command: Command): void {
  takesStart(takesRevision(command.argument('<TEXT>', 'the string')));
  command.option('--most <N>', 'draw at most so many', wholeNumber('--most', 0, 1000), 5);
  takesGrammar(command);
  addNotes(command, {
    about,
    exit: { 0: 'the string is derivable', 1: 'it is not; standard error says where it stops' },
    examples: [
      'uri-revisions derivations http://h -r url-1997',
      'uri-revisions derivations 1.2.3.4 -r rfc2396bis-01 --start host',
      `uri-revisions derivations http://a.b/ -r url-1993 --json | jq -r .count`,
    ],
  });
}

export async function run(text: string, options: Options, terminal: Terminal): Promise<void> {
  const most = text.length > longestDrawn ? 0 : options.most;
  if (options.revision !== undefined && isGrammarFile(options.revision)) {
    await showOfFile(
      text,
      await studiedLanguage(options.revision, undefined, options, terminal),
      most,
      options,
      terminal,
    );
    return;
  }
  const { document, revision, rule } = await studiedRule(options.revision, options.start);
  const parsed = document.safeParse(text, { start: rule });
  if (!parsed.ok) {
    terminal.end(1);
    if (options.json) {
      const none = { revision, rule, text, count: '0', first: [] };
      await terminal.printJson({ ...none, error: wholeJson(parsed.error) });
    } else terminal.say(...parsed.error.message.split('\n'));
    return;
  }
  const found = studied(() => derivations(text, { revision, rule }, { most }));
  await (options.json ? terminal.printJson(jsonable(found)) : terminal.print(formatDerivations(found)));
}

/** The derivations from a grammar in a file, of which there is no reading. */
async function showOfFile(
  text: string,
  of: StudiedLanguage,
  most: number,
  { json }: Options,
  terminal: Terminal,
): Promise<void> {
  const automaton = studied(() => automatonOf(of));
  const { offset, state } = walk(automaton, text);
  if (offset < text.length || !automaton.accepting(state)) {
    terminal.end(1);
    const { called: revision, rule } = of;
    const error = { offset, found: characterAt(text, offset) };
    const none = { revision, rule, text, count: '0', first: [] };
    if (json) await terminal.printJson({ ...none, error: briefJson(error) });
    else terminal.say(`not derivable from ${rule} of ${revision}: ${reason(error)}`);
    return;
  }
  const found = studied(() => derivations(text, of, { most }));
  await (json ? terminal.printJson(jsonable(found)) : terminal.print(formatDerivations(found)));
}
