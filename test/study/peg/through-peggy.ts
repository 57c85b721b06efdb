/**
 * grammar.peggy → parsing expressions, through peggy's own grammar parser: what the reader is compared with. It takes
 * exponential time in the depth of parentheses, and of a rule that is defined twice it keeps both.
 */
import peggy from 'peggy';
import { ascii, asciiSize } from '../../../src/base/ascii.js';
import { bothCases } from '../../../src/base/character.js';
import {
  codeUnits,
  codeUnitsOf,
  type CodeUnitSet,
  complement,
  contains,
  lastCodeUnit,
} from '../../../src/base/code-units.js';
import type {
  PegClass,
  PegExpression,
  PegGrammar,
  PegSequence,
  PegSpan,
} from '../../../src/study/peg/peg.js';

/** Reads the text of a grammar.peggy. @throws Error */
export function readThroughPeggy(text: string): PegGrammar {
  const grammar = peggy.parser.parse(text, { reservedWords: [] });
  for (const code of [grammar.topLevelInitializer, grammar.initializer].flat()) {
    if (code) throw undecidable('an initializer', '', code);
  }
  for (const node of grammar.imports) throw undecidable('an import', '', node);
  return {
    text,
    rules: grammar.rules.map((rule) => ({
      name: rule.name,
      expression: new ExpressionReader(rule.name).read(rule.expression),
      span: spanOf(rule),
    })),
  };
}

interface Located {
  readonly location: peggy.LocationRange;
}

function spanOf({ location }: Located): PegSpan {
  return { start: location.start.offset, end: location.end.offset };
}

function undecidable(expression: string, rule: string, { location }: Located): Error {
  const { line, column } = location.start;
  return new Error(`line ${line}, column ${column}, rule "${rule}": the proof does not cover ${expression}`);
}

class ExpressionReader {
  constructor(private readonly rule: string) {}

  read(node: peggy.ast.Expression | peggy.ast.Named): PegExpression {
    const span = spanOf(node);
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
        return {
          type: 'choice',
          alternatives: node.alternatives.map((alternative) => this.read(alternative)),
          span,
        };
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
        throw undecidable('an action (code in braces)', this.rule, node);
      case 'semantic_and':
      case 'semantic_not':
        throw undecidable('a predicate written as code', this.rule, node);
      case 'library_ref':
        throw undecidable('a rule of another grammar', this.rule, node);
    }
  }

  private literal(node: peggy.ast.Literal, span: PegSpan): PegExpression {
    const items = Array.from({ length: node.value.length }, (_, i): PegClass => {
      const character = node.value.charAt(i);
      if (!node.ignoreCase) return { type: 'class', set: codeUnitsOf([character.charCodeAt(0)]), span };
      if (character.charCodeAt(0) >= asciiSize)
        throw undecidable('a literal beyond US-ASCII that ignores case', this.rule, node);
      return { type: 'class', set: lowerCasedTo(character.toLowerCase()), span };
    });
    const [only] = items;
    return only !== undefined && items.length === 1 ? only : { type: 'sequence', items, span };
  }

  private classSet(node: peggy.ast.CharacterClass): CodeUnitSet {
    if (node.unicode) throw undecidable('a class of code points', this.rule, node);
    const ranges = node.parts.map((part): readonly [number, number] => {
      if (typeof part !== 'string' && !Array.isArray(part))
        throw undecidable('a class with an escape', this.rule, node);
      const [from = '', to = from] = typeof part === 'string' ? [part] : part;
      return [from.charCodeAt(0), to.charCodeAt(0)];
    });
    let set = codeUnits(ranges);
    if (node.ignoreCase) {
      if (set.some(([, to]) => to >= asciiSize))
        throw undecidable('a class beyond US-ASCII that ignores case', this.rule, node);
      set = inBothCases(set);
    }
    return node.inverted ? complement(set) : set;
  }

  /** `body|min..max, delimiter|` is `body (delimiter body)|min-1..max-1|`, all of it optional where min is 0. */
  private repeated(node: peggy.ast.Repeated, span: PegSpan): PegExpression {
    const max = this.boundary(node.max);
    const min = node.min === null ? max : this.boundary(node.min);
    const body = this.read(node.expression);
    const least = min ?? 0;
    if (node.delimiter === null) return { type: 'repetition', min: least, max, body, span };
    const next: PegSequence = { type: 'sequence', items: [this.read(node.delimiter), body], span };
    const more: PegExpression = {
      type: 'repetition',
      min: Math.max(least - 1, 0),
      max: max === null ? null : max - 1,
      body: next,
      span,
    };
    const list: PegSequence = { type: 'sequence', items: [body, more], span };
    return least > 0 ? list : { type: 'repetition', min: 0, max: 1, body: list, span };
  }

  private boundary(boundary: peggy.ast.RepeatedBoundary): number | null {
    if (boundary.type !== 'constant')
      throw undecidable('a repetition counted by code or by a label', this.rule, boundary);
    return boundary.value;
  }
}

/** The code units that `toLowerCase` turns into an ASCII letter or leaves as one: the Kelvin sign becomes "k". */
function lowerCasedTo(character: string): CodeUnitSet {
  const kelvinSign = '\u212a';
  const spellings = [character, character.toUpperCase(), kelvinSign].filter(
    (c) => c.toLowerCase() === character,
  );
  return codeUnitsOf(spellings.map((c) => c.charCodeAt(0)));
}

/** A set of US-ASCII with the other case of its letters. */
function inBothCases(set: CodeUnitSet): CodeUnitSet {
  const members = ascii.filter((character) => contains(set, character.charCodeAt(0)));
  return codeUnitsOf(members.flatMap(bothCases).map((character) => character.charCodeAt(0)));
}
