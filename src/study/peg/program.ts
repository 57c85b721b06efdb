/** A PEG made ready to be interpreted: rules by name, classes as tables, a literal in one piece as peggy reads it. */
import { asciiSize } from '../../base/ascii.js';
import { type CodeUnitSet, contains } from '../../base/code-units.js';
import { expressionLookup, ruleIn } from '../bnf/errors.js';
import type { PegClass, PegExpression, PegGrammar, PegSequence } from './peg.js';

/** An expression made ready. `expression` is what it was made from. */
export type Part = LiteralPart | ListPart | RepetitionPart | LookaheadPart | CallPart;

/** A class, or the classes of one literal. */
export interface LiteralPart {
  readonly type: 'literal';
  readonly characters: readonly CharacterTest[];
  readonly expression: PegExpression;
}

interface ListPart {
  readonly type: 'sequence' | 'choice';
  readonly parts: readonly Part[];
  readonly expression: PegExpression;
}

interface RepetitionPart {
  readonly type: 'repetition';
  readonly min: number;
  readonly max: number | null;
  readonly body: Part;
  readonly expression: PegExpression;
}

interface LookaheadPart {
  readonly type: 'lookahead';
  readonly negated: boolean;
  readonly body: Part;
  readonly expression: PegExpression;
}

interface CallPart {
  readonly type: 'call';
  /** A peggy identifier. */
  readonly name: string;
  readonly expression: PegExpression;
}

/** A set of code units, those of US-ASCII as a table. */
interface CharacterTest {
  readonly table: Uint8Array;
  readonly set: CodeUnitSet;
}

/** Whether the set has the code unit. */
export function has({ table, set }: CharacterTest, codeUnit: number): boolean {
  return codeUnit < table.length ? table[codeUnit] === 1 : contains(set, codeUnit);
}

/** The rules of a PEG, each made ready when it is first called. */
export class Program {
  private readonly parts = new Map<string, Part>();
  private readonly expressionOf: (rule: string) => PegExpression;

  constructor(private readonly grammar: PegGrammar) {
    this.expressionOf = expressionLookup(grammar.rules);
  }

  /** A call of a rule by its peggy identifier, standing for the whole rule. @throws UnknownNameError */
  start(name: string): CallPart {
    const { span } = ruleIn(this.grammar.rules, name);
    return { type: 'call', name, expression: { type: 'reference', name, span } };
  }

  /** What a rule is made of. @throws UnknownNameError */
  rule(name: string): Part {
    let part = this.parts.get(name);
    if (part === undefined) this.parts.set(name, (part = partOf(this.expressionOf(name))));
    return part;
  }
}

const programs = new WeakMap<PegGrammar, Program>();

/** The grammar made ready, once. */
export function programOf(grammar: PegGrammar): Program {
  let program = programs.get(grammar);
  if (program === undefined) programs.set(grammar, (program = new Program(grammar)));
  return program;
}

function partOf(expression: PegExpression): Part {
  switch (expression.type) {
    case 'class':
      return { type: 'literal', characters: [characterTest(expression)], expression };
    case 'sequence':
      if (isLiteral(expression))
        return { type: 'literal', characters: expression.items.map(characterTest), expression };
      return { type: 'sequence', parts: expression.items.map(partOf), expression };
    case 'choice':
      return { type: 'choice', parts: expression.alternatives.map(partOf), expression };
    case 'repetition':
    case 'lookahead':
      return { ...expression, body: partOf(expression.body), expression };
    case 'reference':
      return { type: 'call', name: expression.name, expression };
  }
}

/** A literal of other than one character, as a sequence of classes. */
interface PegLiteral extends PegSequence {
  readonly items: readonly PegClass[];
}

/** Whether a sequence was written as one literal: all its items stand where it stands. */
export function isLiteral(sequence: PegSequence): sequence is PegLiteral {
  return sequence.items.every((item) => item.type === 'class' && item.span === sequence.span);
}

function characterTest({ set }: PegClass): CharacterTest {
  return { table: Uint8Array.from({ length: asciiSize }, (_, unit) => (contains(set, unit) ? 1 : 0)), set };
}
