/** `diagram`: a rule as a railroad diagram in SVG, or its automaton as a graph in DOT. */

import { type Command, Option } from 'commander';
import {
  automatonDot,
  automatonOf,
  automatonSvg,
  bnfOf,
  bnfRailroad,
  pegRailroad,
  readPeg,
} from '../../study/index.js';
import { revisionId } from '../load-revision.js';
import { aboutGrammars, isGrammarFile, type GrammarOptions, takesGrammar } from '../input/grammar-options.js';
import { addNotes } from '../input/options.js';
import {
  aboutLearnt,
  isLearnt,
  nameOf,
  type StudiedLanguage,
  studiedLanguage,
  studiedRule,
  transcriptionOf,
} from '../studies.js';
import type { Terminal } from '../output/terminal.js';

interface Options extends GrammarOptions {
  readonly peg?: true;
  readonly automaton?: true;
  readonly dot?: true;
}

const about = `The railroad diagram is drawn from the corrected BNF, or with --peg from the
transcription (of a grammar in a file, its rules copied); a variant of a rule
for one place is named as "grammar" shows it, like scheme__to_colon. The SVG is
self-contained: it follows the reader's choice of light or dark, and has a title
and the rule as text for screen readers.

--automaton draws the rule's minimal automaton, --dot prints it for Graphviz:
states from 0, two circles where a string may end. Transitions that lead nowhere
are left out.

${aboutGrammars}

${aboutLearnt}
Of that, the automaton is drawn.`;

export function define(command: Command): void {
  command
    .argument('<REV>', 'the revision')
    .argument('[RULE]', 'the rule; by default the reference rule')
    .option('--peg', 'draw the transcription in place of the BNF')
    .addOption(new Option('--automaton', 'draw the automaton').conflicts(['peg', 'dot']))
    .addOption(new Option('--dot', 'draw the automaton, in the DOT language').conflicts('peg'));
  takesGrammar(command);
  addNotes(command, {
    about,
    exit: { 0: 'drawn' },
    json: false,
    examples: [
      'uri-revisions diagram rfc1738 hostname > hostname.svg',
      'uri-revisions diagram rfc1738 hostname --peg > hostname-peg.svg',
      'uri-revisions diagram url-1997 URL-reference --dot | dot -Tsvg > automaton.svg',
    ],
  });
}

export async function run(
  name: string,
  rule: string | undefined,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const { peg, automaton, dot } = options;
  if (peg) {
    const of = await transcribedRule(name, rule, options, terminal);
    const text = transcriptionOf(of);
    const ruleNames = bnfOf(of.revision).rules.map((known) => known.name);
    await terminal.print(pegRailroad({ revision: of.called, text, peg: readPeg(text), ruleNames }, of.rule));
    return;
  }
  const of = await studiedLanguage(name, rule, options, terminal);
  const title = nameOf(of, of.prefix);
  if (dot) await terminal.print(automatonDot(automatonOf(of), title));
  else if (automaton || isLearnt(of)) await terminal.print(automatonSvg(automatonOf(of), title));
  else await terminal.print(bnfRailroad(bnfOf(of.revision), of.rule));
}

/** A rule of the transcription, which may be a variant for one place. @throws as studiedLanguage */
async function transcribedRule(
  name: string,
  rule: string | undefined,
  options: GrammarOptions,
  terminal: Terminal,
): Promise<Pick<StudiedLanguage, 'revision' | 'called' | 'rule'>> {
  if (isGrammarFile(name)) return studiedLanguage(name, rule, options, terminal);
  const { revision, rule: reference } = await studiedRule(revisionId(name));
  return { revision, called: revision, rule: rule ?? reference };
}
