/** Derivations of a text with a given tree: counts them, and lists the derivations of a text for studies. */
import { contains } from '../../core/base/code-units.js';
import { Budget, type Limits } from '../../core/base/limits.js';
import { descendants, type SyntaxNode } from '../../core/tree/node.js';
import { type DerivationNfa, type DerivationState, expressionNfa } from '../automata/derivation-nfa.js';
import { type BnfGrammar, writtenNames } from '../bnf/bnf.js';
import { add, type Count, countDerivations, emptyWays, multiply } from './derivation-count.js';
import { type Derivation, derivationsOf } from './derivations.js';

/**
 * Counts the derivations that have the tree, ignoring tail recursion: 0 if the BNF has no such tree, and 1 if the
 * expressions of its rules are unambiguous in themselves. Linear in the text and the nodes, times the size of a rule.
 * @throws UnknownNameError for a node whose rule the grammar does not define
 */
export function countDerivationsOfTree(grammar: BnfGrammar, tree: SyntaxNode, text: string): Count {
  const automata = new Map<string, NodeAutomaton>();
  let total: Count = 1n;
  for (const node of descendants(flattenTails(tree))) {
    let automaton = automata.get(node.rule);
    if (automaton === undefined) {
      automaton = new NodeAutomaton(expressionNfa(grammar, node.rule));
      automata.set(node.rule, automaton);
    }
    total = multiply(total, automaton.count(node, text));
    if (total === 0n) break;
  }
  return total;
}

/** A rule's own expression, which reads characters and child nodes. */
class NodeAutomaton {
  private readonly reach: (from: number) => ReadonlyMap<number, Count>;

  constructor(private readonly automaton: DerivationNfa) {
    this.reach = emptyWays(automaton.states);
  }

  /**
   * Counts the ways in which the expression derives the node's characters and children, whatever the children contain.
   */
  count(node: SyntaxNode, text: string): Count {
    const { initial, states } = this.automaton;
    let ways = new Map<number, Count>([[initial, 1n]]);
    for (const part of partsOf(node)) {
      const next = new Map<number, Count>();
      for (const [from, count] of ways) {
        for (const [number, empty] of this.reach(from)) {
          const state = states[number];
          if (state === undefined || !('next' in state) || !reads(state, part, text)) continue;
          next.set(state.next, add(next.get(state.next) ?? 0n, multiply(count, empty)));
        }
      }
      ways = next;
    }
    let total: Count = 0n;
    for (const [from, count] of ways) total = add(total, multiply(count, this.reach(from).get(0) ?? 0n));
    return total;
  }
}

/** Tests whether a state reads a character, given by its offset, or a node. */
function reads(state: DerivationState, part: number | SyntaxNode, text: string): boolean {
  if (typeof part !== 'number') return state.type === 'call' && state.name === part.rule;
  return state.type === 'read' && contains(state.set, text.charCodeAt(part));
}

/** Yields the children of a node, and the offsets of the characters between them. */
function* partsOf(node: SyntaxNode): Generator<number | SyntaxNode> {
  let offset = node.start;
  for (const child of node.children) {
    for (; offset < child.start; offset++) yield offset;
    yield child;
    offset = child.end;
  }
  for (; offset < node.end; offset++) yield offset;
}

/**
 * Flattens recursion in tail position to a list: a node's last child of the same rule gives its children to the node.
 * If the BNF has `digits = digit [ digits ]` and a transcription `digits = digit+`, the trees become equal.
 */
export function flattenTails(tree: SyntaxNode): SyntaxNode {
  interface Copy extends SyntaxNode {
    readonly children: Copy[];
  }
  const copyOf = ({ rule, start, end }: SyntaxNode): Copy => ({ rule, start, end, children: [] });
  const flat = copyOf(tree);
  const open: [SyntaxNode, Copy][] = [[tree, flat]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, copy] = next;
    for (const child of listedChildren(node)) {
      const childCopy = copyOf(child);
      copy.children.push(childCopy);
      open.push([child, childCopy]);
    }
  }
  return flat;
}

function* listedChildren(node: SyntaxNode): Generator<SyntaxNode> {
  for (let from: SyntaxNode | undefined = node; from !== undefined;) {
    const last: SyntaxNode | undefined = from.children.at(-1);
    const recurs: boolean = last?.rule === node.rule && last.end === node.end;
    yield* recurs ? from.children.slice(0, -1) : from.children;
    from = recurs ? last : undefined;
  }
}

/** Tests whether two trees apply the same rules to the same spans, ignoring tail recursion. */
export function sameTree(a: SyntaxNode, b: SyntaxNode): boolean {
  const left = [...descendants(flattenTails(a))];
  const right = [...descendants(flattenTails(b))];
  return (
    left.length === right.length &&
    left.every((node, i) => {
      const other = right[i];
      return (
        node.rule === other?.rule &&
        node.start === other.start &&
        node.end === other.end &&
        node.children.length === other.children.length
      );
    })
  );
}

/** The document's reading of a text, and its index among the derivations. */
export interface PickedReading {
  readonly tree: SyntaxNode;
  /** Number of derivations with its tree, ignoring tail recursion. 0: the BNF has no such derivation. */
  readonly derivations: Count;
  /** Index in `first` of the first derivation with its tree; undefined if it is not listed. */
  readonly index: number | undefined;
}

/** The derivations of a text. */
export interface DerivationsOfText {
  readonly revision: string;
  readonly rule: string;
  readonly text: string;
  /** 0 if the text is not derivable. */
  readonly count: Count;
  /** The first in the order of the BNF. */
  readonly first: readonly Derivation[];
  /** Undefined if the text is not derivable. */
  readonly reading: PickedReading | undefined;
}

/** Options of explainDerivations. */
export interface DerivationOptions {
  /** The syntax tree of the text, if it is derivable. */
  readonly reading?: SyntaxNode | undefined;
  /** Maximum number of derivations listed; 10 by default. */
  readonly most?: number;
  readonly limits?: Limits;
}

/**
 * Counts and lists the derivations of a text. Linear in the text, times the size of the rule's derivation NFA and
 * the number of derivations listed.
 * @throws NonTailRecursionError, UnknownNameError, StateLimitError, TimeLimitError
 */
export function explainDerivations(
  grammar: BnfGrammar,
  rule: string,
  text: string,
  { reading, most = 10, limits }: DerivationOptions = {},
): DerivationsOfText {
  const budget = new Budget(`a list of ${most} derivations of a string of ${text.length} characters`, limits);
  const first: Derivation[] = [];
  for (const derivation of derivationsOf(grammar, rule, text, limits, writtenNames(grammar.rules))) {
    if (first.length >= most) break;
    // A tree has a node for each character, and more.
    budget.spend(1 + text.length);
    first.push(derivation);
  }
  const index = reading && first.findIndex(({ tree }) => sameTree(tree, reading));
  return {
    revision: grammar.revision,
    rule,
    text,
    count: countDerivations(grammar, rule, text, limits),
    first,
    reading: reading && {
      tree: reading,
      derivations: countDerivationsOfTree(grammar, reading, text),
      index: index === -1 ? undefined : index,
    },
  };
}
