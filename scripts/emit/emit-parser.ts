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
import { type Mark, RoleTable } from './roles.js';
import { firstSet, simplify } from './simplify.js';

/** What `generated/<revision>/parser.ts` binds the emitted code to, from src/syntax/parser.ts. */
export const runtimeNames = [
  'ParsedNode',
  'add',
  'at',
  'marks',
  'places',
  'clearMarks',
  'schemeMarks',
] as const;

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
    marksBefore: (rule) => before.get(rule) ?? new Set(),
    expression: (rule, mode) => ({ scan: simple, marks: marked, children: expressionOf })[mode](rule),
  };
  const before = new Map<string, ReadonlySet<Mark>>();
  settleMarksBefore(peg, around, before);
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

/** Finds the marks that can be set when each rule is entered: what callers can have set, until no more is found. */
function settleMarksBefore(
  peg: PegGrammar,
  around: Surroundings,
  before: Map<string, ReadonlySet<Mark>>,
): void {
  const relevant = peg.rules.map(({ name }) => name).filter((name) => around.roles.relevant.has(name));
  for (let settled = false; !settled;) {
    settled = true;
    for (const caller of relevant) {
      for (const [call, marks] of new RuleEmitter(caller, 'marks', around).marksBefore()) {
        if (call.type !== 'reference') continue;
        const known = before.get(call.name) ?? new Set();
        const all = new Set([...known, ...marks]);
        if (all.size > known.size) settled = false;
        before.set(call.name, all);
      }
    }
  }
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
