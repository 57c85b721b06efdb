/** Which rules of a PEG have guards that may read any number of characters before one is consumed. */
import { recursiveRules } from './check-peg.js';
import { type PegExpression, type PegGrammar, pegParts } from './peg.js';

/** By their peggy identifiers, in the order of the grammar. Linear. */
export function lookingAhead(peg: PegGrammar): readonly string[] {
  const recursive = recursiveRules(peg);
  const expressions = new Map(peg.rules.map(({ name, expression }) => [name, expression]));
  const known = new Map<string, boolean>();
  const ofRule = (name: string): boolean => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const expression = expressions.get(name);
    const result = recursive.has(name) || (expression !== undefined && isUnbounded(expression));
    known.set(name, result);
    return result;
  };
  const isUnbounded = (e: PegExpression): boolean => {
    if (e.type === 'reference') return ofRule(e.name);
    return (e.type === 'repetition' && e.max === null) || pegParts(e).some(isUnbounded);
  };
  const looks = (e: PegExpression): boolean =>
    (e.type === 'lookahead' && isUnbounded(e.body)) || pegParts(e).some(looks);
  return peg.rules.flatMap(({ name, expression }) => (looks(expression) ? [name] : []));
}
