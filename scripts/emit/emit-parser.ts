/**
 * A grammar.peggy → the JavaScript of its parser. What peggy's own generator emits builds an array for every sequence
 * and repetition and keeps account of what was expected; here the text is known to be derivable, and what a character
 * belongs to is one look into a table.
 */
import type { PegExpression, PegGrammar } from '../../src/grammar/peg.js';
import { pegIdentifier, pegParts } from '../../src/grammar/peg.js';
import type { RoleSource } from '../../src/syntax/roles.js';
import { CharacterSets } from './character-sets.js';
import { type Mode, RuleEmitter, type Surroundings } from './emit-rule.js';
import { RoleTable } from './roles.js';
import { firstSet, simplify } from './simplify.js';

/** What `generated/<revision>/parser.ts` binds the emitted code to, from src/syntax/parser.ts. */
export const runtimeNames = ['ParsedNode', 'add', 'at', 'marks', 'places', 'clearMarks'] as const;

/**
 * An expression of JavaScript whose value has `parse(text, { startRule })`, which throws SyntaxError, and
 * `mark(text, { startRule })`, which sets the marks and tells whether a rule with roles below it matches.
 *
 * @param ruleNames the rules of the document, in its spelling and order
 */
export function emitParser(
  peg: PegGrammar,
  ruleNames: readonly string[],
  sources: readonly RoleSource[],
): string {
  const base = (identifier: string): string => identifier.replace(/__.*/, '');
  const indices = new Map(ruleNames.map((name, i) => [pegIdentifier(name), i]));
  const index = (identifier: string): number => {
    const found = indices.get(base(identifier));
    if (found === undefined) throw new Error(`rule "${identifier}" transcribes no rule of the BNF`);
    return found;
  };
  const expressions = new Map(peg.rules.map((rule) => [rule.name, rule.expression]));
  const expressionOf = (rule: string): PegExpression => {
    const expression = expressions.get(rule);
    if (expression === undefined) throw new Error(`rule "${rule}" is not defined`);
    return expression;
  };
  const roles = new RoleTable(peg, sources, pegIdentifier, base);
  const simple = memoised((rule: string) => simplify(expressionOf(rule), expressionOf));
  const marked = memoised((rule: string) =>
    simplify(expressionOf(rule), (name) => (roles.matters(name) ? undefined : expressionOf(name))),
  );
  const around: Surroundings = {
    sets: new CharacterSets(),
    roles,
    base,
    index,
    first: (expression) => firstSet(expression, simple),
    entersClean: (rule) => clean.has(rule),
    expression: (rule, mode) => ({ scan: simple, marks: marked, children: expressionOf })[mode](rule),
  };
  const clean = cleanRules(peg, around);
  const emit = (rule: string, mode: Mode): string => new RuleEmitter(rule, mode, around).emit();

  const functions: string[] = [];
  const table: string[] = [];
  const marking: string[] = [];
  for (const { name, expression } of peg.rules) {
    const isRelevant = roles.relevant.has(name);
    const hasChildren = refersToRule(expression);
    if (hasChildren) functions.push(emit(name, 'children'));
    if (isRelevant) functions.push(emit(name, 'marks'));
    const scan = isRelevant ? 'undefined' : `s_${name}`;
    const parts = hasChildren ? `k_${name}` : 'undefined';
    table.push(
      `const r_${name} = { name: ${JSON.stringify(ruleNames[index(name)])}, scan: ${scan}, parts: ${parts} };`,
    );
    if (isRelevant && name === base(name)) marking.push(`${name}: m_${name}`);
  }
  // Only what the table or another function calls is scanned.
  const scanned = new Set(calledScans([...functions, ...table].join('')));
  for (const name of scanned) {
    const code = emit(name, 'scan');
    functions.push(code);
    for (const called of calledScans(code)) scanned.add(called);
  }
  const starts = peg.rules.filter(({ name }) => name === base(name)).map(({ name }) => `${name}: r_${name}`);
  return `(function () {
const S = marks;
${around.sets.declarations()}${functions.join('')}${table.join('\n')}
const rules = { ${starts.join(', ')} };
const marking = { ${marking.join(', ')} };
class NoMatchError extends Error {}
return {
  SyntaxError: NoMatchError,
  parse(text, { startRule }) {
    const nodes = [];
    const end = add(nodes, rules[startRule], text, 0);
    if (end !== text.length) throw new NoMatchError('no match of ' + startRule);
    return nodes[0];
  },
  mark(text, { startRule }) {
    clearMarks();
    return marking[startRule]?.(text, 0) === text.length;
  },
};
})()`;
}

/** The rules that are never entered after a mark may have been set: an assumption is given up until all hold. */
function cleanRules(peg: PegGrammar, around: Omit<Surroundings, 'entersClean'>): ReadonlySet<string> {
  const clean = new Set(peg.rules.map(({ name }) => name).filter((name) => around.roles.relevant.has(name)));
  for (let size = -1; size !== clean.size;) {
    size = clean.size;
    for (const { name } of peg.rules) {
      if (!around.roles.relevant.has(name)) continue;
      const assumed = { ...around, entersClean: (rule: string) => clean.has(rule) };
      const calls = new RuleEmitter(name, 'marks', assumed).cleanCalls();
      for (const call of calledRules(around.expression(name, 'marks'))) {
        if (!calls.has(call)) clean.delete(call.name);
      }
    }
  }
  return clean;
}

function calledRules(e: PegExpression): readonly Extract<PegExpression, { type: 'reference' }>[] {
  return e.type === 'reference' ? [e] : pegParts(e).flatMap(calledRules);
}

/** The rules whose scanning functions some code mentions. */
function calledScans(code: string): readonly string[] {
  return [...code.matchAll(/\bs_(\w+)/g)].map(([, name]) => name ?? '');
}

function refersToRule(expression: PegExpression): boolean {
  return expression.type === 'reference' || pegParts(expression).some(refersToRule);
}

function memoised<Value>(compute: (rule: string) => Value): (rule: string) => Value {
  const known = new Map<string, Value>();
  return (rule) => {
    const value = known.get(rule) ?? compute(rule);
    known.set(rule, value);
    return value;
  };
}
