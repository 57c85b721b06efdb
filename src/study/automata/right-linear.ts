/** An automaton as a BNF: a rule for each state, which reads a character and goes on with the next state's, or ends. */
import type { Automaton } from '../../automaton/automaton.js';
import { hexadecimal } from '../../base/character.js';
import type { CodeUnitSet } from '../../base/code-units.js';
import type { BnfExpression, BnfGrammar, BnfRule } from '../bnf/bnf.js';
import { classSets, distancesToAcceptance, stepsFrom } from './explore.js';

const nowhere = { start: 0, end: 0 };

/**
 * The right-linear grammar of an automaton; its texts are in the notation of RFC 2234 §3. The rule of the initial state has
 * a name that is given, the others are numbered; a state from which nothing is accepted has no rule, but the initial one.
 * @param revision the name of the grammar
 */
export function rightLinear(automaton: Automaton, revision: string, start: string): BnfGrammar {
  const others = [...distancesToAcceptance(automaton).keys()].filter((state) => state !== automaton.initial);
  const names = new Map([[automaton.initial, start]]);
  for (const state of others.sort((a, b) => a - b)) names.set(state, `state-${names.size}`);
  const sets = classSets(automaton);
  const rules = [...names].map(([state, name]): BnfRule => {
    const steps = [...stepsFrom(automaton, state, sets)].flatMap(([next, set]) => {
      const nameOfNext = names.get(next);
      return nameOfNext === undefined ? [] : [[nameOfNext, set] as const];
    });
    const isAccepting = automaton.accepting(state);
    const text = `${name} = ${[...steps.map(written), ...(isAccepting ? ['""'] : [])].join(' / ')}`;
    return {
      name,
      origin: 'document',
      printed: text,
      corrected: text,
      corrections: [],
      section: '',
      expression: anyOf([...steps.map(step), ...(isAccepting ? [inSequence()] : [])]),
      span: nowhere,
    };
  });
  return { revision, rules };
}

function step([name, set]: readonly [string, CodeUnitSet]): BnfExpression {
  const characters = set.map(([from, to]): BnfExpression => ({ type: 'range', from, to, span: nowhere }));
  return inSequence(anyOf(characters), { type: 'reference', name, span: nowhere });
}

function written([name, set]: readonly [string, CodeUnitSet]): string {
  const ranges = set.map(([from, to]) => `%x${hexadecimal(from)}${from === to ? '' : `-${hexadecimal(to)}`}`);
  return `${ranges.length === 1 ? ranges.join('') : `( ${ranges.join(' / ')} )`} ${name}`;
}

function inSequence(...items: readonly BnfExpression[]): BnfExpression {
  return { type: 'sequence', items, span: nowhere };
}

function anyOf(alternatives: readonly BnfExpression[]): BnfExpression {
  const [only, more] = alternatives;
  if (only !== undefined && more === undefined) return only;
  return { type: 'alternation', alternatives, span: nowhere };
}
