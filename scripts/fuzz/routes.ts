/**
 * The three ways from a document to a verdict, which share no code: the generated parser, the generated automata of the
 * BNF, the interpreter of grammar.peggy.
 */
import { parse as parse1738 } from '../../generated/rfc1738/parser.js';
import { parse as parse2003 } from '../../generated/rfc2396bis-01/parser.js';
import { parse as parse1993 } from '../../generated/url-1993/parser.js';
import { parse as parse1995 } from '../../generated/url-1995/parser.js';
import { parse as parse1997 } from '../../generated/url-1997/parser.js';
import type { Automaton } from '../../src/grammar/automaton.js';
import { interpret } from '../../src/grammar/interpret.js';
import { grammarOf } from '../../src/grammar/revision-grammars.js';
import { type PegGrammar, pegIdentifier } from '../../src/grammar/peg.js';
import type { RevisionId } from '../../src/revisions.js';
import type { SyntaxNode } from '../../src/syntax/node.js';
import { loadPeg } from '../load-peg.js';

type Parse = (text: string, options: { readonly startRule: never }) => SyntaxNode;

const parsers: Readonly<Record<RevisionId, Parse>> = {
  'url-1993': parse1993,
  'url-1995': parse1995,
  rfc1738: parse1738,
  'url-1997': parse1997,
  'rfc2396bis-01': parse2003,
};

/** Whether each route accepts a string. */
export interface Verdicts {
  readonly parser: boolean;
  readonly automaton: boolean;
  readonly interpreter: boolean;
}

/** The routes of one revision. */
export class Routes {
  readonly peg: PegGrammar;
  /** In the document's spelling and order. */
  readonly rules: readonly string[];
  /** The reference rule. */
  readonly start: string;

  constructor(readonly revision: RevisionId) {
    this.peg = loadPeg(revision);
    const { rules, start } = grammarOf(revision);
    this.rules = rules;
    this.start = start;
  }

  automaton(rule: string): Automaton {
    return grammarOf(this.revision).automaton(rule);
  }

  /** Whether the generated parser reads the text as a whole. */
  parses(rule: string, text: string): boolean {
    try {
      const { start, end } = parsers[this.revision](text, { startRule: pegIdentifier(rule) as never });
      return start === 0 && end === text.length;
    } catch (error) {
      if (error instanceof Error && error.name === 'PeggySyntaxError') return false;
      throw error;
    }
  }

  verdicts(rule: string, text: string): Verdicts {
    const automaton = this.automaton(rule);
    let state = automaton.initial;
    for (let i = 0; i < text.length; i++)
      state = automaton.step(state, automaton.classOf(text.charCodeAt(i)));
    return {
      parser: this.parses(rule, text),
      automaton: automaton.accepting(state),
      interpreter: interpret(this.peg, pegIdentifier(rule), text) === text.length,
    };
  }
}

/** Whether all routes say the same. */
export function agree({ parser, automaton, interpreter }: Verdicts): boolean {
  return parser === automaton && automaton === interpreter;
}
