/**
 * Suites of components compared with tables of tagged automata that have the fault: a counted fault is killed by its
 * witness and by the suite; an equivalent change has no effect on any short text and on many long ones.
 */
import type { TaggedDfa } from '../../../src/core/automaton/tagged-dfa.js';
import { revision, type RevisionId } from '../../../src/api/index.js';
import { suite } from '../../../src/study/index.js';
import { Random, shuffled } from '../../../src/study/sampling/random.js';
import { rolesOf } from '../../../src/study/grammars.js';
import { componentFaults } from '../../../src/study/suites/component-faults.js';
import {
  type ActionFault,
  TaggedMachine,
  withoutProductions,
} from '../../../src/study/suites/tagged-machine.js';
import { componentsBy, lettersOf, movesOf, mutant, taggedTable } from './tagged-mutants.js';

/** A text with its moves and components. */
interface Read {
  readonly text: string;
  readonly moves: readonly number[];
  readonly components: string;
}

/** Maximum number of mutants of one document that are tested on all texts, drawn by a seed. */
const sample = 1500;
const mostShort = 40_000;
const longTexts = 2000;

const ids: readonly RevisionId[] = ['rfc3986', 'rfc1738', 'url-1997'];

describe.each(ids)('%s', (id) => {
  const table = withoutProductions(taggedTable(id));
  const cases = [...suite(revision(id), { purpose: 'components' })].map(({ text }) => text);
  const read = (text: string): Read => {
    const moves = movesOf(table, text);
    return { text, moves, components: componentsBy(id, table, text, moves) };
  };
  const isKilled = (changed: TaggedDfa, { text, moves, components }: Read): boolean =>
    componentsBy(id, changed, text, moves) !== components;
  const { faults, equivalent, undecided, steps } = componentFaults(
    new TaggedMachine(table),
    rolesOf(id).roles,
    (text, fault) => isKilled(mutant(table, fault), read(text)),
  );
  /** Returns those that no text kills. */
  const survivors = (of: readonly ActionFault[], texts: Iterable<string>): readonly ActionFault[] => {
    const byMove = new Map<number, Read[]>();
    for (const text of texts) {
      const one = read(text);
      for (const move of new Set(one.moves)) {
        const known = byMove.get(move);
        if (known === undefined) byMove.set(move, [one]);
        else known.push(one);
      }
    }
    return of.filter((fault) => {
      const changed = mutant(table, fault);
      return !(byMove.get(fault.move) ?? []).some((one) => isKilled(changed, one));
    });
  };
  const drawn = <F extends ActionFault>(of: readonly F[]): readonly F[] =>
    [...shuffled(of, 1)].slice(0, sample);

  test('the unchanged table reads the same as the document', () => {
    for (const text of cases.slice(0, 500))
      expect(read(text).components).toBe(JSON.stringify(revision(id).components(text)));
  });

  test('every change is counted once', () => {
    const assignments = (move: number): number =>
      ((table.actions[(table.moves[move] ?? 0) >> 16] ?? 1) - 1) / 2;
    const dropped = liveMoves(table).reduce((sum, move) => sum + assignments(move), 0);
    const all = [...faults, ...equivalent, ...undecided];
    expect(all.filter(({ kind }) => kind === 'dropped').length).toBe(dropped);
    expect(new Set(all.map(({ kind, move, nth }) => `${kind} ${move} ${nth}`)).size).toBe(all.length);
  });

  test('visits few pairs for each change', () => {
    expect(steps / (faults.length + equivalent.length + undecided.length)).toBeLessThan(20);
  });

  test('faults are killed by their witnesses', () => {
    expect(drawn(faults).filter((fault) => !isKilled(mutant(table, fault), read(fault.witness)))).toEqual([]);
  });

  test('the suite kills the faults', () => {
    expect(survivors(drawn(faults), cases)).toEqual([]);
  });

  test('changes reported as neutral are neutral', () => {
    const texts = [...shortTexts(table), ...longOnes(table), ...cases];
    const not = [...drawn(equivalent), ...undecided];
    expect(survivors(not, texts)).toEqual(not);
  });
});

/** Returns the moves of a table that some derivable text takes. */
function liveMoves(table: TaggedDfa): readonly number[] {
  const left = stepsLeft(table);
  const states = left.length;
  return [...table.moves.keys()].filter((move) =>
    move >= table.ends
      ? move - table.ends >= table.firstAccepting
      : left[move % states] !== Infinity && left[(table.moves[move] ?? 0) & 0xffff] !== Infinity,
  );
}

/** Yields all derivable texts of one letter of each class, as long as there are not too many. */
function* shortTexts(table: TaggedDfa): Generator<string> {
  const letters = lettersOf(table).map((unit) => String.fromCharCode(unit));
  let texts = [''];
  while (texts.length * letters.length < mostShort) {
    texts = texts.flatMap((text) => letters.map((letter) => text + letter));
    for (const text of texts) if (movesOf(table, text).length > 0) yield text;
  }
}

/** Returns the number of further characters that a derivable text needs from each state. */
function stepsLeft({ moves, ends, firstAccepting }: TaggedDfa): readonly number[] {
  const states = moves.length - ends;
  const left = Array.from({ length: states }, (_, state) => (state < firstAccepting ? Infinity : 0));
  for (let changed = true; changed;) {
    changed = false;
    for (let move = 0; move < ends; move++) {
      const steps = (left[(moves[move] ?? 0) & 0xffff] ?? 0) + 1;
      if (steps >= (left[move % states] ?? 0)) continue;
      left[move % states] = steps;
      changed = true;
    }
  }
  return left;
}

/** Yields long derivable texts from random walks. */
function* longOnes(table: TaggedDfa): Generator<string> {
  const random = new Random(7);
  const letters = lettersOf(table);
  const left = stepsLeft(table);
  for (let n = 0; n < longTexts; n++) {
    let text = '';
    let state = table.initial;
    for (let length = random.next() % 30; length > 0 || state < table.firstAccepting; length--) {
      const next = (letter: number): number =>
        (table.moves[(table.columns[letter] ?? 0) + state] ?? 0) & 0xffff;
      const ways = letters.filter((letter) =>
        length > 0 ? left[next(letter)] !== Infinity : (left[next(letter)] ?? 0) < (left[state] ?? 0),
      );
      const letter = ways[random.next() % ways.length];
      if (letter === undefined) break;
      text += String.fromCharCode(letter);
      state = next(letter);
    }
    if (movesOf(table, text).length > 0) yield text;
  }
}
