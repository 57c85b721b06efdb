/** Difference of two expressions as an expression, from the automaton of the difference. */
import type { Automaton } from '../../core/automaton/automaton.js';
import { Pairs } from '../../core/automaton/pairs.js';
import { accepts } from '../../core/automaton/walk.js';
import { LimitError } from '../../core/base/limits.js';
import { minimalAutomaton } from '../automata/minimal-dfa.js';
import { jointClasses, minimalTable, type TableAutomaton } from '../automata/table-automaton.js';
import type { BnfExpression, BnfRule } from '../bnf/bnf.js';
import { automatonExpression } from './automaton-expression.js';
import { anyOf } from './tail-recursion.js';

/** Maximum number of states of the difference, before and after it is minimized, and of parts of its expression. */
const most = { pairs: 5000, states: 60, parts: 2000 } as const;

/**
 * Returns an expression of the strings that `from` derives and `except` does not, or the problem in words. One that
 * only excepts the empty string keeps its structure.
 */
export function difference(
  rules: readonly BnfRule[],
  from: BnfExpression,
  except: BnfExpression,
): BnfExpression | string {
  const automaton = (expression: BnfExpression): Automaton => automatonOf(rules, expression);
  try {
    if (from.type === 'repetition' && from.min === 0 && from.max !== 0 && isEmpty(except)) {
      if (!accepts(automaton(from.body), '')) return { ...from, min: 1 };
    }
    const left = minus(automaton(from), automaton(except));
    if (left === undefined || left.stateCount > most.states)
      return `this exception cannot be rewritten: its automaton has more than ${most.states} states`;
    if (left.dead === left.initial) return 'this exception leaves no string';
    const written = automatonExpression(
      left,
      (set) => anyOf(set.map(([from, to]) => ({ type: 'range', from, to, span: except.span }))),
      most.parts,
    );
    if (written === undefined)
      return `this exception cannot be rewritten: it would have more than ${most.parts} parts`;
    return written;
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return `this exception cannot be rewritten: ${error.problem}`;
  }
}

function isEmpty(e: BnfExpression): boolean {
  return e.type === 'sequence' ? e.items.length === 0 : e.type === 'literal' && e.text === '';
}

function automatonOf(rules: readonly BnfRule[], expression: BnfExpression): Automaton {
  const [model] = rules;
  if (model === undefined) throw new TypeError('a grammar must have rules');
  // No notation allows this name.
  const rule: BnfRule = { ...model, name: ' ', expression };
  return minimalAutomaton({ revision: 'exception', rules: [...rules, rule] }, rule.name);
}

/** Returns the automaton of what the first accepts and the second does not; undefined if it is too large. */
function minus(first: Automaton, second: Automaton): TableAutomaton | undefined {
  const classes = jointClasses([first, second]);
  const letters: number[] = [];
  for (const [unit, c] of classes.entries()) letters[c] ??= unit;
  const pairs = new Pairs();
  pairs.add(first.initial, second.initial);
  const rows: number[][] = [];
  const accepting: boolean[] = [];
  for (let i = 0; i < pairs.size; i++) {
    if (pairs.size > most.pairs) return undefined;
    const [a = first.dead, b = second.dead] = [pairs.firsts[i], pairs.seconds[i]];
    accepting.push(first.accepting(a) && !second.accepting(b));
    rows.push(
      letters.map((unit) =>
        pairs.add(first.step(a, first.classOf(unit)), second.step(b, second.classOf(unit))),
      ),
    );
  }
  return minimalTable({ classes, accepting, rows });
}
