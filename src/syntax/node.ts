/** The syntax tree: the reading of a string (DESIGN §2), as nodes named by the document's rule names. */

/**
 * One rule of the document applied to a stretch of the text.
 * Offsets are UTF-16 code units from 0, end exclusive. Children lie inside their parent, in order,
 * without overlap; the gaps between them are the literals of the rule.
 */
export interface SyntaxNode<Rule extends string = string> {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
  readonly children: readonly SyntaxNode<Rule>[];
}
