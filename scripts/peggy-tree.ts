/**
 * Peggy plugin: gives every rule a tree node named by the document's rule, and keeps peggy from dropping rules.
 * The transcription itself stays free of code (DESIGN §3).
 */
import type peggy from 'peggy';

type Expression = peggy.ast.Expression;

/** Passes that would merge or drop rules, and with them nodes and start rules. */
const droppingPasses = new Set(['removeProxyRules', 'mergeCharacterClasses', 'removeUnusedRules']);

/**
 * @param ruleName the document's rule name of a peggy identifier
 */
export function treePlugin(ruleName: (identifier: string) => string): peggy.Plugin {
  const addNodes = (grammar: peggy.ast.Grammar): void => {
    for (const rule of grammar.rules) {
      rule.expression = nodeExpression(ruleName(rule.name), rule.expression);
    }
  };
  return {
    use({ passes }) {
      const kept = passes.transform.filter((pass) => !droppingPasses.has(pass.name));
      passes.transform = [addNodes, ...kept];
    },
  };
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
      expression: withoutText(expression as Expression),
    } as unknown as peggy.ast.Labeled,
  };
}

/** What holds no rule yields its text instead of an array for each character. */
function withoutText(expression: Expression): Expression {
  if (!refersToRule(expression)) {
    return { type: 'text', expression, location: expression.location } as Expression;
  }
  switch (expression.type) {
    case 'choice':
      return { ...expression, alternatives: expression.alternatives.map(withoutText) } as Expression;
    case 'sequence':
      return { ...expression, elements: expression.elements.map(withoutText) } as Expression;
    case 'group':
    case 'optional':
    case 'zero_or_more':
    case 'one_or_more':
    case 'repeated':
      return { ...expression, expression: withoutText(expression.expression) } as Expression;
    default:
      return expression;
  }
}

function refersToRule(expression: Expression): boolean {
  switch (expression.type) {
    case 'rule_ref':
      return true;
    case 'choice':
      return expression.alternatives.some(refersToRule);
    case 'sequence':
      return expression.elements.some(refersToRule);
    case 'group':
    case 'optional':
    case 'zero_or_more':
    case 'one_or_more':
    case 'repeated':
      return refersToRule(expression.expression);
    default:
      return false;
  }
}
