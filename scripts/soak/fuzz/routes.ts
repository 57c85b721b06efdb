/**
 * The routes from a document to a verdict, which share no code: the generated parser, the generated automata of the
 * BNF, and of grammar.peggy the interpreter and the parser of peggy's own generator. The latter makes the same trees as
 * the generated parser. And the two ways to the roles of a text: the tagged DFA and the tree.
 */
import type { Automaton } from '../../../src/automaton/automaton.js';
import { accepts } from '../../../src/automaton/walk.js';
import { interpret } from '../../../src/study/peg/interpret.js';
import { runTaggedDfa, type TaggedDfa } from '../../../src/automaton/tagged-dfa.js';
import { grammarOf } from '../../../src/study/grammars.js';
import { type PegGrammar, pegIdentifier } from '../../../src/study/peg/peg.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { SyntaxNode } from '../../../src/tree/node.js';
import { registerTree } from '../../../src/tree/tree-registers.js';
import { spansInRegisters } from '../../../src/tree/read-components.js';
import { registerAt, registers, places } from '../../../src/automaton/registers.js';
import { hostKindRegister, roleRegisterCount, placesRegister } from '../../../src/tree/role-registers.js';
import { generatedGrammars } from '../../../generated/registry/grammars.js';
import type { GeneratedGrammar } from '../../../src/study/bnf/generated-grammar.js';
import { loadPeg } from '../../load/peg.js';
import { plainParserOf } from '../../load/plain-parser.js';
import { loadTaggedDfa } from '../../load/tagged-dfa.js';

/** Whether each route accepts a string. */
export interface Verdicts {
  readonly parser: boolean;
  readonly automaton: boolean;
  readonly interpreter: boolean;
  readonly peggy: boolean;
}

/** The trees that two parsers make of a text, as JSON. */
export interface MadeTrees {
  readonly parser: string;
  readonly peggy: string;
}

/** Where each way sees the roles of a text, in words. */
export interface SeenRoles {
  readonly taggedDfa: string;
  readonly tree: string;
}

/** The routes of one revision. */
export class Routes {
  readonly peg: PegGrammar;
  /** In the document's spelling and order. */
  readonly rules: readonly string[];
  /** The reference rule. */
  readonly start: string;
  private readonly generated: GeneratedGrammar;
  private readonly peggy: ReturnType<typeof plainParserOf>;

  constructor(
    readonly revision: RevisionId,
    private readonly taggedDfa: TaggedDfa = loadTaggedDfa(revision),
  ) {
    this.peg = loadPeg(revision);
    const { rules, start } = grammarOf(revision);
    this.rules = rules;
    this.start = start;
    this.generated = generatedGrammars[revision];
    this.peggy = plainParserOf(this.generated.grammar);
  }

  automaton(rule: string): Automaton {
    return grammarOf(this.revision).automaton(rule);
  }

  /** Whether the generated parser reads the text as a whole. */
  parses(rule: string, text: string): boolean {
    return this.tree(rule, text) !== undefined;
  }

  /** Whether the generated automaton accepts the text. */
  accepts(rule: string, text: string): boolean {
    return accepts(this.automaton(rule), text);
  }

  verdicts(rule: string, text: string): Verdicts {
    return {
      parser: this.parses(rule, text),
      automaton: this.accepts(rule, text),
      interpreter: interpret(this.peg, pegIdentifier(rule), text) === text.length,
      peggy: this.byPeggy(rule, text) !== undefined,
    };
  }

  /** The trees of the generated parser and of peggy's; undefined where they are the same, or both reject. */
  differentTrees(rule: string, text: string): MadeTrees | undefined {
    const [parser, peggy] = [this.tree(rule, text), this.byPeggy(rule, text)].map((tree) =>
      tree === undefined ? 'rejected' : JSON.stringify(tree),
    ) as [string, string];
    return parser === peggy ? undefined : { parser, peggy };
  }

  /** Where the two ways see the roles of a text that the reference rule derives; undefined where they see the same. */
  differentRoles(text: string): SeenRoles | undefined {
    spoil();
    const isAccepted = runTaggedDfa(this.taggedDfa, text);
    const byTaggedDfa = leftRegisters();
    spoil();
    this.byTree(text);
    const byTree = leftRegisters();
    if (isAccepted && byTaggedDfa.every((place, i) => place === byTree[i])) return undefined;
    const tree = this.seenRoles();
    return { taggedDfa: runTaggedDfa(this.taggedDfa, text) ? this.seenRoles() : 'nothing', tree };
  }

  private byTree(text: string): void {
    const { grammar } = this.generated;
    const tree = this.tree(this.start, text);
    if (tree === undefined) throw new Error(`the parser of ${this.revision} rejects ${JSON.stringify(text)}`);
    registerTree(tree, text, grammar.roles, grammar.names);
  }

  private byPeggy(rule: string, text: string): SyntaxNode | undefined {
    return this.peggy(text, { startRule: pegIdentifier(rule) });
  }

  private tree(rule: string, text: string): SyntaxNode | undefined {
    return this.generated.parse(text, { startRule: rule });
  }

  private seenRoles(): string {
    const roles = [...spansInRegisters()].map(
      ([role, spans]) => `${role} ${spans.map(({ start, end }) => `${start}-${end}`).join(' ')}`,
    );
    const kind = this.generated.grammar.names[registerAt(hostKindRegister)];
    return [...roles, ...(kind === undefined ? [] : [`host by ${kind}`])].join(', ') || 'no role';
  }
}

/** Whether all routes say the same. */
export function agree({ parser, automaton, interpreter, peggy }: Verdicts): boolean {
  return parser === automaton && automaton === interpreter && interpreter === peggy;
}

/** Sets everything that a text can leave, so that what depends on the text before is seen. */
function spoil(): void {
  registers.fill(3);
  places.length = 20;
  places.fill(5);
}

/** All registers, then the places of repeated roles; a register tells how many these are. */
function leftRegisters(): Int32Array {
  const left = registers.slice(0, roleRegisterCount);
  const last = registerAt(placesRegister);
  return last < 0 ? left : Int32Array.from([...left, ...places.slice(0, last + 1)]);
}
