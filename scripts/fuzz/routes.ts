/**
 * The three ways from a document to a verdict, which share no code: the generated parser, the generated automata of the
 * BNF, the interpreter of grammar.peggy. And the two ways to the roles of a text: the marking automaton and the tree.
 */
import type { Automaton } from '../../src/grammar/automaton.js';
import { interpret } from '../../src/grammar/interpret.js';
import { decodeMarking, mark, type Marking } from '../../src/grammar/marking.js';
import { grammarOf } from '../../src/grammar/revision-grammars.js';
import { type PegGrammar, pegIdentifier } from '../../src/grammar/peg.js';
import type { RevisionId } from '../../src/revisions.js';
import { markTree } from '../../src/syntax/mark-tree.js';
import { markedSpans } from '../../src/syntax/marked-components.js';
import { hostKindMark, markAt, markCount, marks, places, placesMark } from '../../src/syntax/marks.js';
import { type GeneratedModules, generatedModules } from '../generated-modules.js';
import { loadPeg } from '../load-peg.js';

/** Whether each route accepts a string. */
export interface Verdicts {
  readonly parser: boolean;
  readonly automaton: boolean;
  readonly interpreter: boolean;
}

/** Where each way sees the roles of a text, in words. */
export interface SeenRoles {
  readonly marking: string;
  readonly tree: string;
}

/** The routes of one revision. */
export class Routes {
  readonly peg: PegGrammar;
  /** In the document's spelling and order. */
  readonly rules: readonly string[];
  /** The reference rule. */
  readonly start: string;
  private readonly generated: GeneratedModules;

  constructor(
    readonly revision: RevisionId,
    private readonly marking: Marking = decodeMarking(generatedModules[revision].marking),
  ) {
    this.peg = loadPeg(revision);
    const { rules, start } = grammarOf(revision);
    this.rules = rules;
    this.start = start;
    this.generated = generatedModules[revision];
  }

  automaton(rule: string): Automaton {
    return grammarOf(this.revision).automaton(rule);
  }

  /** Whether the generated parser reads the text as a whole. */
  parses(rule: string, text: string): boolean {
    try {
      const { start, end } = this.generated.parse(text, { startRule: pegIdentifier(rule) as never });
      return start === 0 && end === text.length;
    } catch (error) {
      if (error instanceof Error && error.name === 'PeggySyntaxError') return false;
      throw error;
    }
  }

  /** Whether the generated automaton accepts the text. */
  accepts(rule: string, text: string): boolean {
    const automaton = this.automaton(rule);
    let state = automaton.initial;
    for (let i = 0; i < text.length; i++)
      state = automaton.step(state, automaton.classOf(text.charCodeAt(i)));
    return automaton.accepting(state);
  }

  verdicts(rule: string, text: string): Verdicts {
    return {
      parser: this.parses(rule, text),
      automaton: this.accepts(rule, text),
      interpreter: interpret(this.peg, pegIdentifier(rule), text) === text.length,
    };
  }

  /** Where the two ways see the roles of a text that the reference rule derives; undefined where they see the same. */
  differentRoles(text: string): SeenRoles | undefined {
    const isMarked = mark(this.marking, text);
    const byMarking = leftMarks();
    this.markByTree(text);
    const byTree = leftMarks();
    if (isMarked && byMarking.every((place, i) => place === byTree[i])) return undefined;
    const tree = this.seenRoles();
    return { marking: mark(this.marking, text) ? this.seenRoles() : 'nothing', tree };
  }

  private markByTree(text: string): void {
    const { parse, grammar } = this.generated;
    const tree = parse(text, { startRule: pegIdentifier(this.start) as never });
    markTree(tree, text, grammar.roles.sources, grammar.names);
  }

  private seenRoles(): string {
    const roles = [...markedSpans()].map(
      ([role, spans]) => `${role} ${spans.map(({ start, end }) => `${start}-${end}`).join(' ')}`,
    );
    const kind = this.generated.grammar.names[markAt(hostKindMark)];
    return [...roles, ...(kind === undefined ? [] : [`host by ${kind}`])].join(', ') || 'no role';
  }
}

/** Whether all routes say the same. */
export function agree({ parser, automaton, interpreter }: Verdicts): boolean {
  return parser === automaton && automaton === interpreter;
}

/** All marks, then the places of repeated roles: how many these are is a mark as well. */
function leftMarks(): Int32Array {
  const left = marks.slice(0, markCount);
  const last = markAt(placesMark);
  return last < 0 ? left : Int32Array.from([...left, ...places.slice(0, last + 1)]);
}
