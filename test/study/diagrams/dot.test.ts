import { loadGrammar } from '../../../scripts/load/grammar.js';
import type { Automaton } from '../../../src/automaton/automaton.js';
import { automatonDot } from '../../../src/study/diagrams/dot.js';
import { minimalAutomaton } from '../../../src/study/automata/minimal-dfa.js';
import { revisions } from '../../../generated/registry/ids.js';
import { alt, bnf, many, opt, range, seq, type Term } from '../bnf-terms.js';
import { isWhole } from '../../depth.js';

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

  test.each(isWhole ? revisions : (['rfc1738'] as const))(
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
