/** Where the studies get the five grammars from: the one file of them that knows generated/. */
import { automata as automata1738 } from '../../generated/rfc1738/automata.js';
import { expressions as expressions1738 } from '../../generated/rfc1738/expressions.js';
import { parse as parse1738 } from '../../generated/rfc1738/parser.js';
import { grammar as grammar1738 } from '../../generated/rfc1738/rules.js';
import { texts as texts1738 } from '../../generated/rfc1738/texts.js';
import { automata as automata2003 } from '../../generated/rfc2396bis-01/automata.js';
import { expressions as expressions2003 } from '../../generated/rfc2396bis-01/expressions.js';
import { parse as parse2003 } from '../../generated/rfc2396bis-01/parser.js';
import { grammar as grammar2003 } from '../../generated/rfc2396bis-01/rules.js';
import { texts as texts2003 } from '../../generated/rfc2396bis-01/texts.js';
import { automata as automata1993 } from '../../generated/url-1993/automata.js';
import { expressions as expressions1993 } from '../../generated/url-1993/expressions.js';
import { parse as parse1993 } from '../../generated/url-1993/parser.js';
import { grammar as grammar1993 } from '../../generated/url-1993/rules.js';
import { texts as texts1993 } from '../../generated/url-1993/texts.js';
import { automata as automata1995 } from '../../generated/url-1995/automata.js';
import { expressions as expressions1995 } from '../../generated/url-1995/expressions.js';
import { parse as parse1995 } from '../../generated/url-1995/parser.js';
import { grammar as grammar1995 } from '../../generated/url-1995/rules.js';
import { texts as texts1995 } from '../../generated/url-1995/texts.js';
import { automata as automata1997 } from '../../generated/url-1997/automata.js';
import { expressions as expressions1997 } from '../../generated/url-1997/expressions.js';
import { parse as parse1997 } from '../../generated/url-1997/parser.js';
import { grammar as grammar1997 } from '../../generated/url-1997/rules.js';
import { texts as texts1997 } from '../../generated/url-1997/texts.js';
import { type RevisionId, revisions } from '../revisions.js';
import type { SyntaxNode } from '../syntax/node.js';
import type { GrammarData, RuleTexts } from '../syntax/rule.js';
import { unknownName } from '../syntax/unknown-name.js';
import { accepts } from '../syntax/walk.js';
import type { Automaton } from './automaton.js';
import { decodeAutomaton, type EncodedAutomaton } from './automaton-table.js';
import type { PrintedReading } from './diff-printed.js';
import { decodeBnf, decodePrinted, type EncodedBnf } from './encoded-bnf.js';
import { pegIdentifier } from './peg.js';
import { StudiedGrammar } from './studied-grammar.js';

interface Generated {
  readonly grammar: GrammarData;
  readonly texts: RuleTexts;
  readonly expressions: EncodedBnf;
  readonly automata: Readonly<Partial<Record<string, EncodedAutomaton>>>;
  readonly parse: (text: string, options: { readonly startRule: never }) => SyntaxNode;
}

const generated: Readonly<Record<RevisionId, Generated>> = {
  'url-1993': {
    grammar: grammar1993,
    texts: texts1993,
    expressions: expressions1993,
    automata: automata1993,
    parse: parse1993,
  },
  'url-1995': {
    grammar: grammar1995,
    texts: texts1995,
    expressions: expressions1995,
    automata: automata1995,
    parse: parse1995,
  },
  rfc1738: {
    grammar: grammar1738,
    texts: texts1738,
    expressions: expressions1738,
    automata: automata1738,
    parse: parse1738,
  },
  'url-1997': {
    grammar: grammar1997,
    texts: texts1997,
    expressions: expressions1997,
    automata: automata1997,
    parse: parse1997,
  },
  'rfc2396bis-01': {
    grammar: grammar2003,
    texts: texts2003,
    expressions: expressions2003,
    automata: automata2003,
    parse: parse2003,
  },
};

function generatedOf(revision: RevisionId): Generated {
  if (!Object.hasOwn(generated, revision)) throw unknownName('revision', revision, revisions);
  return generated[revision];
}

const studied = new Map<RevisionId, StudiedGrammar>();

/** A revision's grammar, decoded when first asked for. @throws UnknownNameError */
export function grammarOf(revision: RevisionId): StudiedGrammar {
  const known = studied.get(revision);
  if (known !== undefined) return known;
  const { grammar, texts, expressions, automata } = generatedOf(revision);
  const decoded = (rule: string): Automaton | undefined => {
    const encoded = automata[rule];
    return encoded && decodeAutomaton(encoded);
  };
  const found = new StudiedGrammar({
    bnf: decodeBnf(grammar, texts, expressions),
    start: grammar.start,
    roles: Object.fromEntries(grammar.names.map((name, i) => [name, grammar.ruleRoles[i] ?? ''])),
    automaton: decoded,
  });
  studied.set(revision, found);
  return found;
}

/** How the corrected rules of a revision read as printed. @throws UnknownNameError */
export function printedReadings(revision: RevisionId): readonly PrintedReading[] {
  const { texts, expressions } = generatedOf(revision);
  return decodePrinted(texts, expressions);
}

/** The transcription of all rules, without its comments. @throws UnknownNameError */
export function pegText(revision: RevisionId): string {
  return generatedOf(revision)
    .texts.peg.map((peg) => `${peg}\n`)
    .join('\n');
}

/** The reading of a text from a rule; undefined where it is not derivable. @throws UnknownNameError */
export function readingOf(revision: RevisionId, rule: string, text: string): SyntaxNode | undefined {
  if (!accepts(grammarOf(revision).automaton(rule), text)) return undefined;
  return generatedOf(revision).parse(text, { startRule: pegIdentifier(rule) as never });
}
