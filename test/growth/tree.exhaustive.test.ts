/** Recognising, parsing and reading components take linearly many steps for every text. */
import type { Automaton } from '../../src/core/automaton/automaton.js';
import { DfaTable } from '../../src/core/automaton/dfa-table.js';
import { loadTaggedDfa } from '../../scripts/load/tagged-dfa.js';
import { Registers } from '../../src/core/automaton/registers.js';
import { runTaggedDfa, type TaggedDfa } from '../../src/core/automaton/tagged-dfa.js';
import { BigramTable } from '../../src/core/automaton/bigram-table.js';
import { type Revision, revision, revisions } from '../../src/api/index.js';
import { descendants } from '../../src/core/tree/node.js';
import { accepts, walk } from '../../src/core/automaton/walk.js';
import { families } from './families.js';
import { growth, linear } from './steps.js';

/** Places of a family's text: in each component, and in the components of each scheme. */
const places: Readonly<Record<string, (text: string) => string>> = {
  alone: (text) => text,
  'in a scheme': (text) => `${text}://h/p`,
  'after a scheme': (text) => `x:${text}`,
  'in an authority': (text) => `http://${text}/p`,
  'in a user': (text) => `ftp://${text}@h/p`,
  'in a password': (text) => `ftp://u:${text}@h/p`,
  'in a port': (text) => `http://h:${text}/p`,
  'in a path': (text) => `http://h/${text}`,
  'in a query': (text) => `http://h/p?${text}`,
  'in a fragment': (text) => `http://h/p#${text}`,
  'before an ftp type': (text) => `ftp://h/${text};type=a`,
  'in a gopher selector': (text) => `gopher://h/1${text}`,
  'in a gopher search': (text) => `gopher://h/1s%09${text}`,
  'in a gopher+ string': (text) => `gopher://h/1s%09t%09${text}`,
  'in a wais database': (text) => `wais://h/${text}?s`,
  'in a wais type': (text) => `wais://h/d/${text}/1/p`,
  'in a wais path': (text) => `wais://h/d/t/${text}`,
  'in a prospero name': (text) => `prospero://h/${text};b=c`,
  'in a prospero field': (text) => `prospero://h/a;${text}=${text}`,
  'in prospero fields': (text) => `prospero://h/a${text.replaceAll(/./g, ';b=c')}`,
  'in a newsgroup': (text) => `news:${text}`,
  'in an article': (text) => `news:a@${text}`,
  'in a newsgroup of a server': (text) => `nntp://h/${text}/1`,
  'in a mail address': (text) => `mailto:${text}`,
  'in a telnet address': (text) => `telnet://${text}`,
  'in a file': (text) => `file://${text}/p`,
};

interface Family {
  readonly name: string;
  readonly text: (units: number) => string;
}

/**
 * Returns families for each place, others for the next document: several documents together cover every family in every
 * place.
 */
function familiesInPlaces(turn: number): readonly Family[] {
  const all = Object.entries(families);
  const own = all.filter((_, i) => (i + turn) % 3 === 0);
  return Object.entries(places).flatMap(([place, at]) =>
    own.map(([name, family]) => ({ name: `${name} ${place}`, text: (units) => at(family(units)) })),
  );
}

/** Returns an automaton that counts its calls. */
function countingAutomaton(
  automaton: Automaton,
): Automaton & { readonly asked: { steps: number; classes: number } } {
  const asked = { steps: 0, classes: 0 };
  return {
    asked,
    initial: automaton.initial,
    classCount: automaton.classCount,
    dead: automaton.dead,
    classOf(codeUnit) {
      asked.classes += 1;
      return automaton.classOf(codeUnit);
    },
    step(state, characterClass) {
      asked.steps += 1;
      return automaton.step(state, characterClass);
    },
    accepting: (state) => automaton.accepting(state),
  };
}

/** Returns a table that counts its look-ups. */
function countingTable<Table extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(
  table: Table,
): { readonly table: Table; readonly lookUps: () => number } {
  let lookUps = 0;
  const counting = new Proxy(table, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof key === 'string' && /^\d+$/.test(key)) lookUps += 1;
      return value;
    },
  });
  return { table: counting, lookUps: () => lookUps };
}

describe.each(revisions.map((id, i) => [id, i] as const))('%s', (id, i) => {
  const document: Revision = revision(id);
  const inPlaces = familiesInPlaces(i);
  const texts = inPlaces.map(({ text }) => text(200));
  const automaton = document.automaton();

  test('accepting a text takes one step for each character, up to the first that is not allowed', () => {
    for (const text of texts) {
      const counting = countingAutomaton(automaton);
      accepts(counting, text);
      const steps = Math.min(text.length, walk(automaton, text).offset + 1);
      expect({ text, ...counting.asked }).toEqual({ text, steps, classes: steps });
    }
  });

  test('accepting one of many texts takes one step for each pair of characters', () => {
    if (!(automaton instanceof DfaTable)) throw new Error('the reference rule has no table');
    const pairs = new BigramTable(automaton);
    const table: unknown = Reflect.get(pairs, 'table');
    if (!(table instanceof Int32Array)) throw new Error('pairs have no table');
    for (const text of texts) {
      const counting = countingTable(table);
      Reflect.set(pairs, 'table', counting.table);
      const isAccepted = pairs.accepts(text);
      const pairCount = Math.floor(Math.min(text.length, walk(automaton, text).offset + 2) / 2);
      expect({ text, isAccepted }).toEqual({ text, isAccepted: accepts(automaton, text) });
      expect(counting.lookUps()).toBeLessThanOrEqual(pairCount);
      if (isAccepted) expect(counting.lookUps()).toBe(pairCount);
    }
  });

  test('taggedDfa a text takes one step for each character, and actions as many as a character may have', () => {
    const taggedDfa = loadTaggedDfa(id);
    const longest = Math.max(...actionLengths(taggedDfa));
    for (const text of texts) {
      const [columns, moves, actions] = [
        countingTable(taggedDfa.columns),
        countingTable(taggedDfa.moves),
        countingTable(taggedDfa.actions),
      ];
      const isMarked =
        runTaggedDfa(
          {
            ...taggedDfa,
            columns: columns.table,
            moves: moves.table,
            actions: actions.table,
          },
          text,
          new Registers(),
        ) < 0;
      const steps = Math.min(text.length, walk(automaton, text).offset + 1);
      expect({ text, columns: columns.lookUps(), moves: moves.lookUps() }).toEqual({
        text,
        columns: steps,
        moves: steps + Number(isMarked),
      });
      expect(actions.lookUps()).toBeLessThanOrEqual((text.length + 1) * longest);
    }
  });

  test.each<[string, (part: string) => string]>([
    ['host', (part) => `http://www.${part}.org/`],
    ['segment', (part) => `http://www.example.org/${part}`],
    ['query', (part) => `http://www.example.org/?${part}`],
  ])('taggedDfa a longer %s takes no more actions', (_, at) => {
    const taggedDfa = loadTaggedDfa(id);
    const [short, long] = [10, 60].map((length) => {
      const actions = countingTable(taggedDfa.actions);
      expect(
        runTaggedDfa({ ...taggedDfa, actions: actions.table }, at('a'.repeat(length)), new Registers()),
      ).toBe(-1);
      return actions.lookUps();
    });
    expect(long).toBe(short);
  });

  test.each<[string, (text: string) => unknown]>([
    ['accepting', (text) => document.accepts(text)],
    ['parsing, every node visited,', (text) => [...descendants(document.parse(text))]],
    ['reading components and their places', (text) => [document.components(text), document.spans(text)]],
    [
      'telling why a text is rejected',
      (text) => {
        const result = document.safeParse(text);
        return result.ok ? undefined : result.error.message;
      },
    ],
  ])('%s takes twice as many steps of a text twice as long', (_, call) => {
    const quadratic = inPlaces.flatMap(({ name, text }) => {
      const ratio = growth(text, call);
      return ratio < linear ? [] : [`${name}: ${ratio.toFixed(2)}`];
    });
    expect(quadratic).toEqual([]);
  });
});

/** Returns the number of numbers in each action. */
function actionLengths({ actions }: TaggedDfa): readonly number[] {
  const lengths: number[] = [];
  for (let begin = 0; begin < actions.length; begin += actions[begin] ?? 1) lengths.push(actions[begin] ?? 1);
  return lengths;
}
