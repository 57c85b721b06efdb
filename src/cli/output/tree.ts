/** Drawing of a syntax tree: rule names on the left, and below the string the text that each node covers. */

import type { SyntaxNode } from '../../core/tree/node.js';
import { visible } from '../../core/base/visible.js';
import { cut, shown } from './signs.js';

/**
 * Returns a tree without the children of nodes that have only characters for children. Recurses over rules, not over
 * text.
 */
export function withoutCharacters(node: SyntaxNode, isCharacter: (rule: string) => boolean): SyntaxNode {
  const { rule, start, end, children } = node;
  const hidden = children.every((child) => isCharacter(child.rule));
  return {
    rule,
    start,
    end,
    children: hidden ? [] : children.map((child) => withoutCharacters(child, isCharacter)),
  };
}

/** A node with the text that it covers. */
export interface NodeWithText extends SyntaxNode {
  readonly text: string;
  readonly children: readonly NodeWithText[];
}

/** Adds their text to the nodes of a tree. Recurses over rules, not over text. */
export function withTexts({ rule, start, end, children }: SyntaxNode, text: string): NodeWithText {
  return {
    rule,
    start,
    end,
    text: text.slice(start, end),
    children: children.map((child) => withTexts(child, text)),
  };
}

/** A longer text is not shown next to the tree, even if the output is not a terminal. */
const maxRulerLength = 120;
/** Minimum length of a node's text that is shown, however narrow the terminal. */
const shortestText = 16;
const gap = 2;

interface Line {
  readonly branch: string;
  readonly node: SyntaxNode;
}

/**
 * Draws the tree, a node a line. If the string fits next to it, each text is at its place in the string; otherwise all
 * are in one column, cut to the terminal's width if there is one.
 * @param columns of the terminal, undefined if there is none
 */
export function drawTree(
  tree: SyntaxNode,
  text: string,
  columns: number | undefined,
  paint: { readonly branch: (text: string) => string; readonly rule: (text: string) => string },
): string {
  const lines = [...treeLines(tree, '', '')];
  let width = 0;
  for (const { branch, node } of lines) width = Math.max(width, branch.length + node.rule.length);
  width += gap;
  const isRuler = text.length <= maxRulerLength && width + visible(text).length <= (columns ?? Infinity);
  const room = columns === undefined ? Infinity : Math.max(columns - width, shortestText);
  return lines
    .map(({ branch, node }) => {
      const covered = shown(text.slice(node.start, node.end));
      const indent = isRuler ? visible(text.slice(0, node.start)).length : 0;
      const blanks = ' '.repeat(width - branch.length - node.rule.length + indent);
      return `${paint.branch(branch)}${paint.rule(node.rule)}${blanks}${cut(covered, isRuler ? Infinity : room)}\n`;
    })
    .join('');
}

/** Yields parents before children. The depth is that of the rules, whatever the text. */
function* treeLines(node: SyntaxNode, first: string, rest: string): Generator<Line> {
  yield { branch: first, node };
  const last = node.children.length - 1;
  for (const [index, child] of node.children.entries()) {
    const isLast = index === last;
    yield* treeLines(child, `${rest}${isLast ? '└ ' : '├ '}`, `${rest}${isLast ? '  ' : '│ '}`);
  }
}
