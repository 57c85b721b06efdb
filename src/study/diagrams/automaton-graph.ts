/** An automaton as a graph to draw: the states that can be reached, and what is read from one to another. */
import type { Automaton } from '../../automaton/automaton.js';
import { codeUnits } from '../../base/code-units.js';
import { classSets } from '../automata/explore.js';
import { classLabel } from './class-label.js';

/** A state; its number is its place in the list, in the order of shortest ways from the initial one. */
export interface GraphNode {
  readonly accepting: boolean;
  /** The number of steps of a shortest way from the initial state. */
  readonly depth: number;
}

/** All steps from one state to another. */
export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  /** The characters that are read, in few words. */
  readonly label: string;
}

/** What is drawn: what leads to the dead state is not. */
export interface AutomatonGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** Linear in the size of the automaton. */
export function graphOf(automaton: Automaton): AutomatonGraph {
  const sets = classSets(automaton);
  const numbers = new Map([[automaton.initial, 0]]);
  const depths = [0];
  const nodes: GraphNode[] = [];
  const edges: GraphEdge[] = [];
  for (const [state, number] of numbers) {
    const depth = depths[number] ?? 0;
    nodes.push({ accepting: automaton.accepting(state), depth });
    for (const [target, classes] of targets(automaton, state)) {
      const known = numbers.get(target) ?? depths.push(depth + 1) - 1;
      numbers.set(target, known);
      const label = classLabel(codeUnits(classes.flatMap((c) => sets[c] ?? [])));
      edges.push({ from: number, to: known, label });
    }
  }
  return { nodes, edges };
}

/** The live states after a state, with the classes that lead there. */
function targets(automaton: Automaton, state: number): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let c = 0; c < automaton.classCount; c++) {
    const target = automaton.step(state, c);
    if (target === automaton.dead) continue;
    const classes = found.get(target) ?? [];
    classes.push(c);
    found.set(target, classes);
  }
  return found;
}
