/** An automaton as a graph in the DOT language of Graphviz, its steps labelled with the characters they read. */
import { visible } from '../../base/visible.js';
import type { Automaton } from '../../automaton/automaton.js';
import { unmentioned } from '../../automaton/dfa-table.js';
import { classLabel } from './class-label.js';
import { type CodeUnitSet, codeUnits, lastCodeUnit } from '../../base/code-units.js';

/**
 * The graph of the states that can be reached, numbered from 0 in the order of shortest ways; accepting states have two
 * circles. What is not drawn leads to the dead state. Linear in the size of the automaton.
 * @param title the graph's name and label
 */
export function automatonDot(automaton: Automaton, title: string): string {
  const sets = classSets(automaton);
  const numbers = new Map([[automaton.initial, 0]]);
  const nodes: string[] = [];
  const edges: string[] = [];
  for (const [state, number] of numbers) {
    const shape = automaton.accepting(state) ? 'doublecircle' : 'circle';
    nodes.push(`  ${number} [shape=${shape}];`);
    for (const [target, classes] of targets(automaton, state)) {
      const known = numbers.get(target) ?? numbers.size;
      numbers.set(target, known);
      const label = classLabel(codeUnits(classes.flatMap((c) => sets[c] ?? [])));
      edges.push(`  ${number} -> ${known} [label=${quoted(label)}];`);
    }
  }
  const head = [
    `digraph ${quoted(title)} {`,
    `  label=${quoted(title)};`,
    '  rankdir=LR;',
    '  node [fontname="monospace"];',
    '  edge [fontname="monospace"];',
    '  start [shape=point];',
    '  start -> 0;',
  ];
  return `${[...head, ...nodes, ...edges, '}'].join('\n')}\n`;
}

/** The live states after a state, with the classes that lead there. */
function targets(automaton: Automaton, state: number): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let c = 0; c < automaton.classCount; c++) {
    const target = automaton.step(state, c);
    if (target === automaton.dead) continue;
    found.set(target, [...(found.get(target) ?? []), c]);
  }
  return found;
}

/** The code units of each class. */
function classSets(automaton: Automaton): readonly CodeUnitSet[] {
  const ranges = Array.from({ length: automaton.classCount }, (): (readonly [number, number])[] => []);
  for (let unit = 0; unit < unmentioned; unit++) ranges[automaton.classOf(unit)]?.push([unit, unit]);
  ranges[automaton.classOf(unmentioned)]?.push([unmentioned, lastCodeUnit]);
  return ranges.map(codeUnits);
}

function quoted(text: string): string {
  return `"${visible(text).replace(/["\\]/g, '\\$&')}"`;
}
