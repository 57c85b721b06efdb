/**
 * A grammar.peggy → the TypeScript of its parser. What peggy's own generator emits builds an array for every sequence
 * and repetition and keeps track of what was expected; here the text is known to be derivable, and which sets a
 * character is in takes one look into a table.
 */
import type { PegExpression, PegGrammar, PegRule } from '../peg/peg.js';
import { childRules, isState, pegIdentifier, withoutPlace } from '../peg/peg.js';
import { CharacterSets } from './character-sets.js';
import { type Mode, RuleEmitter, type Surroundings } from './emit-rule.js';
import { asciiLetters } from './letters.js';
import { Literals } from './literals.js';
import { simplified } from './simplify.js';

/** What emitted code imports from src/tree/parser.ts. */
export const runtimeNames = ['ParsedNode', 'add', 'at', 'ruleTable'] as const;

export interface EmittedParser {
  /** The body of a function that declares `parse`, a GeneratedParser's; it refers to the grammar of the document. */
  readonly code: string;
  /** Those of `runtimeNames` that it calls. */
  readonly calls: readonly string[];
  /** Whether it refers to the type SyntaxNode. */
  readonly hasNodes: boolean;
}

/**
 * Emits the parser of a grammar.
 * @param ruleNames the rules of the document, in its spelling and order
 * @param opened the peggy identifiers of rules whose children are wanted at once
 * @param letters what its tables are by
 */
export function emitParser(
  peg: PegGrammar,
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
    literals: new Literals(),
    expression: (rule, mode) => (mode === 'scan' ? simple : expressionOf)(rule),
  };
  const emit = (rule: string, mode: Mode): string => new RuleEmitter(rule, mode, around).emit();

  const functions: string[] = [];
  const table: string[] = [];
  // The rules stand in the order of their names; after them come their readings at particular places.
  const isReading = ({ name }: PegRule): boolean => name !== withoutPlace(name);
  const position = (rule: PegRule): number => index(rule.name) + (isReading(rule) ? ruleNames.length : 0);
  const sorted = [...peg.rules].sort((a, b) => position(a) - position(b));
  const used = new Set(sorted.flatMap(({ expression }) => childRules(expression)));
  for (const rule of sorted) {
    const { name, expression } = rule;
    // A state makes no node: it is scanned by what calls it.
    if (isState(name)) continue;
    const hasChildren = childRules(expression).length > 0;
    if (hasChildren) functions.push(emit(name, 'children'));
    const parts = hasChildren ? `k_${name}` : 'undefined';
    // Of a rule that no other uses, the node is the root of a tree, of which the children are wanted at once.
    const isOpened = hasChildren && (opened.has(name) || !used.has(name));
    const scan = isOpened ? 'undefined' : `s_${name}`;
    const place = isReading(rule) ? String(index(name)) : 'undefined';
    const functionsOf = [parts, scan, place].join(', ').replace(/(, undefined)+$/, '');
    table.push(`const r_${name} = rule(${functionsOf});\n`);
  }
  // Only what the table or another function calls is scanned.
  const scanned = new Set(calledScans([...functions, ...table].join('')));
  for (const name of scanned) {
    const code = emit(name, 'scan');
    functions.push(code);
    for (const called of calledScans(code)) scanned.add(called);
  }
  const rules = withoutUnused(withInlined(withoutTwins([...functions, ...table]).join('')));
  const code = `const [rule, parse] = ruleTable(grammar);\n\n${around.sets.declarations()}${rules}`;
  return {
    code: around.literals.written(indented(code)),
    calls: runtimeNames.filter((name) => new RegExp(`\\b${name}\\(`).test(code)),
    hasNodes: /\bSyntaxNode</.test(code),
  };
}

/** A rule that no other refers to is a start rule only, and needs no name but for the reader. */
function withoutUnused(code: string): string {
  return code.replace(/^const (r_\w+) = /gm, (declaration, name: string) =>
    new RegExp(`\\b${name},`).test(code) ? declaration : `// ${name}\n`,
  );
}

/** The code, in which the functions that nothing but the table names are written there. */
function withInlined(code: string): string {
  const functions = new Map<string, string>();
  const rest = code.replace(
    /^function (\w+)\((.*)\): number {\n([^]*?)^}\n\n/gm,
    (declaration, name: string, parameters: string, body: string) => {
      const isCalled = new RegExp(`\\b${name}\\(`).test(code.replace(declaration, ''));
      if (isCalled || code.split(new RegExp(`\\b${name}\\b`)).length > 3) return declaration;
      const result = /^return (.*);\n$/.exec(body)?.[1] ?? `{\n${body}}`;
      functions.set(name, `(${parameters.replace(/: [^,]+/g, '')}) => ${result}`);
      return '';
    },
  );
  return rest.replace(/\b[ks]_\w+/g, (name) => functions.get(name) ?? name);
}

/** Lines indented by the blocks that they stand in. */
function indented(code: string): string {
  let depth = 1;
  return code.replace(/^.+$/gm, (line) => {
    if (/^[}\]]/.test(line)) depth--;
    const indentedLine = '  '.repeat(depth) + line;
    if (/[{[]$/.test(line)) depth++;
    return indentedLine;
  });
}

/** The code with only the first of functions that do the same. */
function withoutTwins(code: readonly string[]): readonly string[] {
  const known = new Map<string, string>();
  const twins = new Map<string, string>();
  const kept = code.filter((part) => {
    const [head, name] = /^function (\w+)/.exec(part) ?? [];
    if (head === undefined || name === undefined) return true;
    const rest = part.slice(head.length);
    // What only calls another does the same as that.
    const twin = known.get(rest) ?? /{\nreturn (s_\w+)\(t, p\);\n}\s*$/.exec(rest)?.[1];
    if (twin === undefined) known.set(rest, name);
    else twins.set(name, twin);
    return twin === undefined;
  });
  if (twins.size === 0) return code;
  const standIn = (name: string): string => {
    const twin = twins.get(name);
    return twin === undefined ? name : standIn(twin);
  };
  return withoutTwins(kept.map((part) => part.replace(/\b[ks]_\w+/g, standIn)));
}

/** The rules whose scanning functions are mentioned in the code. */
function calledScans(code: string): readonly string[] {
  return [...code.matchAll(/\bs_(\w+)/g)].map(([, name]) => name ?? '');
}
