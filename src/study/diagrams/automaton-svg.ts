/**
 * Drawings of an automaton: as SVG, with states in columns by their distance from the initial one, and as Graphviz DOT.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import { codeUnits } from '../../core/base/code-units.js';
import { visible } from '../../core/base/visible.js';
import { classSets } from '../../grammar/automata/explore.js';
import { classLabel } from './class-label.js';
import { element, escapeXml } from './svg-element.js';

/** Distance between the centres of two columns, and of two states in one column. */
const columnWidth = 190;
const rowHeight = 76;
const radius = 17;
const margin = 60;
/** Greatest bend of an edge: the curve reaches half of it, which stays within the margin. */
const maxBend = 2 * (margin - 10);
/** Longer labels are cut; the title of the edge has the whole label. */
const maxLabelLength = 22;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns a self-contained drawing that follows the reader's choice of light or dark. Accepting states have two
 * circles; transitions that are not drawn lead to the dead state. Linear in the size of the automaton.
 * @param title the title of the drawing
 */
export function automatonSvg(automaton: Automaton, title: string): string {
  const graph = graphOf(automaton);
  const places = placesOf(graph);
  const [first = { x: margin, y: margin }] = places;
  const width = Math.max(...places.map(({ x }) => x)) + columnWidth / 2;
  const height = Math.max(...places.map(({ y }) => y)) + margin;
  const start = element('path', {
    d: `M${first.x - 45} ${first.y}H${first.x - radius}`,
    'marker-end': 'url(#to)',
  });
  const content = [
    element('title', { id: 'automaton-title' }, escapeXml(title)),
    element('style', {}, style),
    element('defs', {}, arrow),
    start,
    ...graph.edges.map((edge) => drawnEdge(edge, places)),
    ...graph.nodes.map(({ accepting }, number) => drawnState(number, accepting, places[number] ?? first)),
  ].join('');
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'automaton',
    role: 'img',
    'aria-labelledby': 'automaton-title',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  };
  return `${element('svg', attributes, content)}\n`;
}

/** Returns the centre of each state: one column for each distance, all columns centred vertically. */
function placesOf({ nodes }: AutomatonGraph): readonly Point[] {
  const sizes: number[] = [];
  for (const { depth } of nodes) sizes[depth] = (sizes[depth] ?? 0) + 1;
  const tallest = Math.max(...sizes);
  const placed = sizes.map(() => 0);
  return nodes.map(({ depth }) => {
    const row = placed[depth] ?? 0;
    placed[depth] = row + 1;
    const above = (tallest - (sizes[depth] ?? 0)) / 2;
    return { x: margin + depth * columnWidth, y: margin + (above + row) * rowHeight };
  });
}

function drawnState(number: number, accepting: boolean, { x, y }: Point): string {
  const circles = [radius, ...(accepting ? [radius - 4] : [])];
  return [
    ...circles.map((r) => element('circle', { cx: x, cy: y, r })),
    element('text', { x, y: y + 4 }, String(number)),
  ].join('');
}

function drawnEdge({ from, to, label }: GraphEdge, places: readonly Point[]): string {
  const a = places[from] ?? { x: 0, y: 0 };
  const b = places[to] ?? a;
  const { d, at } = from === to ? loop(a) : bow(a, b);
  const letters = Array.from(label);
  const cut = letters.length > maxLabelLength ? `${letters.slice(0, maxLabelLength - 1).join('')}…` : label;
  const all = element('title', {}, escapeXml(label));
  return element(
    'g',
    {},
    element('path', { d, 'marker-end': 'url(#to)' }) +
      element('text', { class: 'label', x: round(at.x), y: round(at.y) }, all + escapeXml(cut)),
  );
}

/** Returns a loop from a state to itself, above it. */
function loop({ x, y }: Point): { readonly d: string; readonly at: Point } {
  const top = y - radius - 26;
  return {
    d: `M${x - 9} ${y - 15}C${x - 30} ${top} ${x + 30} ${top} ${x + 9} ${y - 15}`,
    at: { x, y: top + 2 },
  };
}

/** Returns an edge between two states, bent to the left of its direction, so that the opposite edge is separate. */
function bow(a: Point, b: Point): { readonly d: string; readonly at: Point } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const bend = length > columnWidth * 1.1 || dx <= 0 ? Math.min(length / 5, maxBend) : 8;
  const middle = { x: (a.x + b.x) / 2 + (dy / length) * bend, y: (a.y + b.y) / 2 - (dx / length) * bend };
  const start = towards(a, middle, radius);
  const end = towards(b, middle, radius);
  const d = `M${round(start.x)} ${round(start.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
  // Halfway along the curve.
  const at = { x: (a.x + 2 * middle.x + b.x) / 4, y: (a.y + 2 * middle.y + b.y) / 4 - 3 };
  return { d, at };
}

function towards(from: Point, to: Point, distance: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = distance / Math.hypot(dx, dy);
  return { x: from.x + dx * share, y: from.y + dy * share };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

const arrow = element(
  'marker',
  { id: 'to', viewBox: '0 0 8 8', refX: 8, refY: 4, markerWidth: 8, markerHeight: 8, orient: 'auto' },
  element('path', { class: 'head', d: 'M0 0L8 4L0 8Z' }),
);

const style = `
.automaton{--ink:#1f2328;--paper:#fff;--state:#ddf4ff;--way:#57606a;background:var(--paper)}
@media (prefers-color-scheme:dark){.automaton{--ink:#e6edf3;--paper:#0d1117;--state:#0c2d50;--way:#8d96a0}}
.automaton path{fill:none;stroke:var(--way);stroke-width:1.2}
.automaton path.head{fill:var(--way);stroke:none}
.automaton circle{fill:var(--state);stroke:var(--ink);stroke-width:1.4}
.automaton text{font:12px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;text-anchor:middle;fill:var(--ink);white-space:pre}
.automaton text.label{font-size:10.5px;paint-order:stroke;stroke:var(--paper);stroke-width:3px}
`;

/**
 * Returns the graph of the reachable states, numbered from 0 in the order of shortest paths; accepting states have two
 * circles. Transitions that are not drawn lead to the dead state. Linear in the size of the automaton.
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

/** A state; its number is its index in the list, in the order of shortest paths from the initial state. */
interface GraphNode {
  readonly accepting: boolean;
  /** Length of a shortest path from the initial state. */
  readonly depth: number;
}

/** All transitions from one state to another. */
interface GraphEdge {
  readonly from: number;
  readonly to: number;
  /** The characters read, abbreviated. */
  readonly label: string;
}

/** The graph to draw, without transitions to the dead state. */
interface AutomatonGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** Returns the graph of an automaton. Linear in its size. */
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

/** Returns the live successors of a state, with the classes that lead to each. */
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
