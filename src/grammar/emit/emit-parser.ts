/**
 * Emits parsing expressions as the TypeScript of their parser. Parsers of peggy's own generator build an array for
 * every sequence and repetition and record expectations; here one table lookup finds the sets that contain a character.
 */
import { codeUnits, type CodeUnitSet, complement } from '../../core/base/code-units.js';
import {
  childRules,
  isState,
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  type PegRule,
  withoutPlace,
  withPegParts,
} from '../peg/peg.js';
import {
  callEnd,
  CharacterSets,
  type EmittedFunction,
  functionName,
  type Mode,
  RuleEmitter,
  ruleName,
  type Surroundings,
  text,
} from './emit-rule.js';
import { block, code, type Code, joined, namesIn, printedLines, withNames } from './code.js';
import { asciiLetters } from './letters.js';

/** Names that emitted code imports from src/core/tree/parser.ts. */
export const runtimeNames = ['ParsedNode', 'add', 'at', 'ruleTable'] as const;

export interface EmittedParser {
  /** The body of a function that declares `parse`, a GeneratedParser's; it refers to the grammar of the document. */
  readonly code: string;
  /** The members of `runtimeNames` that it calls. */
  readonly calls: readonly string[];
  /** True if it refers to the type SyntaxNode. */
  readonly hasNodes: boolean;
}

/**
 * Emits the parser of a grammar.
 * @param ruleNames the rules of the document, in its spelling and order
 * @param opened the peggy identifiers of rules whose children are needed at once
 * @param letters indices of its tables
 */
export function emitParser(
  peg: Pick<PegGrammar, 'rules'>,
  ruleNames: readonly string[],
  opened: ReadonlySet<string>,
  letters = asciiLetters,
): EmittedParser {
  const indices = new Map(ruleNames.map((name, i) => [pegIdentifier(name), i]));
  const index = (identifier: string): number => {
    const found = indices.get(withoutPlace(identifier));
    if (found === undefined) throw new Error(`rule "${identifier}" transcribes no rule of the BNF`);
    return found;
  };
  const expressions = new Map(peg.rules.map((rule) => [rule.name, rule.expression]));
  const expressionOf = (rule: string): PegExpression => {
    const expression = expressions.get(rule);
    if (expression === undefined) throw new Error(`rule "${rule}" is not defined`);
    return expression;
  };
  const simple = simplified(expressionOf);
  const around: Surroundings = {
    sets: new CharacterSets(letters),
    expression: (rule, mode) => (mode === 'scan' ? simple : expressionOf)(rule),
  };
  const emit = (rule: string, mode: Mode): EmittedFunction => new RuleEmitter(rule, mode, around).emit();

  const functions: EmittedFunction[] = [];
  const table: TableEntry[] = [];
  // Rules come in the order of their names, then their readings at particular places.
  const isReading = ({ name }: PegRule): boolean => name !== withoutPlace(name);
  const position = (rule: PegRule): number => index(rule.name) + (isReading(rule) ? ruleNames.length : 0);
  const sorted = [...peg.rules].sort((a, b) => position(a) - position(b));
  const used = new Set(sorted.flatMap(({ expression }) => childRules(expression)));
  for (const rule of sorted) {
    const { name, expression } = rule;
    // A state makes no node: its callers scan it.
    if (isState(name)) continue;
    const hasChildren = childRules(expression).length > 0;
    if (hasChildren) functions.push(emit(name, 'children'));
    // The node of a rule that no other uses is the root of a tree, whose children are needed at once.
    const isOpened = hasChildren && (opened.has(name) || !used.has(name));
    table.push({
      name: ruleName(name).name,
      parts: hasChildren ? functionName(name, 'children') : undefined,
      scan: isOpened ? undefined : functionName(name, 'scan'),
      place: isReading(rule) ? String(index(name)) : undefined,
    });
  }
  // Emits scanning functions only for rules that the table or another function calls.
  const ruleOf = new Map(peg.rules.map(({ name }) => [functionName(name, 'scan'), name]));
  const called = [...functions.flatMap(({ body }) => [...namesIn(body)]), ...table.map(({ scan }) => scan)];
  const scanned = new Set(called.flatMap((name) => ruleOf.get(name ?? '') ?? []));
  for (const rule of scanned) {
    const emitted = emit(rule, 'scan');
    functions.push(emitted);
    for (const name of namesIn(emitted.body)) {
      const next = ruleOf.get(name);
      if (next !== undefined) scanned.add(next);
    }
  }
  return written(withoutDuplicates({ functions, table }), around.sets);
}

/** A rule in the table: the names of its functions and, for a reading, the index of its rule. */
interface TableEntry {
  readonly name: string;
  readonly parts: string | undefined;
  readonly scan: string | undefined;
  readonly place: string | undefined;
}

/** The functions of a parser, and the table that names them. */
interface Emitted {
  readonly functions: readonly EmittedFunction[];
  readonly table: readonly TableEntry[];
}

/** Keeps the first of functions with identical bodies. */
function withoutDuplicates({ functions, table }: Emitted): Emitted {
  const known = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const { name, mode, body } of functions) {
    const key = [mode, printedLines(body)].join();
    // A function that only calls another is identical to it.
    const twin = known.get(key) ?? onlyCall(body);
    if (twin === undefined) known.set(key, name);
    else twins.set(name, twin);
  }
  if (twins.size === 0) return { functions, table };
  const standIn = (name: string): string => {
    const twin = twins.get(name);
    return twin === undefined ? name : standIn(twin);
  };
  const renamed = (name: string): Code | undefined => (twins.has(name) ? { name: standIn(name) } : undefined);
  return withoutDuplicates({
    functions: functions
      .filter(({ name }) => !twins.has(name))
      .map((kept) => ({ ...kept, body: kept.body.map((line) => withNames(line, renamed)) })),
    table: table.map(({ parts, scan, ...entry }) => ({
      ...entry,
      parts: parts && standIn(parts),
      scan: scan && standIn(scan),
    })),
  });
}

/** Returns the scanning function that a body calls at its own place, if it does nothing else. */
function onlyCall(body: readonly Code[]): string | undefined {
  const [callee = ''] = namesIn(body);
  return callee.startsWith('s_') && printedLines(body) === `return ${callee}(t, p);\n` ? callee : undefined;
}

/** Writes the parser. Functions that only the table mentions, and only once, are inlined there. */
function written({ functions, table }: Emitted, sets: CharacterSets): EmittedParser {
  const called = new Set(functions.flatMap(({ body }) => [...namesIn(body)]));
  const mentions = new Map<string | undefined, number>();
  for (const name of table.flatMap(({ parts, scan }) => [parts, scan]))
    mentions.set(name, (mentions.get(name) ?? 0) + 1);
  const isInlined = ({ name }: EmittedFunction): boolean => !called.has(name) && mentions.get(name) === 1;
  const inlined = new Map(functions.filter(isInlined).map((emitted) => [emitted.name, arrow(emitted)]));
  const declared = functions.filter((emitted) => !isInlined(emitted));
  const rows = table.flatMap(({ name, parts, scan, place }): readonly Code[] => {
    const all = [parts, scan, place];
    const filled = all.slice(0, all.findLastIndex((part) => part !== undefined) + 1);
    const call = joined(
      filled.map((part) => inlined.get(part ?? '') ?? part ?? 'undefined'),
      ', ',
    );
    // A rule that no other refers to is only a start rule, and needs a name only for the reader.
    return called.has(name) ? [code`const ${name} = rule(${call});`] : [`// ${name}`, code`rule(${call});`];
  });
  const lines = [
    'const [rule, parse] = ruleTable(grammar);',
    '',
    ...sets.declarations(),
    ...declared.flatMap((emitted) => [declaration(emitted), '']),
    ...rows,
  ];
  return {
    code: printedLines(lines, '  '),
    calls: runtimeNames.filter((name) => name === 'ruleTable' || called.has(name)),
    hasNodes: declared.some(({ mode }) => mode === 'children'),
  };
}

function declaration(emitted: EmittedFunction): Code {
  const nodes = emitted.mode === 'scan' ? '' : ', k: SyntaxNode<RuleName>[]';
  return code`function ${emitted.name}(${textOf(emitted)}: string, p: number${nodes}): number ${blockOf(emitted)}`;
}

function arrow(emitted: EmittedFunction): Code {
  const [only, another] = emitted.body;
  const isExpression = typeof only === 'object' && 'returned' in only && another === undefined;
  const nodes = emitted.mode === 'scan' ? '' : ', k';
  return code`(${textOf(emitted)}, p${nodes}) => ${isExpression ? only.returned : blockOf(emitted)}`;
}

/** Returns the name of the text parameter; it begins with an underscore if it is unused. */
function textOf({ body }: EmittedFunction): string {
  return [...namesIn(body)].includes(text.name) ? text.name : `_${text.name}`;
}

function blockOf({ body }: EmittedFunction): Code {
  return block([...([...namesIn(body)].includes(callEnd.name) ? ['let q: number;'] : []), ...body]);
}

/** Returns a lookup of the simplified form of each rule. @param expressionOf the expression of a rule */
function simplified(expressionOf: ExpressionOf): ExpressionOf {
  const known = new Map<string, PegExpression>();
  const simple = (rule: string): PegExpression => {
    const found = known.get(rule);
    if (found !== undefined) return found;
    const expression = expressionOf(rule);
    // A rule that calls itself keeps the call.
    known.set(rule, { type: 'reference', name: rule, span: expression.span });
    const rewritten = rewrite(expression);
    known.set(rule, rewritten);
    return rewritten;
  };
  const rewrite = (e: PegExpression): PegExpression => {
    if (e.type === 'reference') {
      const inlined = simple(e.name);
      return isSmall(inlined) ? inlined : e;
    }
    const rewritten = withPegParts(e, rewrite);
    if (rewritten.type === 'choice') return choice(rewritten, expressionOf);
    return rewritten.type === 'sequence' ? sequence(rewritten, expressionOf) : rewritten;
  };
  return simple;
}

/** Maximum length of an inlined sequence: an escape, `%` and two digits. */
const inlinedCharacters = 3;

/** Tests whether an expression is better inlined than called: a set, an escape, or a choice of these. */
function isSmall(e: PegExpression): boolean {
  switch (e.type) {
    case 'class':
      return true;
    case 'sequence':
      return e.items.length <= inlinedCharacters && e.items.every(({ type }) => type === 'class');
    case 'choice':
      return e.alternatives.every(isSmall);
    default:
      return false;
  }
}

type ExpressionOf = (rule: string) => PegExpression;

type Choice = Extract<PegExpression, { type: 'choice' }>;
type Sequence = Extract<PegExpression, { type: 'sequence' }>;

/**
 * Flattens nested choices; merges the sets into one in front, moving it past alternatives that cannot begin with their
 * characters.
 */
function choice(e: Choice, expressionOf: ExpressionOf): PegExpression {
  const alternatives = e.alternatives.flatMap((a) => (a.type === 'choice' ? a.alternatives : [a]));
  let set: CodeUnitSet = [];
  const rest: PegExpression[] = [];
  for (const alternative of alternatives) {
    if (
      alternative.type === 'class' &&
      rest.every((earlier) => {
        const first = firstSet(earlier, expressionOf);
        return first !== undefined && intersection(first, alternative.set).length === 0;
      })
    ) {
      set = codeUnits([...set, ...alternative.set]);
    } else {
      rest.push(alternative);
    }
  }
  if (set.length === 0) return { ...e, alternatives: rest };
  const characters: PegExpression = { type: 'class', set, span: e.span };
  return rest.length === 0 ? characters : { ...e, alternatives: [characters, ...rest] };
}

/** Flattens nested sequences; turns `!set x` into x without the characters of the set, if x begins with one. */
function sequence(e: Sequence, expressionOf: ExpressionOf): PegExpression {
  const items: PegExpression[] = [];
  for (const item of e.items.flatMap((i) => (i.type === 'sequence' ? i.items : [i]))) {
    const before = items.at(-1);
    if (before?.type === 'lookahead' && before.negated && before.body.type === 'class') {
      const difference = without(item, before.body.set, expressionOf);
      if (difference !== undefined) {
        items[items.length - 1] = difference;
        continue;
      }
    }
    items.push(item);
  }
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { ...e, items };
}

/** Returns the expression's matches if the next character is not in the set; undefined if they have no simple form. */
function without(e: PegExpression, set: CodeUnitSet, expressionOf: ExpressionOf): PegExpression | undefined {
  if (e.type === 'class') return { ...e, set: intersection(e.set, complement(set)) };
  if (e.type === 'choice') {
    const alternatives = e.alternatives.map((a) => without(a, set, expressionOf));
    return alternatives.every((a) => a !== undefined) ? { ...e, alternatives } : undefined;
  }
  const first = firstSet(e, expressionOf);
  return first !== undefined && intersection(first, set).length === 0 ? e : undefined;
}

/** Returns the characters that an expression must begin with; undefined if they are not easy to determine. */
function firstSet(e: PegExpression, expressionOf: ExpressionOf): CodeUnitSet | undefined {
  switch (e.type) {
    case 'class':
      return e.set;
    case 'sequence':
      return e.items[0] === undefined ? undefined : firstSet(e.items[0], expressionOf);
    case 'reference':
      return firstSet(expressionOf(e.name), expressionOf);
    case 'repetition':
      return e.min > 0 ? firstSet(e.body, expressionOf) : undefined;
    case 'choice': {
      const sets = e.alternatives.map((alternative) => firstSet(alternative, expressionOf));
      return sets.every((set) => set !== undefined) ? codeUnits(sets.flat()) : undefined;
    }
    case 'lookahead':
      return undefined;
  }
}

function intersection(a: CodeUnitSet, b: CodeUnitSet): CodeUnitSet {
  return complement(codeUnits([...complement(a), ...complement(b)]));
}
