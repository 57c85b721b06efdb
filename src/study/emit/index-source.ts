/** The module by which a generated parser is used. */

/** @param start the reference rule @param runtime where it imports from @param isWide whether there is a module `alphabet` */
export function indexSource(start: string, runtime: string, isWide: boolean): string {
  const rule = JSON.stringify(start);
  return `import { defineParser, type TextParser } from '${runtime}';
${isWide ? "import { alphabet } from './alphabet.js';\n" : ''}import { automaton } from './automaton.js';
import { bnf } from './bnf.js';
import { parse as read } from './parser.js';
import { grammar, type Nodes, type RuleName } from './rules.js';

export type { RuleNode, StartOption, SyntaxNode, TextResult } from '${runtime}';
export { NotDerivableError, UnknownNameError } from '${runtime}';
export { grammar, type Nodes, type RuleName };

type Parser = TextParser<RuleName, Nodes, ${rule}>;

const parser: Parser = /*#__PURE__*/ defineParser({ grammar, bnf, automaton${isWide ? ', alphabet' : ''}, parse: read });

/** Whether a text is derivable, from the reference rule or from \`{ start }\`. */
export const accepts: Parser['accepts'] = parser.accepts;

/** The tree of a text: nodes with rule, start, end, children. Throws NotDerivableError, which says where and why. */
export const parse: Parser['parse'] = parser.parse;

/** The same without throwing: { ok: true, tree } or { ok: false, error }. */
export const safeParse: Parser['safeParse'] = parser.safeParse;
`;
}
