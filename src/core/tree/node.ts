/** Syntax tree: the reading of a string, as nodes named by the document's rule names. */

/**
 * One rule of the document applied to a span of the text. Offsets are UTF-16 code units from 0, end exclusive. Children
 * lie inside their parent, in order, without overlap; the gaps between them are the literals of the rule. A tree opens
 * its lower nodes on demand. Use `plain(tree)` for a plain copy: spreading or cloning a node loses its children.
 */
export interface SyntaxNode<Rule extends string = string> {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
  readonly children: readonly SyntaxNode<Rule>[];
}

/**
 * A node of one rule of a document; `rule` determines the type of the children.
 * @typeParam Nodes the nodes of every rule, as in generated/<id>/rules.ts
 * @typeParam Child the rules of the children, of which any number may occur
 */
export interface RuleNode<Nodes, Rule extends keyof Nodes, Child extends keyof Nodes> {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
  readonly children: readonly Nodes[Child][];
}

/** Yields the nodes of a tree, parents before children, left to right. Does not recurse. */
export function* descendants<Rule extends string>(tree: SyntaxNode<Rule>): Generator<SyntaxNode<Rule>> {
  const open = [tree];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    for (let i = next.children.length - 1; i >= 0; i--) {
      const child = next.children[i];
      if (child !== undefined) open.push(child);
    }
  }
}
