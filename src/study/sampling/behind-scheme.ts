/**
 * The derivations of whole URIs: those of a rule whose strings begin with a scheme and `://`. Parsers that accept no
 * relative reference can be tested with these only.
 */
import { codeUnits, type CodeUnitSet, codeUnitsOf, complement } from '../../core/base/code-units.js';
import type { DerivationNfa, DerivationState } from '../../grammar/automata/derivation-nfa.js';

const unitOf = (character: string): number => character.charCodeAt(0);
const delimiters = codeUnitsOf(Array.from(':/?#', unitOf));
const colon = codeUnitsOf([unitOf(':')]);
const slash = codeUnitsOf([unitOf('/')]);
const inScheme = complement(delimiters);

/** The phases of a string: for each, the sets that continue it, and the phase after them. */
const phases: readonly (readonly (readonly [set: CodeUnitSet, next: number])[])[] = [
  [[inScheme, 1]],
  [
    [inScheme, 1],
    [colon, 2],
  ],
  [[slash, 3]],
  [[slash, 4]],
  [[complement([]), 4]],
];
const last = phases.length - 1;

/**
 * Returns the derivations of those strings. A set that may both continue and end a scheme continues it. Linear in the
 * number of states.
 */
export function behindScheme({ rule, initial, states }: DerivationNfa): DerivationNfa {
  const numbers = new Map<number, number>();
  const open: (readonly [state: number, phase: number])[] = [];
  const numberOf = (state: number, phase: number): number => {
    const key = state * phases.length + phase;
    const known = numbers.get(key) ?? numbers.size;
    if (known === numbers.size) {
      numbers.set(key, known);
      open.push([state, phase]);
    }
    return known;
  };
  // Derivations end in state 0; no other state without successors is on a path to it.
  numberOf(0, last);
  const first = numberOf(initial, 0);
  const found: DerivationState[] = [];
  for (const [state, phase] of open) found.push(stateIn(states[state], phase, numberOf));
  return { rule, initial: first, states: found };
}

function stateIn(
  state: DerivationState | undefined,
  phase: number,
  numberOf: (state: number, phase: number) => number,
): DerivationState {
  switch (state?.type) {
    case 'enter':
      return { ...state, next: numberOf(state.next, phase) };
    case 'choice':
      return { ...state, options: state.options.map((option) => numberOf(option, phase)) };
    case 'read': {
      for (const [allowed, next] of phases[phase] ?? []) {
        const set = intersection(state.set, allowed);
        if (set.length > 0) return { type: 'read', set, next: numberOf(state.next, next) };
      }
      return { type: 'end' };
    }
    default:
      return { type: 'end' };
  }
}

function intersection(a: CodeUnitSet, b: CodeUnitSet): CodeUnitSet {
  return complement(codeUnits([...complement(a), ...complement(b)]));
}
