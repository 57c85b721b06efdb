/**
 * Independent routes from a document to a verdict: the generated parser, the generated automata of the BNF and, from
 * grammar.peggy, the interpreter and the stock parser by peggy and ts-pegjs. The latter makes the same trees as the
 * generated parser. Also the two routes to the roles of a text: the tagged DFA and the tree.
 */
import { generatedGrammars } from '../../../generated/registry/grammars.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { Registers } from '../../../src/core/automaton/registers.js';
import { runTaggedDfa, type TaggedDfa } from '../../../src/core/automaton/tagged-dfa.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import type { SyntaxNode } from '../../../src/core/tree/node.js';
import { spansIn } from '../../../src/core/tree/read-components.js';
import {
  hostKindRegister,
  placesRegister,
  productionEnd,
  productionRegister,
  roleRegisterCount,
} from '../../../src/core/tree/role-registers.js';
import { registerTree } from '../../../src/core/tree/tree-registers.js';
import type { GeneratedGrammar } from '../../../src/grammar/bnf/encoded-bnf.js';
import { interpret } from '../../../src/grammar/peg/interpret.js';
import { type PegGrammar, pegIdentifier } from '../../../src/grammar/peg/peg.js';
import { grammarOf } from '../../../src/study/grammars.js';
import { loadPeg } from '../../load/peg.js';
import { plainParserOf } from '../../load/plain-parser.js';
import { loadTaggedDfa } from '../../load/tagged-dfa.js';

/** Returns all registers and the places of repeated roles, without stale entries beyond them. */
export function contentsOf(registers: Registers): string {
  const { values } = registers;
  const left = [
    ...values.slice(0, roleRegisterCount),
    ...values.slice(productionRegister, productionEnd),
  ].join();
  return `${left};${registers.places.slice(0, registers.at(placesRegister) + 1).join()}`;
}

/** Overwrites everything that a text can leave, to expose a dependency on the previous text. */
export function poison({ values, places }: Registers): void {
  values.fill(3);
  places.length = 20;
  places.fill(5);
}

/** The verdict of each route on a string. */
interface Verdicts {
  readonly parser: boolean;
  readonly automaton: boolean;
  readonly interpreter: boolean;
  readonly peggy: boolean;
}

/** The trees of a text by two parsers, as JSON. */
interface ParsedTrees {
  readonly parser: string;
  readonly peggy: string;
}

/** The roles of a text by each route, in words. */
interface SeenRoles {
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
  private readonly registers = new Registers();
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

  /** Tests whether the generated parser reads the whole text. */
  parses(rule: string, text: string): boolean {
    return this.tree(rule, text) !== undefined;
  }

  /** Tests whether the generated automaton accepts the text. */
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

  /** Returns the trees of the generated parser and of peggy's; undefined if they are equal, or both reject. */
  differentTrees(rule: string, text: string): ParsedTrees | undefined {
    const [parser, peggy] = [this.tree(rule, text), this.byPeggy(rule, text)].map((tree) =>
      tree === undefined ? 'rejected' : JSON.stringify(tree),
    ) as [string, string];
    return parser === peggy ? undefined : { parser, peggy };
  }

  /** Returns the roles of a derivable text by the two routes; undefined if they are equal. */
  differentRoles(text: string): SeenRoles | undefined {
    poison(this.registers);
    const isAccepted = runTaggedDfa(this.taggedDfa, text, this.registers) < 0;
    const byTaggedDfa = contentsOf(this.registers);
    poison(this.registers);
    this.byTree(text);
    const byTree = contentsOf(this.registers);
    if (isAccepted && byTaggedDfa === byTree) return undefined;
    const tree = this.seenRoles();
    return {
      taggedDfa: runTaggedDfa(this.taggedDfa, text, this.registers) < 0 ? this.seenRoles() : 'nothing',
      tree,
    };
  }

  private byTree(text: string): void {
    const { grammar } = this.generated;
    const tree = this.tree(this.start, text);
    if (tree === undefined) throw new Error(`the parser of ${this.revision} rejects ${JSON.stringify(text)}`);
    registerTree(this.registers, tree, text, grammar.roles, grammar.names);
  }

  private byPeggy(rule: string, text: string): SyntaxNode | undefined {
    return this.peggy(text, { startRule: pegIdentifier(rule) });
  }

  private tree(rule: string, text: string): SyntaxNode | undefined {
    return this.generated.parse(text, { startRule: rule });
  }

  private seenRoles(): string {
    const roles = [...spansIn(this.registers)].map(
      ([role, spans]) => `${role} ${spans.map(({ start, end }) => `${start}-${end}`).join(' ')}`,
    );
    const kind = this.generated.grammar.names[this.registers.at(hostKindRegister)];
    return [...roles, ...(kind === undefined ? [] : [`host by ${kind}`])].join(', ') || 'no role';
  }
}

/** Tests whether all routes agree. */
export function agree({ parser, automaton, interpreter, peggy }: Verdicts): boolean {
  return parser === automaton && automaton === interpreter && interpreter === peggy;
}
