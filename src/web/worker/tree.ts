/** A syntax tree as a list for drawing: parents before children, each with its depth and its component. */

import type { ComponentRole, Revision, RoleSpans, SyntaxNode } from 'uri-revisions';
import { characterRules } from 'uri-revisions-cli/grammar';
import { type Piece, pieces } from './pieces.js';

/** A node with its position. Offsets are UTF-16 code units from 0, end exclusive. */
export interface DrawnNode {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  /** Its parent's index in the list; -1 for the root. */
  readonly parent: number;
  /** The component that it is, or belongs to. */
  readonly role: ComponentRole | undefined;
}

/** The drawable data of a reading. */
interface DerivableReading {
  readonly text: string;
  readonly tree: SyntaxNode;
  readonly spans: RoleSpans;
}

/** Number of nodes of a large tree that are drawn. */
const maxNodes = 3000;

export interface DrawnTree {
  readonly nodes: readonly DrawnNode[];
  readonly pieces: readonly Piece[];
  readonly isCut: boolean;
}

/**
 * Returns the tree of a derivable text.
 * @param characters true to draw nodes of single characters
 */
export function drawnTree(
  document: Revision,
  { text, tree, spans }: DerivableReading,
  characters: boolean,
): DrawnTree {
  const coloured = pieces(text, spans);
  const nodes = listed(tree, hiddenRules(document, characters), (node) => componentAt(coloured, node));
  return { nodes: nodes.slice(0, maxNodes), pieces: coloured, isCut: nodes.length > maxNodes };
}

/** Returns the rules whose nodes are not drawn below others. */
export function hiddenRules(document: Revision, characters: boolean): ReadonlySet<string> {
  return characters ? new Set() : characterRules(document);
}

/** Returns the nodes from the root down, without those of hidden rules; at most one more than is drawn. */
export function listed(
  tree: SyntaxNode,
  hidden: ReadonlySet<string>,
  roleOf: (node: SyntaxNode) => ComponentRole | undefined,
): DrawnNode[] {
  const nodes: DrawnNode[] = [];
  const open: { node: SyntaxNode; depth: number; parent: number }[] = [{ node: tree, depth: 0, parent: -1 }];
  for (let next = open.pop(); next !== undefined && nodes.length <= maxNodes; next = open.pop()) {
    const { node, depth, parent } = next;
    const { rule, start, end, children } = node;
    const place = nodes.push({ rule, start, end, depth, parent, role: roleOf(node) }) - 1;
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child !== undefined && !hidden.has(child.rule))
        open.push({ node: child, depth: depth + 1, parent: place });
    }
  }
  return nodes;
}

function componentAt(coloured: readonly Piece[], { start, end }: SyntaxNode): ComponentRole | undefined {
  return coloured.find((piece) => piece.start <= start && piece.end >= end && end > start)?.role;
}
