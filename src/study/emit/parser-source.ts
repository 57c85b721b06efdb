/** The module of a typed parser. */
import type { PegGrammar } from '../peg/peg.js';
import { emitParser } from './emit-parser.js';
import { asciiLetters } from './letters.js';
import type { NamedRule, Runtime } from './runtime.js';

/**
 * The TypeScript module of a typed parser: every rule a start rule, every rule a node. It stands beside a module `rules`.
 * @param rules those of the BNF, in its order
 * @param opened the peggy identifiers of rules whose children are wanted at once
 * @param letters what its tables are by; those beyond US-ASCII stand in a module `alphabet` beside it
 */
export function parserSource(
  peg: PegGrammar,
  rules: readonly NamedRule[],
  opened: ReadonlySet<string>,
  { node, parser }: Runtime,
  letters = asciiLetters,
): string {
  const startRules = rules.map(({ name }) => JSON.stringify(name));
  const { code, calls, hasNodes } = emitParser(
    peg,
    rules.map(({ identifier }) => identifier),
    opened,
    letters,
  );
  const isWide = letters !== asciiLetters && calls.includes('at');
  const shared = isWide ? calls.filter((name) => name !== 'at') : calls;
  const nodes = hasNodes ? `import type { SyntaxNode } from '${node}';\n` : '';
  return `${nodes}import { ${[...shared, 'type GeneratedParser'].join(', ')} } from '${parser}';
${isWide ? "import { at } from './alphabet.js';\n" : ''}import { grammar, type RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | ${startRules.join('\n  | ')};

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
${code}  return parse;
}
`;
}
