/** Drawings of automata, and the labels of their edges. */
import { loadGrammar } from '../../../scripts/load/grammar.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { automatonDot, automatonSvg, graphOf } from '../../../src/study/diagrams/automaton-svg.js';
import { minimalAutomaton } from '../../../src/grammar/automata/minimal-dfa.js';
import { revisions } from '../../../generated/registry/ids.js';
import { alt, bnf, many, opt, range, seq, type Term } from '../bnf-terms.js';
import { isFullDepth } from '../../depth.js';
import { characterLabel, classLabel } from '../../../src/study/diagrams/class-label.js';
import { codeUnits, codeUnitsOf, complement } from '../../../src/core/base/code-units.js';
import { automatonOf } from '../../grammar/automata/random-tables.js';
import { studied } from '../load-studied.js';

function automaton(term: Term): Automaton {
  return minimalAutomaton(bnf({ s: term }), 's');
}

describe('automatonDot', () => {
  test('draws states, steps and classes', () => {
    expect(automatonDot(automaton(seq(range('a', 'z'), many(alt(range('0', '9'), '-')))), 's')).toBe(
      [
        'digraph "s" {',
        '  label="s";',
        '  rankdir=LR;',
        '  node [fontname="monospace"];',
        '  edge [fontname="monospace"];',
        '  start [shape=point];',
        '  start -> 0;',
        '  0 [shape=circle];',
        '  1 [shape=doublecircle];',
        '  0 -> 1 [label="a–z"];',
        '  1 -> 1 [label="- 0–9"];',
        '}',
        '',
      ].join('\n'),
    );
  });

  test('keeps quotes, backslashes and what hides inside labels', () => {
    const dot = automatonDot(automaton(opt(alt('"', '\\'))), 'a "title" \\ \u202e\n');
    expect(dot).toContain('digraph "a \\"title\\" \\\\ \\\\u{202E}\\\\u{A}" {');
    expect(dot).toContain('label="\\" \\\\"');
  });

  test.each(isFullDepth ? revisions : (['rfc1738'] as const))(
    '%s: has every state and names every step once',
    (revision) => {
      const grammar = loadGrammar(revision);
      for (const { name } of grammar.rules) {
        const minimal = minimalAutomaton(grammar, name);
        const lines = automatonDot(minimal, name).split('\n');
        expect(lines.filter((line) => /^ {2}\d+ \[shape/.test(line))).toHaveLength(minimal.stateCount - 1);
        const steps = lines.flatMap((line) => /^ {2}(\d+ -> \d+) /.exec(line)?.[1] ?? []);
        expect(new Set(steps).size).toBe(steps.length);
      }
    },
  );
});

/** Returns the set of the characters of a text. */
function set(characters: string): ReturnType<typeof codeUnits> {
  return codeUnitsOf(Array.from(characters, (c) => c.charCodeAt(0)));
}

describe('classLabel', () => {
  test.each([
    [codeUnits([[0x61, 0x7a]]), 'a–z'],
    [set('abcABC012'), '0–2 A–C a–c'],
    [set('ab'), 'a b'],
    [set('-_.!~*'), '! * - . _ ~'],
    [set('()'), '( )'],
    [set(' <>'), 'SP < >'],
    [
      codeUnits([
        [0, 0x1f],
        [0x7f, 0x7f],
      ]),
      '%x00–1F %x7F',
    ],
    [codeUnits([[0x38, 0x42]]), '8 9 : ; < = > ? @ A B'],
    [codeUnits([[0, 0xffff]]), 'any character'],
    [complement(set('#')), 'any but #'],
    [complement(codeUnits([[0x61, 0x7a]])), 'any but a–z'],
    [[], ''],
  ])('%j is %j', (characters, label) => {
    expect(classLabel(characters)).toBe(label);
  });
});

test.each([
  ['a', 'a'],
  [' ', 'SP'],
  ['\t', '%x09'],
  ['é', '%xE9'],
  ['\u202e', '%x202E'],
])('characterLabel of %j is %s', (character, label) => {
  expect(characterLabel(character.charCodeAt(0))).toBe(label);
});

/** Counts the matches of a pattern in a text. */
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
