import { automatonSvg } from '../../../src/study/diagrams/automaton-svg.js';
import { graphOf } from '../../../src/study/diagrams/automaton-graph.js';
import { automatonOf } from '../../audit/learning/random-tables.js';
import { studied } from '../load-studied.js';

/** How often a pattern is in a text. */
function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

test('draws every state and every step, a state that accepts with two circles', () => {
  const automaton = studied('rfc3986').automaton('IPv4address');
  const { nodes, edges } = graphOf(automaton);
  const svg = automatonSvg(automaton, 'IPv4address');
  const accepting = nodes.filter((node) => node.accepting).length;
  expect(count(svg, /<circle/g)).toBe(nodes.length + accepting);
  expect(count(svg, /<text class="label"/g)).toBe(edges.length);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('draws an automaton with one state, and one that is empty', () => {
  for (const accepting of [true, false]) {
    const svg = automatonSvg(automatonOf('ab', { rows: [[0, 0]], accepting: [accepting] }), 'one');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('cuts a long label, all of which is in its title, and escapes what it is given', () => {
  const svg = automatonSvg(studied('rfc3986').automaton('pchar'), '<script>');
  expect(svg).not.toContain('<script>');
  expect(svg).toMatch(/<title>! \$ &#38; &#39;[^<]* ~<\/title>[^<]*…</);
});
