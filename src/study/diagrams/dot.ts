/** An automaton as a graph in the DOT language of Graphviz, its steps labelled with the characters they read. */
import { visible } from '../../base/visible.js';
import type { Automaton } from '../../automaton/automaton.js';
import { graphOf } from './automaton-graph.js';

/**
 * The graph of the states that can be reached, numbered from 0 in the order of shortest ways; accepting states have two
 * circles. What is not drawn leads to the dead state. Linear in the size of the automaton.
 * @param title the graph's name and label
 */
export function automatonDot(automaton: Automaton, title: string): string {
  const graph = graphOf(automaton);
  const nodes = graph.nodes.map(
    ({ accepting }, number) => `  ${number} [shape=${accepting ? 'doublecircle' : 'circle'}];`,
  );
  const edges = graph.edges.map(({ from, to, label }) => `  ${from} -> ${to} [label=${quoted(label)}];`);
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

function quoted(text: string): string {
  return `"${visible(text).replace(/["\\]/g, '\\$&')}"`;
}
