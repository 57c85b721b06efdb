/** `diagram`: a rule as a railroad diagram in SVG, or its automaton as a graph in DOT. */

import { declareCommand, option } from '../input/command.js';
import { ruleOrReference } from '../input/options.js';
import { grammarOfRule, isGrammar, type GrammarOptions, regexOptions } from '../input/grammar-options.js';
import {
  automatonDot,
  automatonOf,
  automatonSvg,
  bnfOf,
  bnfRailroad,
  pegRailroad,
  readPeg,
} from '../../study/index.js';
import { revisionId } from '../documents/load-revision.js';
import {
  aboutLearnt,
  isLearnt,
  nameOf,
  type StudiedLanguage,
  studiedLanguage,
  studiedRule,
  transcriptionOf,
} from '../documents/studies.js';
import type { Terminal } from '../output/terminal.js';

const about = `The railroad diagram shows the corrected BNF; with --peg it shows the
transcription or, for a grammar in a file, its rules copied unchanged into a
PEG. The SVG is self-contained: it follows the light or dark colour scheme, and
has a title and the rule as text for screen readers. --automaton draws the
minimal automaton of the rule, --dot prints it for Graphviz. States are numbered
from 0, double circles accept, and transitions to dead states are omitted.

${aboutLearnt}
For such a file, the automaton is drawn.`;

export const command = declareCommand({
  arguments: [['<REV>', 'the revision'], ruleOrReference],
  options: [
    option('--peg', 'draw the transcription instead of the BNF'),
    option('--automaton', 'draw the automaton', { excludes: ['peg', 'dot'] }),
    option('--dot', 'print the automaton in the DOT language', { excludes: ['peg'] }),
    ...grammarOfRule,
    ...regexOptions,
  ],
  about,
  examples: [
    'uri-revisions diagram rfc1738 hostname > hostname.svg',
    'uri-revisions diagram rfc1738 hostname --peg > hostname-peg.svg',
    'uri-revisions diagram url-1997 URL-reference --dot | dot -Tsvg > automaton.svg',
  ],
  run: async (name, rule, options, terminal) => {
    const { peg, automaton, dot } = options;
    if (peg) {
      const of = await transcribedRule(name, rule, options, terminal);
      const text = transcriptionOf(of);
      const ruleNames = bnfOf(of.revision).rules.map((known) => known.name);
      await terminal.print(
        pegRailroad({ revision: of.called, text, peg: readPeg(text), ruleNames }, of.rule),
      );
      return;
    }
    const of = await studiedLanguage(name, rule, options, terminal);
    const title = nameOf(of, of.prefix);
    if (dot) await terminal.print(automatonDot(automatonOf(of), title));
    else if (automaton || isLearnt(of)) await terminal.print(automatonSvg(automatonOf(of), title));
    else await terminal.print(bnfRailroad(bnfOf(of.revision), of.rule));
  },
});

/** Returns a rule of the transcription, which may be a variant for one context. @throws as studiedLanguage */
async function transcribedRule(
  name: string,
  rule: string | undefined,
  options: GrammarOptions,
  terminal: Terminal,
): Promise<Pick<StudiedLanguage, 'revision' | 'called' | 'rule'>> {
  if (isGrammar(name)) return studiedLanguage(name, rule, options, terminal);
  const { revision, rule: reference } = await studiedRule(revisionId(name));
  return { revision, called: revision, rule: rule ?? reference };
}
