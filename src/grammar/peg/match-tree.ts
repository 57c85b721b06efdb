/** The tree of the rules that a PEG matches in a text. */
import type { SyntaxNode } from '../../core/tree/node.js';
import { Interpretation, type PegObserver } from './interpret.js';
import type { PegExpression, PegGrammar } from './peg.js';

interface OpenNode extends SyntaxNode {
  end: number;
  readonly children: OpenNode[];
}

/** Builds the tree from the events of an interpretation: what fails, or only looks ahead, leaves no node. */
class TreeBuilder implements PegObserver {
  private readonly open: OpenNode[];
  /** For each open expression, the number of children of the innermost node when it was entered. */
  private readonly marks: number[] = [];

  constructor(root: OpenNode) {
    this.open = [root];
  }

  enter(expression: PegExpression, offset: number): void {
    this.marks.push(this.open.at(-1)?.children.length ?? 0);
    if (expression.type !== 'reference') return;
    const node = { rule: expression.name, start: offset, end: offset, children: [] };
    this.open.at(-1)?.children.push(node);
    this.open.push(node);
  }

  match(expression: PegExpression, _start: number, end: number): void {
    const node = this.closed(expression, expression.type === 'lookahead');
    if (node !== undefined) node.end = end;
  }

  fail(expression: PegExpression): void {
    this.closed(expression, true);
  }

  backtrack(): void {
    // The alternative or the turn that is given back has failed.
  }

  /** Closes an expression; returns its node if it is a reference. @param drops true to drop the nodes since its start */
  private closed(expression: PegExpression, drops: boolean): OpenNode | undefined {
    const mark = this.marks.pop() ?? 0;
    const node = expression.type === 'reference' ? this.open.pop() : undefined;
    const children = this.open.at(-1)?.children;
    if (drops && children !== undefined) children.length = mark;
    return node;
  }
}

/** Returns the tree of a text that a rule matches as a whole. @throws UnknownNameError, StepLimitError */
export function matchTree(peg: PegGrammar, rule: string, text: string): SyntaxNode {
  const root: OpenNode = { rule, start: 0, end: text.length, children: [] };
  const interpretation = new Interpretation(peg, rule, text, undefined, new TreeBuilder(root));
  while (!interpretation.done) interpretation.step();
  // The start rule is called like any other.
  return root.children[0] ?? root;
}
