/**
 * The parser that peggy's own generator makes of a grammar.peggy, with a tree node for every rule. Slow and plain:
 * what the emitted parsers are tested and measured against.
 */
import peggy from 'peggy';
import { pegIdentifier, withoutPlace } from '../../src/study/peg/peg.js';
import type { SyntaxNode } from '../../src/tree/node.js';
import type { GrammarData } from '../../src/tree/rule.js';
import { pegText } from './peg.js';

type Expression = peggy.ast.Expression;

/** Passes that would merge or drop rules, and with them nodes and start rules. */
const droppingPasses = new Set(['removeProxyRules', 'mergeCharacterClasses', 'removeUnusedRules']);

/** Makes a node of what an expression matched: text, nodes, and arrays of both. */
const nodeFunction = `{{
function node(rule, start, end, parts) {
  const children = [];
  (function collect(part) {
    if (Array.isArray(part)) part.forEach(collect);
    else if (part !== null && typeof part === 'object') children.push(part);
  })(parts);
  return { rule, start, end, children };
}
}}
`;

/** What peggy makes of a grammar.peggy: it throws its own error for what is not derivable. */
function peggyParser(peg: string, ruleName: (identifier: string) => string): peggy.Parser {
  const addNodes = (grammar: peggy.ast.Grammar): void => {
    for (const rule of grammar.rules) {
      rule.expression = nodeExpression(ruleName(rule.name), rule.expression);
    }
  };
  return peggy.generate(nodeFunction + peg, {
    allowedStartRules: ['*'],
    plugins: [
      {
        use({ passes }) {
          const kept = passes.transform.filter((pass) => !droppingPasses.has(pass.name));
          passes.transform = [addNodes, ...kept];
        },
      },
    ],
  });
}

/**
 * @param peg the text of a grammar.peggy
 * @param ruleName the document's rule name of a peggy identifier
 * @returns the parser; it gives undefined for what is not derivable
 */
export function plainParser(
  peg: string,
  ruleName: (identifier: string) => string,
): (text: string, options: { readonly startRule: string }) => SyntaxNode | undefined {
  const parser = peggyParser(peg, ruleName);
  return (text, { startRule }) => {
    // As a library it makes no error, whose message would take longer than the parsing.
    const results = parser.parse(text, { startRule, peg$library: true });
    const result = results.peg$result as SyntaxNode;
    return result !== results.peg$FAILED && results.peg$currPos === text.length ? result : undefined;
  };
}

type Named = Pick<GrammarData, 'id' | 'names'>;

/** The same of a revision's grammar.peggy, its nodes with the document's rule names. */
export function plainParserOf(document: Named): ReturnType<typeof plainParser> {
  return plainParser(pegText(document.id), documentNames(document));
}

/** The same with peggy's own errors. */
export function peggyParserOf(document: Named): peggy.Parser {
  return peggyParser(pegText(document.id), documentNames(document));
}

function documentNames({ names }: Named): (identifier: string) => string {
  const byIdentifier = new Map(names.map((name) => [pegIdentifier(name), name]));
  return (identifier) => String(byIdentifier.get(withoutPlace(identifier)));
}

function nodeExpression(name: string, expression: Expression | peggy.ast.Named): peggy.ast.Action {
  const { location } = expression;
  return {
    type: 'action',
    code: ` return node(${JSON.stringify(name)}, peg$savedPos, peg$currPos, parts); `,
    codeLocation: location,
    location,
    // A label that does not pick, which the types of peggy know only inside sequences.
    expression: {
      type: 'labeled',
      label: 'parts',
      labelLocation: location,
      pick: false,
      location,
      expression: expression as Expression,
    } as unknown as peggy.ast.Labeled,
  };
}
