/** Each document's own recogniser as a parser: it is learnt exactly, and so is one with one wrong transition. */
import { revisions } from '../../../generated/registry/ids.js';
import { alphabetOfAutomaton, startingAlphabet } from '../../../src/audit/learning/alphabet.js';
import { learn } from '../../../src/audit/learning/learn.js';
import type { Learnt } from '../../../src/study/learnt-language.js';
import { suitesOf } from '../../../src/audit/learning/seeds.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import { minimalTable, quotient, tableOf } from '../../../src/grammar/automata/table-automaton.js';
import { compareAutomata, type Comparison } from '../../../src/study/relations/compare-rules.js';
import { studied } from '../../study/load-studied.js';

jest.setTimeout(120_000);

function learnParser(parser: Automaton, of: Automaton, prefix = ''): Promise<Learnt> {
  const alphabet = alphabetOfAutomaton(of);
  return learn((texts) => Promise.resolve(texts.map((text) => accepts(parser, text))), {
    alphabet,
    seeds: suitesOf([quotient(of, prefix)], alphabet.asked),
    extraStates: 0,
    prefix,
  });
}

test.each(revisions)('%s is learnt exactly from its minimal alphabet', async (id) => {
  const automaton = studied(id).automaton(studied(id).start);
  const learnt = await learnParser(automaton, automaton);
  expect(compareAutomata(learnt.automaton, automaton).relation).toBe('equal');
  expect(learnt.automaton.table).toEqual(minimalTable(tableOf(automaton)).table);
});

/** Returns copies of the automaton with one transition of its minimal table redirected: the same ones for a seed. */
function mutants(automaton: Automaton, count: number): readonly Automaton[] {
  const { classes, accepting, rows } = minimalTable(tableOf(automaton)).table;
  return Array.from({ length: count }, (_, i) => {
    const [from, c, to] = [
      (i * 37) % rows.length,
      (i * 11) % (rows[0]?.length ?? 1),
      (i * 53 + 1) % rows.length,
    ];
    return minimalTable({
      classes,
      accepting,
      rows: rows.map((row, state) => row.map((next, column) => (state === from && column === c ? to : next))),
    });
  });
}

function shortest({ onlyFirst, onlySecond }: Comparison): number {
  return Math.min(...[...onlyFirst, ...onlySecond].map(({ text }) => text.length));
}

test('a single wrong transition is detected', async () => {
  const automaton = studied('rfc3986').automaton(studied('rfc3986').start);
  let detected = 0;
  for (const mutant of mutants(automaton, 6)) {
    const learnt = await learnParser(mutant, automaton);
    expect(compareAutomata(learnt.automaton, mutant).relation).toBe('equal');
    const difference = compareAutomata(learnt.automaton, automaton);
    // No shorter text distinguishes them: the first of each kind is a shortest one.
    const expected = compareAutomata(mutant, automaton);
    expect(difference).toEqual(expected);
    if (difference.relation === 'equal') continue;
    detected += 1;
    expect(shortest(difference)).toBeLessThan(20);
  }
  expect(detected).toBeGreaterThan(2);
});

test('learning after a prefix yields the quotient of the language', async () => {
  for (const id of ['url-1993', 'rfc1808', 'rfc3986'] as const) {
    const automaton = studied(id).automaton(studied(id).start);
    const learnt = await learnParser(automaton, automaton, 'http://');
    expect([id, compareAutomata(learnt.automaton, quotient(automaton, 'http://')).relation]).toEqual([
      id,
      'equal',
    ]);
  }
});

test('the known letters suffice to find all of its classes', async () => {
  const automata = revisions.map((id) => studied(id).automaton(studied(id).start));
  const alphabet = startingAlphabet(automata);
  const automaton = studied('rfc2732').automaton('URI-reference');
  const learnt = await learn((texts) => Promise.resolve(texts.map((text) => accepts(automaton, text))), {
    alphabet,
    seeds: suitesOf([automaton], alphabet.asked),
  });
  expect(learnt.automaton.table).toEqual(minimalTable(tableOf(automaton)).table);
  expect(learnt.assumptions).toMatchObject({ extraStates: 0, unasked: [] });
});
