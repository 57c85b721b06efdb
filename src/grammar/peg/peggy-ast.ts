/** Converts the syntax tree of a grammar, as built by peggy 5, to parsing expressions. Imports only types of peggy. */
import type peggy from 'peggy';
import { asciiSize } from '../../core/base/ascii.js';
import { codeUnits, type CodeUnitSet, complement, lastCodeUnit } from '../../core/base/code-units.js';
import type { PegExpression, PegRule, PegSpan } from './peg.js';
import { inBothCases, isAscii, literalOf, repetitionOf, unsupported } from './terms.js';

/** Reports an expression without an equivalent parsing expression, in words, and its location. */
export type Refuse = (expression: string, location: peggy.LocationRange) => void;

/** Returns the rules of a grammar. Refused expressions are read as the empty string. */
export function rulesOfPeggy(grammar: peggy.ast.Grammar, refuse: Refuse): readonly PegRule[] {
  for (const code of [grammar.topLevelInitializer, grammar.initializer].flat())
    if (code) refuse('an initializer', code.location);
  for (const { location } of grammar.imports) refuse('an import', location);
  const reader = new Reader(refuse);
  return grammar.rules.map(({ name, expression, location }) => ({
    name,
    expression: reader.read(expression),
    span: spanOf(location),
  }));
}

function spanOf({ start, end }: peggy.LocationRange): PegSpan {
  return { start: start.offset, end: end.offset };
}

class Reader {
  constructor(private readonly refuse: Refuse) {}

  read(node: peggy.ast.Expression | peggy.ast.Named): PegExpression {
    const span = spanOf(node.location);
    const refused = (expression: string): PegExpression => {
      this.refuse(expression, node.location);
      return { type: 'sequence', items: [], span };
    };
    switch (node.type) {
      case 'named':
      case 'labeled':
      case 'group':
      case 'text':
        return this.read(node.expression);
      case 'any':
        return { type: 'class', set: [[0, lastCodeUnit]], span };
      case 'class':
        return { type: 'class', set: this.classSet(node), span };
      case 'literal':
        return this.literal(node, span);
      case 'rule_ref':
        return { type: 'reference', name: node.name, span };
      case 'sequence':
        return { type: 'sequence', items: node.elements.map((element) => this.read(element)), span };
      case 'choice':
        return { type: 'choice', alternatives: node.alternatives.map((one) => this.read(one)), span };
      case 'optional':
        return { type: 'repetition', min: 0, max: 1, body: this.read(node.expression), span };
      case 'zero_or_more':
        return { type: 'repetition', min: 0, max: null, body: this.read(node.expression), span };
      case 'one_or_more':
        return { type: 'repetition', min: 1, max: null, body: this.read(node.expression), span };
      case 'repeated':
        return this.repeated(node, span);
      case 'simple_and':
        return { type: 'lookahead', negated: false, body: this.read(node.expression), span };
      case 'simple_not':
        return { type: 'lookahead', negated: true, body: this.read(node.expression), span };
      case 'action':
        this.refuse(unsupported.action, node.location);
        return this.read(node.expression);
      case 'semantic_and':
      case 'semantic_not':
        return refused(unsupported.predicate);
      case 'library_ref':
        return refused(unsupported.otherGrammar);
    }
  }

  private literal({ value, ignoreCase, location }: peggy.ast.Literal, span: PegSpan): PegExpression {
    if (ignoreCase && !isAscii(value)) this.refuse(unsupported.literalIgnoringCase, location);
    return literalOf(value, ignoreCase, span);
  }

  private classSet({
    parts,
    unicode,
    ignoreCase,
    inverted,
    location,
  }: peggy.ast.CharacterClass): CodeUnitSet {
    if (unicode) this.refuse(unsupported.codePointClass, location);
    const ranges = parts.map((part): readonly [number, number] => {
      if (typeof part !== 'string' && !Array.isArray(part)) {
        this.refuse(unsupported.classEscape, location);
        return [0, 0];
      }
      const [from = '', to = from] = typeof part === 'string' ? [part] : part;
      return [from.charCodeAt(0), to.charCodeAt(0)];
    });
    const set = codeUnits(ranges);
    if (ignoreCase && set.some(([, to]) => to >= asciiSize))
      this.refuse(unsupported.classIgnoringCase, location);
    const spelled = ignoreCase ? inBothCases(set) : set;
    return inverted ? complement(spelled) : spelled;
  }

  private repeated({ min, max, expression, delimiter }: peggy.ast.Repeated, span: PegSpan): PegExpression {
    const most = this.boundary(max);
    const least = min === null ? most : this.boundary(min);
    const body = this.read(expression);
    const between = delimiter === null ? {} : { delimiter: this.read(delimiter) };
    return repetitionOf(body, { min: least ?? 0, max: most, ...between }, span);
  }

  private boundary(boundary: peggy.ast.RepeatedBoundary): number | null {
    if (boundary.type === 'constant') return boundary.value;
    this.refuse(unsupported.computedRepetition, boundary.location);
    return null;
  }
}
