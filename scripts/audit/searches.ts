/** Searches for faults in learning: documents are learnt as if they were parsers. */
import { revisions } from '../../generated/registry/ids.js';
import { alphabetOfAutomaton } from '../../src/audit/learning/alphabet.js';
import { learn } from '../../src/audit/learning/learn.js';
import { suitesOf } from '../../src/audit/learning/seeds.js';
import type { Automaton } from '../../src/core/automaton/automaton.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { minimalTable, quotient, tableOf } from '../../src/grammar/automata/table-automaton.js';
import { grammarOf } from '../../src/study/grammars.js';
import { compareAutomata } from '../../src/study/relations/compare-rules.js';
import { Random } from '../../src/study/sampling/random.js';
import { type Search, itemOfSeed } from '../soak/soak.js';

const learning: Search = {
  name: 'learning',
  purpose: 'documents are learnt exactly as parsers, also after a prefix; one wrong step is never missed',
  async run(seed) {
    const [revision, lap] = itemOfSeed(revisions, seed);
    const random = new Random(seed);
    const grammar = grammarOf(revision);
    const rule = lap % 2 === 0 ? grammar.start : (pick(grammar.rules, random) ?? grammar.start);
    const document = grammar.automaton(rule);
    const prefix = lap % 4 === 2 ? 'http://' : '';
    const parser = lap < 3 ? document : withOneWrongStep(document, random);
    const alphabet = alphabetOfAutomaton(document);
    const { automaton } = await learn(
      (texts) => Promise.resolve(texts.map((text) => accepts(parser, text))),
      { alphabet, seeds: suitesOf([quotient(document, prefix)], alphabet.asked), extraStates: 0, prefix },
    );
    const expected = minimalTable(tableOf(quotient(parser, prefix)));
    const isLearnt = isEqual(automaton, expected);
    // A suite without extra states is complete for parsers of at most as many states as were found.
    const isPromised = parser === document || expected.table.rows.length <= automaton.table.rows.length;
    const isMissed = prefix === '' && isEqual(automaton, document);
    const findings =
      isLearnt || (!isPromised && !isMissed)
        ? []
        : [`${revision} ${rule}, after "${prefix}": what is learnt is not what the parser accepts`];
    return { cases: 1, findings };
  },
};

/** Returns the automaton with one transition of its minimal table redirected. */
function withOneWrongStep(automaton: Automaton, random: Random): Automaton {
  const { classes, accepting, rows } = minimalTable(tableOf(automaton)).table;
  const below = (n: number): number => Number(random.below(BigInt(n)));
  const [from, c, to] = [below(rows.length), below(rows[0]?.length ?? 1), below(rows.length)];
  return minimalTable({
    classes,
    accepting,
    rows: rows.map((row, state) => row.map((next, column) => (state === from && column === c ? to : next))),
  });
}

function isEqual(a: Automaton, b: Automaton): boolean {
  return compareAutomata(a, b).relation === 'equal';
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Number(random.below(BigInt(items.length)))];
}

export const searches: readonly Search[] = [learning];
